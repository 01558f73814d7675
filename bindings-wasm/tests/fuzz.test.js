// Any arguments in any function of the package, and random texts in every reader: nothing traps, and after each call that
// throws the module works on. `FUZZ_SEED` repeats a run, `FUZZ_ROUNDS` makes it longer.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import * as loaded from "./load.js";
import { StonesDiceError, diceRace, folder, random, stones } from "./load.js";

const seed = Number(process.env.FUZZ_SEED ?? 2);
const rounds = Number(process.env.FUZZ_ROUNDS ?? 1);
const tableBytes = readFileSync(`${folder}/two-pieces.table`);
console.log(`bindings-wasm: FUZZ_SEED=${seed} FUZZ_ROUNDS=${rounds}`);

/** Plays the beginnings of two known games: the module still works. */
function playKnownGames() {
  const position = new stones.Position().play("a1-d4").play("h8-e5").play("d4xf6");
  assert.equal(String(position), "sssssss1/8/5S2/4p3/8/8/8/1SSSSSSS b");
  const rolled = new diceRace.Position().roll(6);
  assert.equal(rolled.legalMoves[0].text, "a1-g1");
}

/** Makes a call, which may throw errors of the package only. */
function attempt(name, call) {
  try {
    return call();
  } catch (error) {
    // Not `WebAssembly.RuntimeError`, nor anything of the module that is no error of the package.
    assert(error instanceof StonesDiceError, `${name}: ${error?.stack}`);
    playKnownGames();
  }
}

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
    new Map([["a1", 1]]), new Uint8Array(bytes(40)), new Uint8Array(bytes(40)).buffer, new Proxy({}, {}),
    String.fromCharCode(...bytes(30)), JSON.stringify(new diceRace.Game()), new stones.Game().record(),
    { origin: "a1", target: "b2" }, { origin: 1 }, { toJSON: () => game.free() }, { toJSON: () => "a1-d4" },
    { get size() { throw new Error("mine"); } }, { valueOf: () => 3 }, { lines: 1e300 }, { nodes: 50 }, { level: 11 },
    { white: ["a1"], turn: "red" }, { white: [31, 31, null, 99] }, Object.create(null),
    new stones.Position(), new diceRace.Position(), game, freed, new diceRace.Game(),
  ];
}

/** How to make an object of each class that has methods. */
const makers = {
  Position: ({ Position }) => new Position(),
  Game: ({ Game }) => new Game(),
  Dice: ({ Dice }) => new Dice(1),
  Engine: ({ Engine }) => new Engine({ level: 1 }),
  Search: ({ Search, Position }) => new Search(new Position(), { nodes: 100 }),
  CommittedDice: ({ CommittedDice }) => new CommittedDice("g"),
  FairDice: ({ CommittedDice }) => new CommittedDice("g").withClient("c"),
  Table: ({ Table }) => Table.fromBytes(tableBytes),
};

/** The functions of a namespace by name, each as a call with an object and any arguments. */
function* calls(namespace) {
  for (const [name, member] of Object.entries(namespace)) {
    if (!member.prototype?.free) {
      yield [name, name, (_, args) => member(...args)];
      continue;
    }
    yield [name, "constructor", (_, args) => new member(...args)];
    for (const key of Object.getOwnPropertyNames(member)) {
      if (typeof member[key] === "function" && !key.startsWith("_")) yield [name, key, (_, args) => member[key](...args)];
    }
    for (const [key, { value, get }] of Object.entries(Object.getOwnPropertyDescriptors(member.prototype))) {
      if (key !== "constructor" && !key.startsWith("_")) yield [name, key, (object, args) => (value ?? get).apply(object, args)];
    }
  }
}

const slow = new Set(["perft", "solve", "analyze", "review", "annotate", "winProbability", "luck", "bestMove"]);

/** Deep perft, and searches without a limit, would only take long. */
function limit(key, args) {
  if (key === "perft") args[0] = args[0] === 6 ? 2 : "deep";
  if (["solve", "analyze", "bestMove"].includes(key)) args[1] = { nodes: 20 };
}

test("any arguments in any function", () => {
  const next = random(seed);
  let count = 0;
  for (const [space, namespace] of Object.entries({ stones, diceRace, package: { version: loaded.version } })) {
    for (const [name, key, call] of calls(namespace)) {
      assert(!namespace[name].prototype?.free || makers[name], `no maker of ${name}: its methods would not be called`);
      for (let round = 0; round < rounds * (slow.has(key) ? 8 : 80); round++) {
        const odd = oddities(next);
        const pick = () => odd[Math.floor(next() * odd.length)];
        const args = Array.from({ length: Math.floor(next() * 4) }, pick);
        limit(key, args);
        const object = key === "constructor" ? undefined : makers[name]?.(namespace);
        const made = attempt(`${space}.${name}.${key}`, () => call(object, args));
        for (const handle of [made, object, ...odd]) {
          if (handle?.__wbg_ptr) handle.free();
        }
        count++;
      }
    }
  }
  assert(count > 5000);
  assert.equal(new stones.Position().perft(4), 6_490_676);
});

test("random bytes and damaged texts in every reader", () => {
  const next = random(seed + 1);
  const texts = [
    new stones.Game().record(), new diceRace.Game().record(), JSON.stringify(new stones.Game()),
    JSON.stringify(new diceRace.Game()), String(new stones.Position()), String(new diceRace.Position()), "a1-d4", "6:@a1",
  ];
  for (let round = 0; round < rounds * 4000; round++) {
    const text = [...texts[round % texts.length]];
    for (let edit = 0; edit < 1 + next() * 3; edit++) {
      text.splice(next() * text.length, next() * 3, String.fromCharCode(next() * (next() < 0.5 ? 128 : 65536)));
    }
    const damaged = text.join("");
    for (const { Game, Position } of [stones, diceRace]) {
      for (const read of [
        () => Game.fromRecord(damaged), () => Game.readRecords(damaged), () => Game.fromJSON(damaged),
        () => new Position(damaged), () => new Position().play(damaged),
        () => new Game().applyUntrusted(0, "white", damaged),
      ]) {
        attempt(damaged, read);
      }
    }
  }
});

test("random bytes are no table", { skip: !diceRace.Table && "built without players" }, () => {
  const next = random(seed + 2);
  for (let round = 0; round < rounds * 500; round++) {
    const bytes = Uint8Array.from({ length: next() * 60 }, () => next() * 256);
    // Half of them begin as a table does.
    if (round % 2) bytes.set(new TextEncoder().encode("DiceRace").subarray(0, bytes.length));
    assert.equal(attempt("Table.fromBytes", () => diceRace.Table.fromBytes(bytes)), undefined);
  }
});
