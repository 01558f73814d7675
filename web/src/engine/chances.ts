import type { Color } from "../games/kind";
import type { Chances } from "./messages";

/** The chances of the side to move as those of White and Black. */
export function chancesFor(turn: Color, win: number, draw: number, loss: number): Chances {
  return turn === "white" ? { white: win, draw, black: loss } : { white: loss, draw, black: win };
}
