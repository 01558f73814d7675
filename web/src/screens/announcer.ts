/** Announces what happens in the match, in words and with sounds. */
import { effect } from "@preact/signals";
import type { Effect } from "../games";
import { match, study } from "../match/current";
import type { Match, State } from "../match/match";
import { announce } from "../notices";
import { playSound } from "../sound";
import { text } from "../texts/texts";
import { turnDie } from "./play/die-state";

/** The sound of a move. */
const SOUNDS: Record<Effect, "move" | "capture"> = { move: "move", pass: "move", capture: "capture", pin: "capture", free: "capture" };

export function followMatch(): void {
  let before: { match: Match; state: State } | null = null;
  effect(() => {
    const now = { match: match.value, state: match.value.state.value };
    if (before?.match === now.match) announceChange(now.match, before.state, now.state);
    before = now;
  });
  effect(() => {
    const hint = study.value.hint.value;
    if (hint) announce(text("web-hint-move", { move: hint.move }));
  });
}

function announceChange(current: Match, before: State, after: State): void {
  const { kind } = current;
  const isMove = after.plies.length === before.plies.length + 1;
  const isEnd = after.phase === "over" && before.phase !== "over";
  const isRoll = after.rolled !== null && before.rolled === null && !isMove;
  const words: string[] = [];
  const last = after.plies.at(-1);
  if (isMove && last) {
    const position = current.positionAt(after.plies.length - 1);
    words.push(kind.describe(last, position, after.rules));
    playSound(SOUNDS[last.effect]);
  }
  if (isRoll) playSound("roll");
  if (isEnd) {
    playSound("end");
    const { result, reason, score } = current.at(null, (game) => kind.ending(game));
    words.push(result, reason, score ?? "");
  } else {
    words.push(current.at(null, (game) => kind.status(game)));
  }
  const say = () => announce(words.filter(Boolean).join(" "));
  if (isRoll) turnDie(say);
  else say();
}
