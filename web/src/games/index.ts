import { diceRace } from "./dice-race";
import type { GameId, GameKind } from "./kind";
import { stones } from "./stones";

export const KINDS: Record<GameId, GameKind> = { stones, "dice-race": diceRace };

export const GAME_IDS = Object.keys(KINDS) as GameId[];

export function isGameId(value: unknown): value is GameId {
  return typeof value === "string" && Object.hasOwn(KINDS, value);
}

export * from "./kind";
