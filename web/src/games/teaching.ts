/** The lessons, and the sections of the rules: the same as in the command. */
import raceLessons from "../../../texts/lessons/dice-race.json";
import stonesLessons from "../../../texts/lessons/stones.json";
import raceSections from "../../../texts/rules/dice-race.json";
import stonesSections from "../../../texts/rules/stones.json";
import type { Color, GameId, GameKind, Rules, RuleValue } from "./kind";

export interface Section {
  id: string;
  position: string;
  /** The rules that are not the usual ones, as in JSON. */
  rules?: Record<string, RuleValue>;
  /** The moves to be marked. */
  moves?: string[];
  /** The last move. */
  last?: string;
}

export interface Lesson extends Omit<Section, "moves" | "last"> {
  /** The moves that solve it. */
  solutions: string[];
  /** Other moves, each with the attribute that holds the answer to it. */
  answers?: Partial<Record<string, string>>;
}

/** What a board shows of a section: marked moves of one piece as targets of the selected one, or as arrows. */
interface Shown {
  position: string;
  rules: Rules;
  lastMove: string;
  movable: Color;
  selected: string | null;
  destinations: Map<string, string[]>;
  arrows: string[][];
}

const SECTIONS: Record<GameId, Section[]> = { stones: stonesSections, "dice-race": raceSections };
const LESSONS: Record<GameId, Lesson[]> = { stones: stonesLessons, "dice-race": raceLessons };

export function sectionsOf(game: GameId): readonly Section[] {
  return SECTIONS[game];
}

export function lessonsOf(game: GameId): readonly Lesson[] {
  return LESSONS[game];
}

/** Rules as the package names them. */
export function rulesOf({ rules = {} }: Pick<Section, "rules">): Rules {
  const camel = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return Object.fromEntries(Object.entries(rules).map(([name, value]) => [camel(name), value]));
}

/** The side to move in a lesson, and its roll. */
export function turnOf(kind: GameKind, lesson: Lesson): { turn: Color; rolled: number | null } {
  const position = kind.read(lesson.position, rulesOf(lesson));
  return { turn: position.turn, rolled: "rolled" in position ? position.rolled : null };
}

/** The pass of a lesson, if the side to move cannot do anything else; else `null`. */
export function passOf(kind: GameKind, lesson: Lesson): string | null {
  const [move] = kind.read(lesson.position, rulesOf(lesson)).legalMoves;
  return move?.kind === "pass" ? move.text : null;
}

/** The position after a move in a lesson. */
export function positionAfter(kind: GameKind, lesson: Lesson, move: string): string {
  return String(kind.read(lesson.position, rulesOf(lesson)).play(move));
}

/** The solution of a lesson as an arrow; a pass, and entering, have none. */
export function hintArrows(kind: GameKind, lesson: Lesson): string[][] {
  const squares = kind.squares({ move: lesson.solutions[0]!, roll: null }, lesson.position, rulesOf(lesson));
  return squares.length > 1 ? [squares] : [];
}

/** The board of a section: jumps and walks are arrows, slides and entering are targets. */
export function boardOf(kind: GameKind, section: Section): Shown {
  const { position, moves = [], last = "" } = section;
  const rules = rulesOf(section);
  const read = kind.read(position, rules);
  const marked = moves.map((move) => read.parseMove(move));
  const targets = marked.filter(({ kind }) => kind === "slide" || kind === "enter");
  const others = marked.filter((move) => !targets.includes(move));
  const selected = targets[0] ? (targets[0].origin ?? "@") : null;
  return {
    position,
    rules,
    movable: read.turn,
    lastMove: last,
    selected,
    destinations: new Map(selected === null ? [] : [[selected, targets.map(({ target }) => target!)]]),
    arrows: others.map(({ text }) => kind.squares({ move: text, roll: null }, position, rules)),
  };
}
