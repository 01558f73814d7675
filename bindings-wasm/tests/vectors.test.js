// The vectors of both games, which the cores pass too.
import assert from "node:assert/strict";
import { test } from "node:test";
import { diceRace, stones, vectors } from "./load.js";

const kebab = (name) => name.replace(/(?<=[a-z])[A-Z]/g, "-$&").toLowerCase();
const raceRules = ({ capture, block, extra_roll_on_six: extraRollOnSix, pieces }) => ({
  capture: kebab(capture),
  block: kebab(block),
  extraRollOnSix,
  pieces,
});

function checkMoves(position, expected) {
  const moves = position.legalMoves;
  assert.deepEqual(moves.map((move) => move.text).sort(), expected.map(([text]) => text).sort());
  for (const [text, after] of expected) {
    assert.equal(String(position.play(text)), after);
    const move = moves.find((move) => move.text === text);
    assert.equal(String(position.play(move)), after);
    assert.deepEqual(position.parseMove(move), move);
    const preview = position.preview(move);
    assert.equal(preview.position, after);
    assert.equal(preview.target, move.target);
    assert.equal(preview.path.at(-1) ?? null, move.target);
  }
  const pairs = [...position.destinations()].flatMap(([from, targets]) => targets.map((to) => `${from} ${to}`));
  const walks = moves.filter((move) => move.target !== null);
  assert.deepEqual(pairs.sort(), walks.map((move) => `${move.origin ?? "@"} ${move.target}`).sort());
}

test("positions of Stones!", () => {
  const { positions, games } = vectors("stones-core/tests/data/stones.json");
  for (const { position, moves } of positions) checkMoves(new stones.Position(position), moves);
  for (const { moves, final, far_rank: [white, black] } of games) {
    const game = new stones.Game();
    moves.forEach((move) => game.push(move));
    assert.equal(String(game.position), final);
    assert.deepEqual(game.outcome().score, { white, black });
    assert.equal(game.position.stuckSide(), game.position.turn);
    assert.deepEqual(stones.Game.fromRecord(game.record()).moves, moves);
    assert.deepEqual(JSON.stringify(stones.Game.fromJSON(JSON.stringify(game))), JSON.stringify(game));
    game.free();
  }
});

test("positions of the dice race", () => {
  const { positions, games } = vectors("dice-race-core/tests/data/dice-race.json");
  for (const { rules, position, moves } of positions) {
    checkMoves(new diceRace.Position(position, raceRules(rules)), moves);
  }
  for (const { rules, turns } of games) {
    const game = new diceRace.Game(null, raceRules(rules));
    for (const turn of turns) {
      const [roll, move] = turn.split(":");
      game.roll(Number(roll));
      game.push(move);
    }
    assert.deepEqual(game.turns.map(({ rolled, played }) => `${rolled}:${played.text}`), turns);
    assert.equal(diceRace.Game.fromRecord(game.record()).record(), game.record());
    assert.equal(JSON.stringify(diceRace.Game.fromJSON(JSON.parse(JSON.stringify(game)))), JSON.stringify(game));
    game.free();
  }
});

test("perft, and the order of moves", () => {
  const position = new stones.Position();
  assert.equal(position.perft(4), 6_490_676);
  const actions = position.legalMoves.map((move) => move.action);
  assert.deepEqual(actions, [...actions].sort((one, other) => one - other));
  assert.equal(new stones.Position(null, "4x4").legalMoves[0].action, null);
});

test("seeded dice roll as in Rust", () => {
  // The file dice-race-core/tests/golden/seeded_dice.txt has these rolls too.
  const rolls = (dice) => Array.from({ length: 12 }, () => dice.roll());
  const dice = new diceRace.Dice(7);
  const first = rolls(dice);
  assert.equal(dice.seed, "0000000000000007");
  assert.equal(dice.rolled, 12);
  assert.deepEqual(rolls(new diceRace.Dice("7")), first);
  const { seed, rolled } = dice;
  assert.equal(new diceRace.Dice({ seed, rolled }).roll(), dice.roll());
  assert.notEqual(new diceRace.Dice().seed, new diceRace.Dice().seed);
});
