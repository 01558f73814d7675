// Compiled only: the types fit the way the package is used.
import type { RaceBoard, StonesBoard } from "stones-dice/board";
import { StonesDiceError, diceRace, stones, type Color, type ErrorCode } from "stones-dice";
import { init, initSync } from "stones-dice/init";

const position: stones.Position = new stones.Position().play("a1-d4");
const turn: Color = position.turn;
const targets: Map<string, string[]> = position.destinations();
const moves: stones.Move[] = position.legalMoves;
const after: stones.Position = position.play(moves[0]!).play({ origin: "h8", target: "e5" });
const jumped: string | null = moves[0]!.jumped;
const score: stones.Score = after.score({ goal: "far-half" });

const game = new stones.Game(position, { end: "either-side" });
const outcome: stones.Outcome | null = game.outcome();
const read: (stones.Game | StonesDiceError)[] = stones.Game.readRecords(game.record());
const json: stones.GameJson = game.toJSON();
game.applyUntrusted(game.revision, "white", "resign");
game.free();

{
  using copy = game.clone();
  void copy.position;
}

const engine = new stones.Engine({ level: 3, seed: "ff", rules: { goal: "far-rank" } });
const best: stones.Move = engine.bestMove(position, { nodes: 100 });
const search = new stones.Search(position, { lines: 2, nodes: 100 });
const analysis: stones.Analysis = search.step(10);
const value: number = analysis.lines[0]!.value;
const solution: stones.Solution = stones.solve("ssss/4/4/SSSS w", { table: 1 });

const track: diceRace.Track = diceRace.track("white");
const race = new diceRace.Game(null, { pieces: 2, extraRollOnSix: true });
race.roll(new diceRace.Dice().roll());
const home: string[] = track.squares.slice(track.home);
const turns: diceRace.Turn[] = race.turns;
const rated: diceRace.RatedMove[] = new diceRace.Engine().analyze(race.position);
const table: diceRace.Table = diceRace.Table.fromBytes(new Uint8Array(4));
const chance: number = diceRace.Engine.withTable(table, { level: 5 }).winProbability(race.position) + table.states;
const dice: diceRace.FairDice = new diceRace.CommittedDice("game", { start: race.start }).withClient(new Uint8Array(4));
const verified: diceRace.Verified = diceRace.verify(race, { clientSeed: "text" });
const rolls: number = verified.rolls.found;

try {
  void init().then(() => initSync(new Uint8Array()));
} catch (error) {
  if (error instanceof StonesDiceError) {
    const code: ErrorCode = error.code;
    const offset: number | undefined = error.offset;
    void [code, offset];
  }
}

// @ts-expect-error: there is no such color.
game.resign("red");
// @ts-expect-error: a move has both squares.
position.play({ origin: "a1" });
// @ts-expect-error: no such rule.
new diceRace.Position(null, { capture: "always" });

void [turn, targets, jumped, score, outcome, read, json, best, value, solution, turns, rated, chance, dice, rolls];

// The boards.
const board = document.createElement("stones-board");
board.rules = { end: "either-side" };
board.destinations = game.destinations();
board.labels = { square: (square, piece) => `${square} ${piece?.color ?? ""}`, move: ({ text }) => text };
board.addEventListener("move", (event) => {
  const move: string = event.detail.move;
  event.preventDefault();
  void board.play(move);
});
board.addEventListener("move", ({ target, detail: { position } }) => {
  const from: StonesBoard = target;
  void from.play(engine.bestMove(position));
});
board.addEventListener("click", () => board.focusSquare("a1"));
const raceBoard: RaceBoard = document.createElement("race-board");
void raceBoard.play(race.legalMoves[0]!);
void raceBoard.play({ origin: "@", target: "a1" });
raceBoard.addEventListener("refuse", ({ detail: { reason } }) => console.log(reason.length));
// @ts-expect-error: there are two orientations.
raceBoard.orientation = "north";
