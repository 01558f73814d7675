/** The messages between the page and its worker. */
import type { Color, GameId, Rules } from "../games/kind";

export type Task =
  | { kind: "move"; game: GameId; position: string; rules: Rules; level: number; seed: string }
  | { kind: "analysis"; game: GameId; position: string; rules: Rules }
  | { kind: "review"; game: GameId; record: string }
  /** The draw that was offered to this side. */
  | { kind: "draw"; game: GameId; position: string; rules: Rules; color: Color };

/**
 * The results of each kind of task: one move; an analysis again and again, each better; the review of each move; whether
 * a draw is accepted.
 */
export interface Results {
  move: string;
  analysis: Analysis;
  review: ReviewedMove;
  draw: boolean;
}

export type ToWorker = { id: number; task: Task } | { id: number; stop: true };

export type FromWorker =
  | { id: number; result: Results[keyof Results] }
  | { id: number; done: true }
  | { id: number; failure: string };

/** The chances of White, Black and a draw; they add up to 1. */
export interface Chances {
  white: number;
  draw: number;
  black: number;
}

export interface Line {
  moves: string[];
  /** For the side to move: by how many stones it wins, or its chance to win. */
  value: number;
  proven: boolean;
}

export interface Analysis {
  chances: Chances;
  /** The best lines, the best first. */
  lines: Line[];
  /** Whether the chances, or the value of the best line, are proven, and no estimates. */
  proven: boolean;
  /** How far it has come, 0 to 1. */
  progress: number;
}

export interface ReviewedMove {
  color: Color;
  played: string;
  best: string;
  /** How much worse the move is than the best one. */
  loss: number;
  blunder: boolean;
  /** What the roll added to the chance to win; `null` in a game without dice. */
  luck: number | null;
  /** How much of the game is reviewed, 0 to 1. */
  progress: number;
}
