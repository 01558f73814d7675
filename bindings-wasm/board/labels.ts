/** The words of a board: what screen readers say. The defaults are English. */
import type { Color } from "../api.js";
import type { BoardMove, Piece } from "./model.js";

/** What is marked on a square. */
export interface Marks {
  /** The selected piece stands here. */
  selected: boolean;
  /** The selected piece can go here. */
  target: boolean;
  /** The piece here can move. */
  movable: boolean;
  /** The last move began or ended here. */
  last: boolean;
}

export interface Labels {
  /** The board as a whole. */
  board(turn: Color): string;
  /** A square and what stands on it. */
  square(square: string, piece: Piece | null, marks: Marks): string;
  /** The dice race: the waiting pieces of a side. */
  waiting(color: Color, count: number, marks: Marks): string;
  /** What is announced after a move; an empty text says nothing. */
  move(move: BoardMove, position: string): string;
  /** What is announced when a move is refused. */
  refuse(refusal: { reason: string; message: string }): string;
}

const marked = (text: string, { selected, target, last }: Marks): string =>
  [text, selected && "selected", target && "can move here", last && "last move"].filter(Boolean).join(", ");

const NAMES: Record<Color, string> = { white: "White", black: "Black" };

function pieceInWords({ color, pinned, progress, home = 0 }: Piece): string {
  if (progress === undefined || progress === null) return `${pinned ? "pinned " : ""}${color} stone`;
  return progress < home ? `${color} piece, step ${progress} of ${home}` : `${color} piece, home`;
}

export const ENGLISH: Labels = {
  board: (turn) => `Board, ${NAMES[turn]} to move`,
  square: (square, piece, marks) => marked(`${square}, ${piece ? pieceInWords(piece) : "empty"}`, marks),
  waiting: (color, count, marks) => marked(`${NAMES[color]}'s waiting pieces: ${count}`, marks),
  move: ({ text }) => text,
  refuse: ({ message }) => message,
};
