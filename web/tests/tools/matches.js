/** Matches as the page keeps them in its storage, to begin a test with. */
import { diceRace, stones } from "stones-dice";

const PEOPLE = { white: "human", black: "human" };

/** A match of Stones! after these moves, on a board of this size. */
export function stonesMatch({ board = "8x8", moves = [], position = null, players = PEOPLE } = {}) {
  const game = new stones.Game(new stones.Position(position, board));
  for (const move of moves) game.push(move);
  return { match: { kind: "stones", game: game.toJSON(), players, seed: "7" } };
}

/** A match of the race from a position. */
export function raceMatch({ position = null, rules, players = PEOPLE, seed = "7" } = {}) {
  const game = new diceRace.Game(new diceRace.Position(position, rules));
  return { match: { kind: "dice-race", game: game.toJSON(), players, seed } };
}

/** A legal move of a position of Stones!: a jump if there is one, so that games become short. */
export function someMove(text, board = "8x8") {
  const { legalMoves } = new stones.Position(text, board);
  return legalMoves.find(({ jumped }) => jumped) ?? legalMoves[0];
}
