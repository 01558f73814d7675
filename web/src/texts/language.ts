/** The languages, each by its own name. */
export const LANGUAGES = { en: "English", uk: "Українська", gu: "ગુજરાતી", ru: "Русский" } as const;

export type Language = keyof typeof LANGUAGES;

export function isLanguage(tag: unknown): tag is Language {
  return typeof tag === "string" && Object.hasOwn(LANGUAGES, tag);
}

/** The first of the preferred languages that there is; English if there is none. */
export function preferredLanguage(tags: readonly string[]): Language {
  return tags.map((tag) => tag.toLowerCase().split("-")[0]).find(isLanguage) ?? "en";
}
