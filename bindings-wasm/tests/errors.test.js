// Typed errors, and limits. What any arguments do is in `fuzz.test.js`.
import assert from "node:assert/strict";
import { test } from "node:test";
import { StonesDiceError, diceRace, stones, thrown } from "./load.js";

test("errors say where, what and why", () => {
  const position = new stones.Position();
  const parse = thrown("parse", () => position.play("a1-d9"));
  assert.deepEqual([parse.offset, parse.expected], [3, "a square, a1 to h8"]);
  assert(parse instanceof Error && parse.name === "StonesDiceError");
  assert.equal(thrown("illegal-move", () => position.play("a1-a4")).reason, "not-in-line");
  assert.equal(thrown("illegal-move", () => position.play({ origin: "a1", target: "d4", kind: "pin" })).reason, "is-slide");
  assert.equal(thrown("illegal-move", () => new diceRace.Game().roll(7)).reason, "bad-roll");
  assert.equal(thrown("setup", () => new stones.Game(null, { end: "never", goal: "moon" })).faults.length, 2);
  assert.equal(thrown("setup", () => stones.Position.fromSetup({ white: ["a1"], black: ["a1"] })).faults.length, 1);
  thrown("setup", () => new diceRace.Game(null, { pieces: 5 }));
  thrown("argument", () => new stones.Game(null, { ends: "either-side" }));
  thrown("argument", () => new stones.Game().goTo(1));
  thrown("argument", () => new stones.Game().resign("red"));
  thrown("argument", () => new diceRace.Dice(-1));
  thrown("parse", () => stones.Game.fromJSON("{"));
  thrown("parse", () => stones.Game.fromJSON({ game: "Chess" }));
});

test("offsets are indices into the string", () => {
  const record = '[Game "Stones!"]\n[White "Ä🎲"]\n[Result "*"]\n\n1. a1-a9 *\n';
  const error = thrown("record", () => stones.Game.fromRecord(record));
  assert.equal(record.slice(error.offset), "a9 *\n");
  assert.deepEqual([error.turn, error.game.tags.White], [1, "Ä🎲"]);
});

test("JSON that is no game: where the text ends to be JSON, or which field is wrong", () => {
  const damaged = [["{", ""], ['{"tags": ["Ä🎲", x]}', "x]}"], ['{"game":\n "Stones!",}', "}"], ["", ""]];
  for (const [text, rest] of damaged) {
    const error = thrown("parse", () => stones.Game.fromJSON(text));
    assert.deepEqual([text.slice(error.offset), error.expected], [rest, "a game as JSON"]);
  }
  const game = new stones.Game().toJSON();
  const message = (change) => thrown("parse", () => stones.Game.fromJSON({ ...game, ...change })).message;
  assert.equal(message({ game: "Chess" }), "game: a game of Chess, expected Stones!");
  assert.equal(message({ moves: ["a1-d4", 7] }), "moves: 1: expected a string");
  assert.match(message({ moves: ["a1-d9"] }), /^moves: 0: .*a square, a1 to h8/);
  assert.match(message({ comments: [[0, "fine"], [-1, "bad"]] }), /^comments: 1: 0: expected/);
  assert.match(message({ rules: { end: "never" } }), /^rules: end: .*never/);
  assert.match(message({ start: 5 }), /^start: expected/);
  assert.match(message({ luck: 1 }), /luck/);
  for (const value of [5, 1.5, true, [], null]) thrown("parse", () => diceRace.Game.fromJSON(value));
  for (const value of [undefined, () => 1, 1n]) thrown("argument", () => diceRace.Game.fromJSON(value));
});

test("plain data: fields of no meaning, other types, and the numbers in messages", () => {
  const message = (code, call) => thrown(code, call).message;
  const rules = (rules) => message("argument", () => new stones.Game(null, rules));
  const size = (size) => message("argument", () => new stones.Position().svg({ size }));
  assert.equal(rules({ ends: 1 }), "ends: expected no field of this name");
  assert.equal(rules(JSON.parse('{"__proto__": 1}')), "__proto__: expected no field of this name");
  assert.equal(rules(["end"]), "rules: expected an object");
  assert.equal(size(2.5), "size: expected a whole number");
  assert.equal(size(1e300), "size: expected a whole number from 1 to 10000");
  const white = () => stones.Position.fromSetup({ white: "a1" });
  assert.equal(message("argument", white), "white: expected an array");
  const roll = () => new diceRace.Position().roll(2.5);
  assert.equal(message("illegal-move", roll), "roll 2.5: expected a roll from 1 to 6");
  const chances = new diceRace.Position().chanceOutcomes();
  assert.deepEqual([chances.length, chances[5]], [6, { roll: 6, probability: 1 / 6 }]);
});

test("a rejected call changes nothing", () => {
  const game = new diceRace.Game();
  const before = JSON.stringify(game);
  for (const call of [() => game.push("a1-d1"), () => game.roll(0), () => game.goTo(9), () => game.addComment("}")]) {
    assert.throws(call, StonesDiceError);
    assert.equal(JSON.stringify(game), before);
  }
});

test("searches that are not freed do not use up the memory", { skip: !stones.Search && "built without players" }, () => {
  const searches = [];
  const error = thrown("argument", () => {
    for (;;) searches.push(new stones.Search(new stones.Position()));
  });
  assert.match(error.message, /at most 64/);
  searches.pop().free();
  searches.push(new stones.Search(new stones.Position()));
  searches.forEach((search) => search.free());
});
