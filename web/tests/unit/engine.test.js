import assert from "node:assert/strict";
import { test } from "node:test";
import { diceRace, stones } from "stones-dice";
import { load } from "../tools/modules.js";

const { think } = await load("engine/thinker.ts");
const { Engine } = await load("engine/client.ts");

/** All results of a task. */
async function all(task) {
  const results = [];
  for await (const result of think(task)) results.push(result);
  return results;
}

test("a level plays a legal move in both games, also by other rules and on other boards", async () => {
  const small = "ssss/4/4/SSSS w";
  const [move] = await all({ kind: "move", game: "stones", position: small, rules: {}, level: 2, seed: "7" });
  assert.ok(new stones.Position(small, "4x4").isLegal(move));
  const race = "0,-/0,- w 6";
  const rules = { pieces: 2 };
  const [played] = await all({ kind: "move", game: "dice-race", position: race, rules, level: 2, seed: "7" });
  assert.ok(new diceRace.Position(race, rules).isLegal(played));
});

test("an analysis of Stones! gets deeper, and its chances are White's and Black's", async () => {
  const position = "2SS4/8/8/8/8/6s1/8/S7 b";
  const results = await all({ kind: "analysis", game: "stones", position, rules: {} });
  const { chances, lines, progress } = results.at(-1);
  assert.equal(progress, 1);
  assert.ok(Math.abs(chances.white + chances.draw + chances.black - 1) < 1e-9);
  assert.ok(chances.white > chances.black);
  assert.ok(lines[0].value < 0, "Black is to move, and behind");
});

test("an analysis of the race rates every move", async () => {
  const task = { kind: "analysis", game: "dice-race", position: "5,0,-,-/20,-,-,- w 6", rules: {} };
  const [{ lines, chances, proven }] = await all(task);
  assert.equal(lines.length, 2);
  assert.ok(lines[0].value >= lines[1].value && chances.draw === 0 && !proven);
});

test("a review says for every move what was best, and in the race how lucky the roll was", async () => {
  const game = new stones.Game();
  for (const move of ["a1-d4", "h8-e5", "d4xf6"]) game.push(move);
  const reviewed = await all({ kind: "review", game: "stones", record: game.record() });
  assert.deepEqual(reviewed.map(({ color, played }) => `${color} ${played}`), ["white a1-d4", "black h8-e5", "white d4xf6"]);
  assert.deepEqual(reviewed.map(({ progress }) => progress), [1 / 3, 2 / 3, 1]);

  const race = new diceRace.Game();
  for (const roll of [6, 1, 6]) {
    race.roll(roll);
    race.push(race.legalMoves[0]);
  }
  const whole = new diceRace.Engine().review(race);
  const turns = await all({ kind: "review", game: "dice-race", record: race.record() });
  assert.deepEqual(turns.map(({ best, loss, luck }) => ({ best, loss, luck })), whole.map(({ best, loss, luck }) => ({ best: best.text, loss, luck })));
});

test("the computer accepts a draw unless it stands better", async () => {
  const behind = "2SS4/8/8/8/8/6s1/8/S7 b";
  const accepts = async (position, color) => (await all({ kind: "draw", game: "stones", position, rules: {}, color }))[0];
  assert.deepEqual([await accepts(behind, "black"), await accepts(behind, "white")], [true, false]);
  assert.equal(await accepts(behind.replace(" b", " w"), "black"), true, "also if it is not its turn");
  const even = String(new stones.Position("s3/4/4/S3 w", "4x4"));
  assert.ok((await accepts(even, "white")) || (await accepts(even, "black")));
});

/** A worker whose answers the test sends. */
class FakeWorker extends EventTarget {
  sent = [];
  postMessage(message) {
    this.sent.push(message);
  }
  answer(data) {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
  terminate() {}
}

test("results go to who asked, and none come after a stop", async () => {
  const worker = new FakeWorker();
  const engine = new Engine(() => worker);
  const [first, second] = [[], []];
  const a = engine.ask({ kind: "move" }, (result) => first.push(result));
  const b = engine.ask({ kind: "move" }, (result) => second.push(result));
  worker.answer({ id: 1, result: "a1-d4" });
  a.stop();
  worker.answer({ id: 1, result: "late" });
  worker.answer({ id: 2, result: "b1-c2" });
  worker.answer({ id: 2, done: true });
  assert.deepEqual([first, second], [["a1-d4"], ["b1-c2"]]);
  assert.deepEqual([await a.ended, await b.ended], ["stopped", "done"]);
  assert.deepEqual(worker.sent.at(-1), { id: 1, stop: true });
});

test("after a worker has failed, the next task starts another one", async () => {
  const workers = [];
  const engine = new Engine(() => workers[workers.push(new FakeWorker()) - 1]);
  const asked = engine.ask({ kind: "move" }, () => {});
  workers[0].dispatchEvent(new Event("error"));
  assert.equal(await asked.ended, "failed");
  engine.ask({ kind: "move" }, () => {});
  assert.equal(workers.length, 2);
});

test("a failure is reported, whichever task it is", () => {
  const worker = new FakeWorker();
  const engine = new Engine(() => worker);
  let failures = 0;
  engine.onFailure = () => failures++;
  engine.ask({ kind: "review" }, () => {});
  engine.ask({ kind: "move" }, () => {}).stop();
  worker.answer({ id: 1, failure: "no module" });
  worker.answer({ id: 2, failure: "no module" });
  assert.equal(failures, 1);
});
