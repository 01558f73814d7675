/** What a board shows, and what it needs of a game: the same for both games. */
import type { Color, diceRace, stones } from "../api.js";

export const COLORS = ["white", "black"] as const;

/** A piece on the board. */
export interface Piece {
  color: Color;
  /** Its square; in the dice race `"@white:0"` and so on for a piece that waits. */
  place: string;
  /** Stones!: whether it is pinned. */
  pinned?: boolean;
  /** The dice race: how far it has come, 0 to 31; `null` while it waits. */
  progress?: number | null;
  /** The dice race: from this progress on it is home. */
  home?: number;
}

/** Whose pieces the user can move. */
export type Movable = "both" | "white" | "black" | "none";

/** Which legal moves are shown: those of the selected piece, those of all pieces, or none. */
export type ShownMoves = "selected" | "all" | "none";

/** A move as an argument: its text, a move of the package, or its two squares. */
export type MoveInput = stones.MoveInput | diceRace.MoveInput;

/** A move of either game. */
export interface BoardMove {
  origin: string | null;
  target: string | null;
  text: string;
  /** The stone that is jumped. */
  jumped?: string | null;
  /** The piece that is captured. */
  captured?: string | null;
}

export interface BoardPosition {
  readonly turn: Color;
  readonly legalMoves: BoardMove[];
  preview(move: string): { path: string[]; target: string | null; position: string };
  parseMove(move: MoveInput): BoardMove;
  toString(): string;
}

/** A game of either kind: its rules say what is legal. */
export interface BoardGame<Position> {
  readonly position: Position;
  readonly moves: string[];
  destinations(): Map<string, string[]>;
  push(move: string | { origin: string; target: string }): BoardMove;
  clone(): BoardGame<Position>;
  goTo(ply: number): void;
  free(): void;
}

/** The cell of the board on which a piece is drawn: its square, or the tray of its side. */
export const cellOf = (place: string): string => place.split(":")[0]!;

/** The origin that a cell means in a move: all trays are `"@"`. */
export const originOf = (cell: string): string => (cell.startsWith("@") ? "@" : cell);

/** The squares that a text names, such as a move. */
export const squaresIn = (text: string): string[] => text.match(/[a-h][1-8]/g) ?? [];
