// The table of exact chances that the package ships.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { diceRace, folder, thrown } from "./load.js";

const skip = !diceRace.Table && "built without players";
const bytes = readFileSync(`${folder}/two-pieces.table`);
const rules = { pieces: 2 };

test("exact chances and best moves", { skip }, () => {
  const table = diceRace.Table.fromBytes(bytes);
  assert.equal(table.states, 242_517);
  assert.deepEqual(table.rules, new diceRace.Game(null, rules).rules);
  const start = new diceRace.Position(null, rules);
  assert(Math.abs(table.winProbability(start) - 0.511899) < 1 / 65_535);
  assert.equal(table.winProbability(String(start)), table.winProbability(start));
  assert.equal(table.bestMove(start.roll(6)).text, "a1-g1");
  assert.equal(table.winProbability(new diceRace.Position("31,30/0,- b ?", rules)), 0);
});

test("an engine with a table answers what the table says", { skip }, () => {
  const table = diceRace.Table.fromBytes(new Uint8Array(bytes).buffer);
  const engine = diceRace.Engine.withTable(table, { level: 10, seed: 3 });
  table.free();
  const again = diceRace.Table.fromBytes(bytes);
  const dice = new diceRace.Dice(1);
  const game = new diceRace.Game(null, rules);
  while (!game.outcome()) {
    game.roll(dice.roll());
    const { position } = game;
    assert.equal(engine.winProbability(position), again.winProbability(position));
    assert.equal(engine.bestMove(position).text, again.bestMove(position).text);
    game.push(engine.analyze(position)[0].played);
  }
  assert(engine.review(game).every(({ loss }) => loss === 0));
  assert.equal(engine.level, 10);
  assert(engine.winProbability(new diceRace.Position()) > 0.4, "other rules are searched");
});

test("damaged bytes are no table, and other rules are not looked up", { skip }, () => {
  const { Table } = diceRace;
  const changed = (offset) => bytes.map((byte, index) => (index === offset ? byte ^ 1 : byte));
  for (const offset of [0, 4, 8, 12, 16, 19, 1000, bytes.length - 1]) {
    thrown("table", () => Table.fromBytes(changed(offset)));
  }
  for (const part of [bytes.subarray(1), bytes.subarray(0, -1), bytes.subarray(0, 10), new Uint8Array()]) {
    thrown("table", () => Table.fromBytes(part));
  }
  for (const other of ["text", null, [1, 2], new Uint16Array(bytes)]) thrown("argument", () => Table.fromBytes(other));
  const table = Table.fromBytes(bytes);
  thrown("argument", () => diceRace.Engine.withTable(bytes));
  const error = thrown("table", () => table.winProbability(new diceRace.Position()));
  assert.match(error.message, /expected 2 pieces, .* found 4 pieces/);
  thrown("table", () => table.bestMove(new diceRace.Position().roll(1)));
  assert.equal(thrown("illegal-move", () => table.bestMove(new diceRace.Position(null, rules))).reason, "no-roll");
});
