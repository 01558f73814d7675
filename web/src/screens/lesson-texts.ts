import type { Lesson } from "../games/teaching";
import { dataText, text } from "../texts/texts";

/** What the page says in its own words, since the command speaks of typing. */
const OWN: Partial<Record<string, () => string>> = {
  "dice-race-lessons-enter.task": () => text("web-lesson-enter-task"),
  "dice-race-lessons-enter.hint": () => text("web-lesson-enter-hint"),
  "dice-race-lessons-pass.hint": () => text("web-lesson-pass-hint"),
  "dice-race-lessons-pass.done": () => text("web-lesson-pass-done"),
};

/** A text of a lesson. */
export function lessonText({ id }: Lesson, attribute: "task" | "hint" | "done"): string {
  const key = `${id}.${attribute}`;
  return OWN[key]?.() ?? dataText(key);
}
