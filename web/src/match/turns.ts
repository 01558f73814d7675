import { effect } from "@preact/signals";
import type { Engine } from "../engine/client";
import type { Match } from "./match";

/** Milliseconds before something happens by itself, so that the eye can follow. */
export interface Pace {
  roll: number;
  pass: number;
  move: number;
}

export interface Options {
  /** Whether the die rolls by itself. */
  rollsItself(): boolean;
  /** Whether the only legal move of a person, or a pass, is played by itself. */
  playsOnlyMove(): boolean;
  pace: Pace;
}

/**
 * Does what is not up to a person: the moves of the computer, its rolls and passes, and what the settings leave to
 * the page. Returns a function that stops it.
 */
export function followTurns(match: Match, engine: Engine, { rollsItself, playsOnlyMove, pace }: Options): () => void {
  return effect(() => {
    const { phase, position, rules, turn } = match.state.value;
    if (match.viewed.value !== null) return;
    const player = match.players.value[turn];
    const isComputer = player !== "human";
    if (phase === "roll" && (isComputer || rollsItself())) return after(pace.roll, () => match.roll());
    if (phase === "pass" && (isComputer || playsOnlyMove())) return after(pace.pass, () => match.pass());
    if (phase !== "move") return;
    if (!isComputer) {
      const only = playsOnlyMove() ? match.onlyMove : null;
      return only === null ? undefined : after(pace.pass, () => match.play(only));
    }

    let cancel = () => {};
    // The clock of the page, which is never set back.
    const earliest = performance.now() + pace.move;
    const { id: game } = match.kind;
    const job = engine.ask({ kind: "move", game, position, rules, level: player, seed: match.seed }, (move) => {
      cancel = after(earliest - performance.now(), () => match.play(move));
    });
    return () => {
      job.stop();
      cancel();
    };
  });
}

function after(milliseconds: number, act: () => void): () => void {
  const timer = setTimeout(act, milliseconds);
  return () => clearTimeout(timer);
}
