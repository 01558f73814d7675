import { KINDS, type Game, type GameKind } from "../games";

/** A game that was found in a text. */
export interface FoundGame {
  kind: GameKind;
  game: Game;
  /** The turn at fault in a damaged record, which the game goes up to; `null` if it is whole. */
  faultyTurn: number | null;
}

/** The first whole game of a text, of either kind; else what can be read of a damaged one; `null` if there is none. */
export function findGame(text: string): FoundGame | null {
  let damaged: FoundGame | null = null;
  for (const kind of Object.values(KINDS)) {
    for (const read of kind.readRecords(text)) {
      if (!(read instanceof Error)) return { kind, game: read, faultyTurn: null };
      // An error in the tags tells nothing about the moves: it may be a record of the other game.
      if (read.game && read.turn !== undefined) damaged ??= { kind, game: read.game, faultyTurn: read.turn };
    }
  }
  return damaged;
}
