import { stones } from "stones-dice";

/** A position of Stones! on a board of any size. `Position` has to be given the size, a game finds it in the text. */
export function readPosition(text: string): stones.Position {
  const game = new stones.Game(text);
  try {
    return game.position;
  } finally {
    game.free();
  }
}
