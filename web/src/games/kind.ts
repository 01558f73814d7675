/** What the page needs of a game. Everything else of the page is the same for both. */
import type { Color, StonesDiceError, diceRace, stones } from "stones-dice";
import type { Line } from "../engine/messages";

export type { Color } from "stones-dice";

export type GameId = "stones" | "dice-race";
export type Game = stones.Game | diceRace.Game;
export type Position = stones.Position | diceRace.Position;
export type Rules = stones.RulesInput | diceRace.RulesInput;

export const COLORS: readonly Color[] = ["white", "black"];

export function opponent(color: Color): Color {
  return color === "white" ? "black" : "white";
}

/** The value of an option of the rules. */
export type RuleValue = string | number | boolean;

/** What has to happen next. */
export type Phase = "roll" | "move" | "pass" | "over";

/** What a move does: it captures a piece, it pins or frees a stone, it passes, or it only moves. */
export type Effect = "move" | "capture" | "pin" | "free" | "pass";

/** A move that was made. */
export interface Ply {
  color: Color;
  effect: Effect;
  /** The text of the move. */
  move: string;
  /** What was rolled for it; `null` in a game without dice. */
  roll: number | null;
}

/** An option of the rules that a new game offers. */
export interface RuleOption {
  name: string;
  /** The default first. */
  values: readonly [RuleValue, ...RuleValue[]];
  label(): string;
  valueLabel(value: RuleValue): string;
}

/** How a game ended, in words. */
export interface Ending {
  /** Who won, or that it is a draw. */
  result: string;
  /** Why the game is over. */
  reason: string;
  /** The final score, if there is one. */
  score: string | null;
}

/** What a game is like. */
interface Features {
  readonly id: GameId;
  /** The name of the element that shows the board. */
  readonly element: "stones-board" | "race-board";
  readonly hasDice: boolean;
  /** The sizes of boards to choose from, the default first. */
  readonly boards: readonly string[];
  readonly ruleOptions: readonly RuleOption[];
  /** Whose legal moves are shown, unless the settings say it. */
  readonly shownMoves: "selected" | "all";
  /** The loss from which a move counts as an inaccuracy; what a blunder is, the package says. */
  readonly inaccuracy: number;
}

/** How a game is made, read and played. */
interface Play {
  newGame(board: string, rules: Rules): Game;
  /** All records of a text: games, and an error for each that is damaged or of the other game. */
  readRecords(text: string): (Game | StonesDiceError)[];
  fromJSON(json: object): Game;
  /** A game that begins where this one stands. */
  fromPosition(game: Game): Game;
  /** A position from its text. */
  read(position: string, rules: Rules): Position;
  /** The size of the board of a position. */
  sizeOf(position: string): string;

  phase(game: Game): Phase;
  /** What was rolled, and not used yet. */
  rolled(game: Game): number | null;
  plies(game: Game): Ply[];
  /** Whether there was another move than this one, too. The position is the one before it, with its roll or without. */
  hadChoice(ply: Ply, position: string, rules: Rules): boolean;
  /** Enters the roll that these dice make next. */
  roll(game: Game, seed: string): void;
  /** Ends the game by the sides' agreement; `null` in a game without draws. */
  readonly agreeDraw: ((game: Game) => void) | null;
  /** Undoes the last step, also a roll. `false` at the start. */
  undo(game: Game): boolean;
  /** The squares of a move in order, to draw it on the board. */
  squares(ply: Pick<Ply, "move" | "roll">, position: string, rules: Rules): string[];
}

/** What is said of a game. */
interface Words {
  name(): string;
  /** The state of a side, as it stands beside the board. */
  standing(position: string, rules: Rules, color: Color): string;
  /** The state of the game in a sentence, before a move or a roll. */
  status(game: Game): string;
  /** A move. The position is the one before it, with its roll or without. */
  describe(ply: Ply, position: string, rules: Rules): string;
  /** Why a move was refused. */
  refusal(reason: string, origin: string, target: string): string;
  ending(game: Game): Ending;
  /** The value of a line of an analysis for the side to move. */
  lineValue(line: Line, turn: Color): string;
  /** How much a move lost against the best one. */
  lossValue(loss: number): string;
}

export type GameKind = Features & Play & Words;
