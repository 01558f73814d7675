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

/** What a board shows of a section: marked moves of one piece as targets of the selected one, or as arrows. */
interface Shown {
  position: string;
  rules: Rules;
  lastMove: string[];
  movable: Color;
  selected: string | null;
  destinations: Map<string, string[]>;
  arrows: string[][];
}

type Marks = Pick<Shown, "movable" | "selected" | "destinations" | "arrows">;

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

/** The position after a move in a lesson. */
export function positionAfter(game: GameId, lesson: Lesson, move: string): string {
  return game === "stones"
    ? String(new stones.Position(lesson.position).play(move))
    : String(new diceRace.Position(lesson.position, rulesOf(lesson) as diceRace.RulesInput).play(move));
}

/** The board of a section: jumps and walks are arrows, slides and entering are targets. */
export function boardOf(game: GameId, section: Section): Shown {
  const { position, moves = [], last = "" } = section;
  const rules = rulesOf(section);
  const marks = game === "stones" ? stonesMarks(position, moves) : raceMarks(position, rules, moves);
  return { position, rules, lastMove: last.match(/[a-h][1-8]/g) ?? [], ...marks };
}

function stonesMarks(position: string, texts: string[]): Marks {
  const read = new stones.Position(position);
  const moves = texts.map((move) => read.parseMove(move));
  const [slides, jumps] = [moves.filter(({ kind }) => kind === "slide"), moves.filter(({ kind }) => kind !== "slide")];
  const targets = slides.map(({ target }) => target);
  const arrows = jumps.map(({ origin, target }) => [origin, target]);
  return { movable: read.turn, ...targetsOf(slides[0]?.origin, targets), arrows };
}

function raceMarks(position: string, rules: Rules, texts: string[]): Marks {
  const read = new diceRace.Position(position, rules as diceRace.RulesInput);
  const moves = texts.map((move) => read.parseMove(move));
  const entering = moves.filter(({ kind }) => kind === "enter").flatMap(({ path }) => path);
  const arrows = moves.flatMap(({ origin, path }) => (origin === null ? [] : [[origin, ...path]]));
  return { movable: read.turn, ...targetsOf(entering.length > 0 ? "@" : undefined, entering), arrows };
}

function targetsOf(origin: string | undefined, targets: string[]): Pick<Shown, "selected" | "destinations"> {
  if (origin === undefined) return { selected: null, destinations: new Map() };
  return { selected: origin, destinations: new Map([[origin, targets]]) };
}
