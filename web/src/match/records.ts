import { KINDS, type Game, type GameKind } from "../games";

/** A game that was found in a text. */
export interface FoundGame {
  kind: GameKind;
  game: Game;
  /** The turn at fault in a damaged record, which the game goes up to; `null` if it is whole. */
  faultyTurn: number | null;
  /** How many other games are in the text. */
  others: number;
}

/** The first whole game of a text, of either kind; else what can be read of a damaged one; `null` if there is none. */
export function findGame(text: string): FoundGame | null {
  const found = Object.values(KINDS).flatMap((kind) => gamesIn(text, kind));
  const first = found.find(({ faultyTurn }) => faultyTurn === null) ?? found[0];
  if (!first) return null;
  for (const { game } of found) if (game !== first.game) game.free();
  return { ...first, others: found.length - 1 };
}

function gamesIn(text: string, kind: GameKind): Omit<FoundGame, "others">[] {
  return kind.readRecords(text).flatMap((read) => {
    if (!(read instanceof Error)) return { kind, game: read, faultyTurn: null };
    // An error in the tags tells nothing about the moves: it may be a record of the other game.
    return read.game && read.turn !== undefined ? { kind, game: read.game, faultyTurn: read.turn } : [];
  });
}
