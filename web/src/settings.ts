import { effect, signal } from "@preact/signals";
import { followStored, keep, load } from "./storage";
import { isLanguage, preferredLanguage, type Language } from "./texts/language";

export const THEMES = ["auto", "light", "dark", "contrast"] as const;
export const SHOWN_MOVES = ["auto", "selected", "all", "none"] as const;

export interface Settings {
  /** `auto`: the browser's language. */
  language: Language | "auto";
  theme: (typeof THEMES)[number];
  /** Whose legal moves are shown on the board. `auto`: in the race those of all pieces. */
  moves: (typeof SHOWN_MOVES)[number];
  coordinates: boolean;
  sound: boolean;
  /** Whether the die rolls by itself. */
  rollsItself: boolean;
  /** Whether the only legal move, or a pass, is played by itself. */
  playsOnlyMove: boolean;
  /** Whether the board turns to the side to move, between two people. */
  turnsBoard: boolean;
}

const DEFAULTS: Settings = {
  language: "auto",
  theme: "auto",
  moves: "auto",
  coordinates: true,
  sound: true,
  rollsItself: false,
  playsOnlyMove: false,
  turnsBoard: false,
};

export const settings = signal<Settings>(read(load("settings")));

export function change(changes: Partial<Settings>): void {
  settings.value = { ...settings.value, ...changes };
}

/** The language that the settings ask for. */
export function chosenLanguage(): Language {
  const { language } = settings.value;
  return language === "auto" ? preferredLanguage(navigator.languages) : language;
}

/** Keeps the settings whenever they change. */
export function keepSettings(): void {
  let first = true;
  effect(() => {
    const value = settings.value;
    if (!first) keep("settings", value);
    first = false;
  });
  followStored("settings", (stored) => (settings.value = read(stored)));
}

/** Settings from storage: what is missing or unknown gets its default. */
export function read(stored: unknown): Settings {
  const found = typeof stored === "object" && stored !== null ? (stored as Partial<Settings>) : {};
  const flag = (name: "coordinates" | "sound" | "rollsItself" | "playsOnlyMove" | "turnsBoard") =>
    typeof found[name] === "boolean" ? found[name] : DEFAULTS[name];
  return {
    language: isLanguage(found.language) ? found.language : DEFAULTS.language,
    theme: THEMES.find((theme) => theme === found.theme) ?? DEFAULTS.theme,
    moves: SHOWN_MOVES.find((moves) => moves === found.moves) ?? DEFAULTS.moves,
    coordinates: flag("coordinates"),
    sound: flag("sound"),
    rollsItself: flag("rollsItself"),
    playsOnlyMove: flag("playsOnlyMove"),
    turnsBoard: flag("turnsBoard"),
  };
}
