import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { signal } from "@preact/signals";
import type { Language } from "./language";

type Arguments = Record<string, FluentVariable>;

const FILES: Record<Language, () => Promise<{ files: Record<string, string> }>> = {
  en: () => import("./en"),
  uk: () => import("./uk"),
  gu: () => import("./gu"),
  ru: () => import("./ru"),
};

const current = signal({ language: "en" as Language, bundle: new FluentBundle("en") });

let wanted: Language = "en";

/** Shows all texts in this language, unless another one is wanted before it is loaded. */
export async function useLanguage(language: Language): Promise<void> {
  wanted = language;
  const { files } = await FILES[language]();
  if (language !== wanted) return;
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const file of Object.values(files)) bundle.addResource(new FluentResource(file));
  current.value = { language, bundle };
}

/** The language of the texts. */
export function language(): Language {
  return current.value.language;
}

/** A text by its key. The key is a literal, so that a test finds every key that is used. */
export function text(key: string, args?: Arguments): string {
  return dataText(key, args);
}

/** A text whose key is made from data: a lesson, a section of the rules, a reason. Without such a text, the key. */
export function dataText(key: string, args?: Arguments): string {
  const { bundle } = current.value;
  const [id, attribute] = key.split(".", 2) as [string, string?];
  const message = bundle.getMessage(id);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  return pattern ? bundle.formatPattern(pattern, args, []) : key;
}

/** A number as the language writes it. */
export function number(value: number, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(current.value.language, options).format(value);
}

/** A probability as a whole percentage, without the sign. */
export function percent(probability: number, signDisplay: "auto" | "exceptZero" = "auto"): string {
  return number(Math.round(probability * 100), { signDisplay });
}

/** The paragraphs of a long text: line breaks do not count, empty lines part paragraphs. */
export function paragraphs(long: string): string[] {
  return long.split(/\n\s*\n/).map((paragraph) => paragraph.replace(/\s*\n\s*/g, " ").trim());
}
