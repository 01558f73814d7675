// Typed errors, and any arguments for any function: nothing traps, and the module works on.
import assert from "node:assert/strict";
import { test } from "node:test";
import { StonesDiceError, diceRace, random, stones, thrown } from "./load.js";

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

/** Any argument that JavaScript may pass. */
function oddities(next) {
  const bytes = (length) => Array.from({ length }, () => Math.floor(next() * 256));
  const loop = {};
  loop.loop = loop;
  const game = new stones.Game();
  const freed = new stones.Game();
  freed.free();
  return [
    undefined, null, true, 0, -1, 1, 6, 2.5, NaN, Infinity, 2 ** 53, -(2 ** 31), 10n, Symbol("s"), () => 1, [], [[]], {},
    "", "a1", "--", "@", "resign", "white", "8x8", "99x99", "\ud800", "🎲".repeat(9), "[".repeat(5000), loop, new Date(),
    new Map([["a1", 1]]), new Uint8Array(bytes(40)), new Proxy({}, {}), String.fromCharCode(...bytes(30)),
    { origin: "a1", target: "b2" }, { origin: 1 }, { toJSON: () => game.free() }, { toJSON: () => "a1-d4" },
    { get size() { throw new Error("mine"); } }, { valueOf: () => 3 }, { lines: 1e300 }, { nodes: 50 }, { level: 11 },
    new stones.Position(), new diceRace.Position(), game, freed, new diceRace.Game(), JSON.stringify(new diceRace.Game()),
    new stones.Game().record(), { white: ["a1"], turn: "red" }, { white: [31, 31, null, 99] }, Object.create(null),
  ];
}

const slow = new Set(["perft", "solve", "analyze", "review", "annotate", "winProbability", "luck", "bestMove"]);

/** The functions of a namespace, each as a call with any arguments. */
function calls(namespace) {
  const calls = [];
  for (const [name, member] of Object.entries(namespace)) {
    if (!member.prototype?.free) calls.push([name, (_, args) => member(...args)]);
    else {
      calls.push([name, (_, args) => new member(...args)]);
      for (const key of Object.getOwnPropertyNames(member)) {
        if (typeof member[key] === "function" && !key.startsWith("_")) calls.push([key, (_, args) => member[key](...args)]);
      }
      for (const [key, { value, get }] of Object.entries(Object.getOwnPropertyDescriptors(member.prototype))) {
        if (key === "constructor" || key.startsWith("_")) continue;
        calls.push([key, (objects, args) => (value ?? get).apply(objects[name] ?? args[0], args)]);
      }
    }
  }
  return calls;
}

test("any arguments in any function", () => {
  const next = random(2);
  let count = 0;
  for (const [space, namespace] of Object.entries({ stones, diceRace })) {
    for (const [name, call] of calls(namespace)) {
      for (let round = 0; round < (slow.has(name) ? 8 : 80); round++) {
        const odd = oddities(next);
        const pick = () => odd[Math.floor(next() * odd.length)];
        const args = Array.from({ length: Math.floor(next() * 4) }, pick);
        // Deep perft, and searches without a limit, would only take long.
        if (name === "perft") args[0] = pick() === 6 ? 2 : "deep";
        if (["solve", "analyze", "bestMove"].includes(name)) args[1] = { nodes: 20 };
        const objects = { Position: new namespace.Position(), Game: new namespace.Game() };
        if (namespace.Dice) objects.Dice = new namespace.Dice(1);
        if (namespace.Engine) objects.Engine = new namespace.Engine({ level: 1 });
        if (namespace.Search) objects.Search = new namespace.Search(new namespace.Position(), { nodes: 100 });
        if (namespace.CommittedDice) {
          objects.CommittedDice = new namespace.CommittedDice("g");
          objects.FairDice = new namespace.CommittedDice("g").withClient("c");
        }
        try {
          const made = call(objects, args);
          if (made?.__wbg_ptr) made.free();
        } catch (error) {
          // Not `WebAssembly.RuntimeError`, nor anything of the module that is no error of the package.
          assert(error instanceof StonesDiceError, `${space}.${name}: ${error.stack}`);
        }
        for (const object of [...Object.values(objects), ...args]) {
          if (object?.__wbg_ptr) object.free();
        }
        count++;
      }
    }
  }
  assert(count > 5000);
  assert.equal(new stones.Position().perft(4), 6_490_676);
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

test("random bytes and damaged texts in every reader", () => {
  const next = random(3);
  const texts = [
    new stones.Game().record(), new diceRace.Game().record(), JSON.stringify(new stones.Game()),
    JSON.stringify(new diceRace.Game()), String(new stones.Position()), String(new diceRace.Position()), "a1-d4", "6:@a1",
  ];
  for (let round = 0; round < 4000; round++) {
    const text = [...texts[round % texts.length]];
    for (let edit = 0; edit < 1 + next() * 3; edit++) {
      text.splice(next() * text.length, next() * 3, String.fromCharCode(next() * (next() < 0.5 ? 128 : 65536)));
    }
    for (const { Game, Position } of [stones, diceRace]) {
      for (const read of [
        (text) => Game.fromRecord(text), (text) => Game.readRecords(text), (text) => Game.fromJSON(text),
        (text) => new Position(text), (text) => new Position().play(text), (text) => new Game().applyUntrusted(0, "white", text),
      ]) {
        try {
          read(text.join(""));
        } catch (error) {
          assert(error instanceof StonesDiceError, error.stack);
        }
      }
    }
  }
  assert.equal(new diceRace.Game().legalMoves.length, 0);
});
