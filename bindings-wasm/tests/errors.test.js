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
