/** What the die does for some moments. */
import { signal } from "@preact/signals";

/** Milliseconds until the die has come to rest, as in `die.css`. */
const TURN = 450;
const POINT = 900;

/** Whether the die still turns: until then, nothing is said about its number. */
export const isTurning = signal(false);
/** Whether the die asks to be rolled, since a piece was touched before. */
export const isPointedAt = signal(false);

/** Lets the die turn, and does something when it has come to rest. */
export function turnDie(atRest: () => void): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return atRest();
  isTurning.value = true;
  setTimeout(() => {
    isTurning.value = false;
    atRest();
  }, TURN);
}

export function pointAtDie(): void {
  isPointedAt.value = true;
  setTimeout(() => (isPointedAt.value = false), POINT);
}
