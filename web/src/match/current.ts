/** The match on the board: it is kept after every change, and goes on after a reload. */
import { computed, effect, signal } from "@preact/signals";
import { Engine } from "../engine/client";
import { KINDS, type GameId, type Rules } from "../games";
import { settings } from "../settings";
import { followStored, keep, load, setAside } from "../storage";
import { keepGame } from "./archive";
import { Match, type StoredMatch } from "./match";
import { FIRST_PLAYERS, type Players } from "./players";
import type { FoundGame } from "./records";
import { Study } from "./study";
import { followTurns, type Pace } from "./turns";

const PACE: Pace = { roll: 500, pass: 1600, move: 650 };

const engine = new Engine();
const restored = Match.restore(load("match"));
const current = signal(studied(restored ?? begin("stones", "8x8", {}, FIRST_PLAYERS)));

/** Whether there was a match that cannot be read. It is set aside. */
export const wasUnreadable = restored === null && setAside("match");

export const match = computed(() => current.value.match);
/** What the computer says about the match. */
export const study = computed(() => current.value.study);

export function startMatch(kind: GameId, board: string, rules: Rules, players: Players): void {
  replace(begin(kind, board, rules, players));
}

/** Goes to the match of the other game as it was left, or begins one. */
export function switchGame(kind: GameId): void {
  const left = Match.restore(load(nameOfLeft(kind)));
  show(left?.kind.id === kind ? left : begin(kind, KINDS[kind].boards[0]!, {}, match.peek().players.peek()));
}

/** Goes on with a match that made room for another one. */
export function resumeMatch(left: StoredMatch): void {
  const found = Match.restore(left);
  if (found) replace(found);
}

/** Opens a game for two people, who can also look at it and review it. */
export function openGame({ kind, game }: FoundGame): void {
  replace(new Match(kind, game, { white: "human", black: "human" }));
}

/** Lets the match go on by itself, and keeps it. If the computer cannot think, `fail` is called. */
export function run(fail: () => void): void {
  const options = { rollsItself: () => settings.value.rollsItself, playsOnlyMove: () => settings.value.playsOnlyMove, pace: PACE };
  engine.onFailure = fail;
  effect(() => followTurns(match.value, engine, options));
  effect(() => {
    const { state, players } = match.value;
    void [state.value, players.value];
    keep("match", match.value.store());
  });
  followStored("match", (stored) => {
    const other = Match.restore(stored);
    if (other) show(other);
  });
}

function begin(kind: GameId, board: string, rules: Rules, players: Players): Match {
  return new Match(KINDS[kind], KINDS[kind].newGame(board, rules), players);
}

/** The name in the storage of the match that was left for the other game. */
function nameOfLeft(kind: GameId): string {
  return `match-${kind}`;
}

function studied(match: Match): { match: Match; study: Study } {
  match.skipsOnlyMoves = () => settings.value.playsOnlyMove;
  return { match, study: new Study(match, engine) };
}

function replace(next: Match): void {
  keepGame(current.peek().match);
  show(next);
}

/** Shows another match. All tabs of the page show the same one, so that none overwrites what another one has kept. */
function show(next: Match): void {
  const { match, study } = current.peek();
  if (match.kind !== next.kind) keep(nameOfLeft(match.kind.id), match.store());
  study.close();
  current.value = studied(next);
  match.free();
}
