import { batch } from "@preact/signals";
import { isGameId, type GameId } from "../games";
import { keep, load } from "../storage";
import type { Match } from "./match";

/** A game that was left or finished. */
export interface KeptGame {
  kind: GameId;
  /** When it was left, in milliseconds. */
  left: number;
  moves: number;
  record: string;
}

const MOST_GAMES = 50;

/** The games that were left or finished, the last one first. */
export function keptGames(): KeptGame[] {
  const stored = load("games");
  return Array.isArray(stored) ? stored.filter(isKeptGame) : [];
}

/** Keeps a game that makes room for another one, unless it has no move. */
export function keepGame(match: Match): void {
  const moves = match.state.peek().plies.length;
  if (moves === 0) return;
  const game: KeptGame = { kind: match.kind.id, left: Date.now(), moves, record: match.record() };
  const others = keptGames().filter(({ record }) => record !== game.record);
  const games = [game, ...others].slice(0, MOST_GAMES);
  // In a full storage the oldest games make room for this one.
  batch(() => {
    while (!keep("games", games) && games.length > 1) games.pop();
  });
}

function isKeptGame(value: unknown): value is KeptGame {
  const { kind, left, moves, record } = (value ?? {}) as Partial<KeptGame>;
  return isGameId(kind) && typeof left === "number" && typeof moves === "number" && typeof record === "string";
}

