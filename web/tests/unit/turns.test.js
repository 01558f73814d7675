import assert from "node:assert/strict";
import { test } from "node:test";
import { setTimeout as wait } from "node:timers/promises";
import { load } from "../tools/modules.js";

const { Match } = await load("match/match.ts");
const { KINDS } = await load("games/index.ts");
const { followTurns } = await load("match/turns.ts");

const NO_PACE = { roll: 0, pass: 0, move: 0 };

function match(kind, players) {
  return new Match(KINDS[kind], KINDS[kind].newGame("8x8", {}), players, "7");
}

/** An engine that plays the first legal move when it is asked to answer. */
function fakeEngine(game) {
  const engine = { asked: [], stopped: 0, answer: () => {}, end: () => {} };
  engine.ask = (task, onResult) => {
    engine.asked.push(task);
    engine.answer = () => onResult(game.at(null, (found) => found.legalMoves[0].text));
    return { ended: new Promise((end) => (engine.end = end)), stop: () => engine.stopped++ };
  };
  return engine;
}

const options = { rollsItself: () => false, playsOnlyMove: () => false, pace: NO_PACE };

test("the computer answers a person, and then waits", async () => {
  const one = match("stones", { white: "human", black: 4 });
  const engine = fakeEngine(one);
  const stop = followTurns(one, engine, options);
  assert.equal(engine.asked.length, 0);
  one.play("a1-d4");
  assert.deepEqual([engine.asked.length, engine.asked[0].level], [1, 4]);
  engine.answer();
  await wait(20);
  assert.equal(one.state.value.plies.length, 2);
  assert.equal(engine.asked.length, 1);
  stop();
});

test("an answer that comes after an undo is not played", async () => {
  const one = match("stones", { white: "human", black: 4 });
  const engine = fakeEngine(one);
  const stop = followTurns(one, engine, options);
  one.play("a1-d4");
  engine.answer();
  one.undo();
  await wait(20);
  assert.deepEqual([one.state.value.plies.length, engine.stopped], [0, 1]);
  stop();
});

test("nothing goes on while an earlier position is looked at", async () => {
  const one = match("dice-race", { white: 1, black: "human" });
  one.viewed.value = 0;
  const stop = followTurns(one, fakeEngine(one), options);
  await wait(20);
  assert.equal(one.state.value.rolled, null);
  one.viewed.value = null;
  await wait(20);
  assert.notEqual(one.state.value.rolled, null);
  stop();
});

test("the die rolls by itself for people who want that", async () => {
  for (const [rollsItself, expected] of [[false, "roll"], [true, "move"]]) {
    const one = match("dice-race", { white: "human", black: "human" });
    const stop = followTurns(one, fakeEngine(one), { ...options, rollsItself: () => rollsItself });
    await wait(20);
    assert.equal(one.state.value.phase, expected);
    stop();
  }
});

test("an answer is played in time when the clock is set back", async (t) => {
  const one = match("stones", { white: 1, black: "human" });
  const engine = fakeEngine(one);
  const stop = followTurns(one, engine, options);
  const now = Date.now();
  t.mock.method(Date, "now", () => now - 3_600_000);
  engine.answer();
  await wait(20);
  assert.equal(one.state.value.plies.length, 1);
  stop();
});
