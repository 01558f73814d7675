import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "../tools/modules.js";

const { Match } = await load("match/match.ts");
const { finalChances } = await load("games/ending.ts");
const { KINDS } = await load("games/index.ts");

const SEED = "0123456789abcdef";
const people = { white: "human", black: "human" };

function match(kind, players = people, rules = {}) {
  const { [kind]: found } = KINDS;
  return new Match(found, found.newGame(found.boards[0], rules), players, SEED);
}

/** Rolls and moves until the game is over, or this many moves are made. */
function playOn(one, moves) {
  for (let i = 0; i < moves && one.state.value.phase !== "over"; i++) {
    if (one.state.value.phase === "roll") one.roll();
    one.play(one.at(null, (game) => game.legalMoves[0].text));
  }
}

test("between two people, undo and redo go one move", () => {
  const one = match("stones");
  assert.equal(one.state.value.canUndo, false);
  one.play("a1-d4");
  one.play("h8-e5");
  one.undo();
  assert.deepEqual(one.state.value.plies.map(({ move }) => move), ["a1-d4"]);
  assert.ok(one.state.value.canRedo);
  one.redo();
  assert.equal(one.state.value.plies.length, 2);
  assert.ok(!one.state.value.canRedo);
});

test("against the computer, undo goes back to one's own move", () => {
  const one = match("stones", { white: "human", black: 3 });
  one.play("a1-d4");
  one.play("h8-e5");
  one.undo();
  assert.equal(one.state.value.plies.length, 0);
  one.redo();
  assert.equal(one.state.value.plies.length, 2);
  const second = match("stones", { white: 3, black: "human" });
  second.play("a1-d4");
  assert.ok(!second.state.value.canUndo, "only the computer has moved");
});

test("a roll that was undone comes again", () => {
  const one = match("dice-race");
  playOn(one, 6);
  const rolls = one.state.value.plies.map(({ roll }) => roll);
  while (one.state.value.canUndo) one.undo();
  assert.equal(one.state.value.plies.length, 0);
  playOn(one, 6);
  assert.deepEqual(one.state.value.plies.map(({ roll }) => roll), rolls);
});

test("undo in the race stops at a move that was chosen, with its roll", () => {
  const one = match("dice-race");
  for (let i = 0; i < 60; i++) playOn(one, 1);
  const { plies } = one.state.value;
  const chosen = plies.findLastIndex(({ move }) => move !== "--");
  one.undo();
  assert.equal(one.state.value.plies.length, chosen);
  assert.equal(one.state.value.rolled, plies[chosen].roll);
  assert.equal(one.state.value.phase, "move");
});

test("undo and redo go on to a choice, where the only move is played by itself", () => {
  const one = match("dice-race");
  for (let i = 0; i < 40; i++) playOn(one, 1);
  const { plies, rules } = one.state.value;
  const choices = plies.flatMap((ply, i) => (one.kind.hadChoice(ply, one.positionAt(i), rules) ? [i] : []));
  assert.ok(choices.length > 3 && choices.length < 40, "some moves are chosen, and some are the only ones");
  one.skipsOnlyMoves = () => true;
  for (const choice of choices.toReversed().slice(0, 3)) {
    one.undo();
    assert.deepEqual([one.state.value.plies.length, one.state.value.phase], [choice, "move"]);
    assert.equal(one.onlyMove, null);
  }
  one.redo();
  assert.equal(one.state.value.plies.length, choices.at(-2));
});

test("where there was never a choice, nothing is undone for a person who skips only moves", () => {
  const one = match("dice-race", people, { pieces: 1 });
  playOn(one, 4);
  assert.ok(one.state.value.canUndo);
  const other = match("dice-race", people, { pieces: 1 });
  other.skipsOnlyMoves = () => true;
  playOn(other, 4);
  assert.ok(!other.state.value.canUndo);
});

test("what a move does is data", () => {
  const one = match("stones");
  for (const move of ["a1-d4", "h8-e5", "d4xf6"]) one.play(move);
  assert.deepEqual(one.state.value.plies.map(({ effect }) => effect), ["move", "move", "pin"]);
  const race = match("dice-race");
  playOn(race, 400);
  const seen = new Set(race.state.value.plies.map(({ effect }) => effect));
  assert.deepEqual([...seen].sort(), ["capture", "move", "pass"]);
  for (const { effect, move } of race.state.value.plies) {
    assert.equal(effect, move === "--" ? "pass" : move.includes("x") ? "capture" : "move");
  }
});

test("a person rolls once and passes once, however often that is asked", () => {
  const one = match("dice-race");
  assert.deepEqual([one.goOn(), one.goOn()], [true, one.state.value.plies.length === 1]);
  const { rolled, plies } = one.state.value;
  if (rolled !== null) assert.deepEqual([one.goOn(), one.state.value.plies], [false, plies]);
  const other = match("dice-race", { white: 3, black: "human" });
  assert.equal(other.goOn(), false, "the computer rolls by itself");
});

test("a resignation is undone first", () => {
  const one = match("stones");
  one.play("a1-d4");
  one.resign("black");
  assert.equal(one.state.value.phase, "over");
  one.undo();
  assert.deepEqual([one.state.value.phase, one.state.value.plies.length], ["move", 1]);
});

test("looking at an earlier position changes nothing, and play can go on from there", () => {
  const one = match("stones");
  one.play("a1-d4");
  one.play("h8-e5");
  one.viewed.value = 1;
  assert.match(one.at(1, (game) => String(game.position)), / b$/);
  assert.equal(one.state.value.plies.length, 2);
  one.continueHere();
  assert.equal(one.viewed.value, null);
  assert.equal(one.state.value.plies.length, 1);
  assert.ok(one.state.value.canRedo);
});

test("an illegal move changes nothing", () => {
  const one = match("stones");
  const before = one.state.value;
  assert.throws(() => one.play("a1-a4"), { code: "illegal-move" });
  assert.deepEqual(one.state.value, before);
});

for (const kind of ["stones", "dice-race"]) {
  test(`${kind}: a match is restored as it was kept, with its undone moves`, () => {
    const one = match(kind, { white: 7, black: "human" }, kind === "stones" ? { end: "either-side" } : { pieces: 2 });
    playOn(one, 9);
    one.undo();
    const again = Match.restore(JSON.parse(JSON.stringify(one.store())));
    assert.deepEqual(again.state.value, one.state.value);
    assert.ok(again.state.value.canRedo);
    assert.deepEqual(again.players.value, one.players.value);
    assert.equal(again.seed, SEED);
  });

  test(`${kind}: a whole game ends, and is described`, () => {
    const one = match(kind);
    playOn(one, 2000);
    assert.equal(one.state.value.phase, "over");
    const ending = one.at(null, (game) => one.kind.ending(game));
    assert.ok(ending.result && ending.reason);
    const chances = one.at(null, finalChances);
    assert.equal(chances.white + chances.draw + chances.black, 1);
  });
}

test("what is no match is not restored", () => {
  const kept = match("stones").store();
  for (const damaged of [
    null,
    "text",
    {},
    { ...kept, kind: "chess" },
    { ...kept, game: { game: "Stones!" } },
    { ...kept, game: null },
    { ...kept, players: { white: 11, black: "human" } },
    { ...kept, players: { white: 1, black: 2 } },
    { ...kept, seed: "xyz" },
  ]) {
    assert.equal(Match.restore(damaged), null, JSON.stringify(damaged));
  }
});
