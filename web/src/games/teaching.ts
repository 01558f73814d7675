/** The lessons, and the sections of the rules: the same as in the command. */
import { diceRace, stones } from "stones-dice";
import raceLessons from "../../../texts/lessons/dice-race.json";
import stonesLessons from "../../../texts/lessons/stones.json";
import raceSections from "../../../texts/rules/dice-race.json";
import stonesSections from "../../../texts/rules/stones.json";
import type { Color, GameId, Rules } from "./kind";

export interface Section {
  id: string;
  position: string;
  /** The rules that are not the usual ones, as in JSON. */
  rules?: Record<string, string | number | boolean>;
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

/** What a board shows of a section. */
interface Shown {
  position: string;
  rules: Rules;
  lastMove: string[];
  highlighted: string[];
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
export function turnOf(game: GameId, lesson: Lesson): { turn: Color; rolled: number | null } {
  if (game === "stones") return { turn: new stones.Position(lesson.position).turn, rolled: null };
  const { turn, rolled } = new diceRace.Position(lesson.position, rulesOf(lesson) as diceRace.RulesInput);
  return { turn, rolled };
}

/** The board of a section: jumps and walks are arrows, other moves lead to highlighted squares. */
export function boardOf(game: GameId, section: Section): Shown {
  const { position, moves = [], last = "" } = section;
  const rules = rulesOf(section);
  const marks = game === "stones" ? stonesMarks(position, moves) : raceMarks(position, rules, moves);
  return { position, rules, lastMove: last.match(/[a-h][1-8]/g) ?? [], ...marks };
}

function stonesMarks(position: string, texts: string[]): Pick<Shown, "highlighted" | "arrows"> {
  const read = new stones.Position(position);
  const moves = texts.map((move) => read.parseMove(move));
  return {
    highlighted: moves.filter(({ kind }) => kind === "slide").map(({ target }) => target),
    arrows: moves.filter(({ kind }) => kind !== "slide").map(({ origin, target }) => [origin, target]),
  };
}

function raceMarks(position: string, rules: Rules, texts: string[]): Pick<Shown, "highlighted" | "arrows"> {
  const read = new diceRace.Position(position, rules as diceRace.RulesInput);
  const moves = texts.map((move) => read.parseMove(move));
  return {
    highlighted: moves.flatMap(({ origin, path }) => (origin === null ? path : [])),
    arrows: moves.flatMap(({ origin, path }) => (origin === null ? [] : [[origin, ...path]])),
  };
}
