// Whole games, handles, players, fair dice.
import assert from "node:assert/strict";
import { test } from "node:test";
import { diceRace, random, read, stones, thrown } from "./load.js";

test("a position is a value", () => {
  const position = new stones.Position();
  const after = position.play("a1-d4");
  assert.equal(String(position), "ssssssss/8/8/8/8/8/8/SSSSSSSS w");
  assert.equal(`${after}`, "ssssssss/8/8/8/3S4/8/8/1SSSSSSS b");
  assert.deepEqual([position.turn, after.turn, after.hash.length], ["white", "black", 16]);
  assert(after.equals("ssssssss/8/8/8/3S4/8/8/1SSSSSSS b") && !after.equals(position) && !after.equals(null));
  assert.deepEqual(after.stoneAt("d4"), { color: "white", pinned: false });
  assert.equal(after.stoneAt("a1"), null);
  assert.deepEqual(after.destinationsFrom("h8"), ["c3", "e5", "f6", "g7"]);
  assert(after.isLegal("h8-e5") && !after.isLegal("h8-a1") && !after.isLegal("?"));
  assert.match(after.svg({ selected: "h8", theme: "dark", arrows: [["a1", "d4"]] }), /^<svg.*<\/svg>$/s);
  assert.match(after.ascii(), /S/);
  assert.equal(String(stones.Position.fromSetup(after.setup())), String(after));
  assert.equal(stones.Position.setupFaults({ white: ["a1"], black: ["a1"], pinned: ["b2"] }).length, 2);
  assert.equal(String(new stones.Position(null, "4x5")), "ssss/4/4/4/SSSS w");
});

test("the track of each side, as the rules walk it", () => {
  for (const [color, corner] of [["white", "a1"], ["black", "h8"]]) {
    const { squares, home } = diceRace.track(color);
    assert.deepEqual([squares.length, home, squares[0], squares[home]], [32, 28, corner, corner]);
    const other = color === "white" ? "black" : "white";
    for (const [progress, square] of squares.slice(0, -1).entries()) {
      const setup = { [color]: [progress, null], [other]: [null, null], turn: color, rolled: 1, rules: { pieces: 2 } };
      const [{ origin, target }] = diceRace.Position.fromSetup(setup).legalMoves;
      assert.deepEqual([origin, target], [square, squares[progress + 1]]);
    }
  }
  thrown("argument", () => diceRace.track("red"));
});

test("a position of the dice race carries its rules", () => {
  const rules = { capture: "landing-only", block: "whole-roll", extraRollOnSix: true, pieces: 2 };
  const position = new diceRace.Position(null, rules).roll(6);
  assert.deepEqual(position.rules, rules);
  assert(position.equals(JSON.parse(JSON.stringify(position))));
  assert.deepEqual([position.rolled, position.play(position.legalMoves[0]).rolled], [6, null]);
  assert.deepEqual(position.pieces("white"), [0, null]);
  assert.deepEqual(position.pieceAt("a1"), { color: "white", progress: 0 });
  assert(diceRace.Position.fromSetup(position.setup()).equals(position));
  assert.equal(new diceRace.Position().chanceOutcomes().length, 6);
  assert.equal(position.chanceOutcomes().length, 0);
  const entering = new diceRace.Position("5,-,-,-/0,-,-,- w 6");
  assert.deepEqual(entering.destinations().get("@"), ["a1"]);
  assert.equal(entering.parseMove({ origin: "@", target: "a1" }).kind, "enter");
});

test("a game keeps its history", () => {
  const game = new stones.Game();
  for (const move of ["a1-d4", "h8-e5", "d4xf6"]) game.push(move);
  assert.deepEqual([game.ply, game.undo(), game.ply, game.redo(), game.ply], [3, true, 2, true, 3]);
  game.goTo(1);
  assert.deepEqual(game.moves, ["a1-d4"]);
  game.goTo(3);
  game.setTag("White", "Ada");
  game.addComment("pinned");
  game.setComments(["first", "second"], 1);
  assert.deepEqual(game.tags.White, "Ada");
  assert.deepEqual(game.comments.map(({ ply, text }) => [ply, text]), [[1, "first"], [1, "second"], [3, "pinned"]]);
  const copy = game.clone();
  copy.resign("black");
  assert.deepEqual([copy.outcome().winner, copy.outcome().reason, game.outcome()], ["white", "resignation", null]);
  assert.deepEqual([copy.legalMoves.length, copy.destinations().size], [0, 0]);
  assert.equal(thrown("illegal-move", () => copy.push("h8-g7")).reason, "game-over");
  assert.match(game.svg(), /^<svg/);
  const records = stones.Game.readRecords(`${game.record()}\n${copy.record()}\n[Game "Stones!"]\n[Result "*"]\n\n1. a1-a9 *`);
  assert.deepEqual(records.slice(0, 2).map((read) => read.record()), [game.record(), copy.record()]);
  assert.equal(records[2].code, "record");
});

test("requests of players who are not trusted", () => {
  const game = new diceRace.Game();
  game.roll(3);
  const seen = game.revision;
  game.applyUntrusted(seen, "white", "3:a1-d1");
  assert.deepEqual(game.moves, ["a1-d1"]);
  const request = (...request) => thrown("request", () => game.applyUntrusted(...request)).request;
  assert.equal(request(seen, "white", "3:a1-d1"), 1);
  assert.equal(request(game.revision, "white", "3:d1-g1"), 2);
  game.roll(2);
  assert.equal(request(game.revision, "black", "3:h8-e8"), 3);
  assert.equal(request(game.revision, "black", "2:h8-a1"), 4);
  game.applyUntrusted(game.revision, "black", "resign");
  assert.equal(game.outcome().winner, "white");
});

test("random games of both kinds end, and are read back", () => {
  const next = random(1);
  for (let round = 0; round < 5; round++) {
    const game = new stones.Game(null, { end: "either-side", goal: "far-half" });
    while (!game.outcome()) game.push(game.legalMoves[Math.floor(next() * game.legalMoves.length)]);
    assert.deepEqual(stones.Game.fromRecord(game.record()).outcome(), game.outcome());
    const race = new diceRace.Game();
    const dice = new diceRace.Dice(round);
    while (!race.outcome()) {
      race.roll(dice.roll());
      race.push(race.legalMoves[Math.floor(next() * race.legalMoves.length)]);
    }
    assert.deepEqual(diceRace.Game.fromRecord(race.record()).outcome(), race.outcome());
    assert.equal(race.rolls.length, race.turns.length);
  }
});

test("handles are freed, and say so", () => {
  for (let round = 0; round < 20_000; round++) {
    const game = new stones.Game();
    game.free();
    game.free();
  }
  const game = new diceRace.Game();
  game[Symbol.dispose ?? "free"]();
  for (let round = 0; round < 50_000; round++) thrown("argument", () => game.push("--"));
  thrown("argument", () => game.position);
  thrown("argument", () => stones.Game.prototype.undo.call(new stones.Position()));
  assert.equal(new stones.Game().push("a1-d4").text, "a1-d4");
});

test("players and analysts", { skip: !stones.Engine && "built without players" }, () => {
  const position = new stones.Position();
  const player = () => new stones.Engine({ level: 3, seed: 7 }).bestMove(position);
  assert.deepEqual(player(), player());
  assert(position.isLegal(player()));
  assert.equal(new stones.Engine({ level: 10 }).bestMove(position, { nodes: 2000 }).kind, "slide");
  const { lines, nodes } = new stones.Engine().analyze(String(position), { lines: 2, nodes: 5000 });
  assert(lines.length === 2 && nodes <= 5000 && lines[0].moves.length > 0);
  const game = new stones.Game();
  game.push("a1-d4");
  assert.equal(new stones.Engine().review(game, { nodes: 500 })[0].played.text, "a1-d4");
  assert.equal(new stones.Engine().annotate(game, { nodes: 500 }).comments.length, 1);
  assert.equal(stones.solve(new stones.Position(null, "3x4")).value, 0);
  const unsolved = thrown("unsolved", () => stones.solve(position, { nodes: 100 }));
  assert(unsolved.atLeast < unsolved.atMost);

  const race = new diceRace.Game();
  const engine = new diceRace.Engine({ level: 10 });
  race.roll(6);
  const rated = engine.analyze(race.position);
  assert.deepEqual(rated[0].played, engine.bestMove(race.position));
  race.push(rated[0].played);
  assert.equal(engine.review(race).length, 1);
  for (const { loss, blunder } of engine.review(race)) assert.equal(blunder, loss >= 0.02);
  const luck = [1, 2, 3, 4, 5, 6].map((roll) => engine.luck(new diceRace.Position(), roll));
  assert(Math.abs(luck.reduce((sum, luck) => sum + luck)) < 1e-9);
  assert(engine.winProbability(new diceRace.Position()) > 0.45);
  assert(race.position.isLegal === diceRace.Position.prototype.isLegal);
  assert.equal(thrown("illegal-move", () => engine.bestMove(race.position)).reason, "no-roll");
});

test("a search in slices", { skip: !stones.Search && "built without players" }, () => {
  const search = new stones.Search(new stones.Position(), { lines: 2, nodes: 20_000 });
  assert.deepEqual([search.done, search.analysis.lines.length], [false, 0]);
  let steps = 0;
  for (let depth = 0; !search.done; steps++) {
    const analysis = search.step(1000);
    assert(analysis.depth >= depth && analysis.lines.length === 2);
    depth = analysis.depth;
  }
  assert.equal(steps, 20);
  assert.deepEqual(search.step(), search.analysis);
  search.free();
  const small = new stones.Search(new stones.Position(null, "3x4"), { lines: 1 });
  while (!small.done) small.step(100);
  assert.deepEqual([small.analysis.proven, small.analysis.lines[0].value], [true, 0]);
});

test("fair dice, by the vectors of Rust", { skip: !diceRace.verify && "built without fair dice" }, () => {
  const vectors = read("dice-race-core/tests/golden/fair_dice_v2.txt").split("\n").filter((line) => /^[0-9a-f]/.test(line));
  assert(vectors.length > 5);
  for (const vector of vectors) {
    const [serverSeed, client, gameId, start, rules, , commitment, first, rolls] = vector.split("; ");
    if (Number(first) > Number.MAX_SAFE_INTEGER) continue;
    const bits = Number(rules);
    const position = new diceRace.Position(start, {
      pieces: (bits & 3) + 1,
      capture: bits & 4 ? "landing-only" : "first-contact",
      block: bits & 8 ? "whole-roll" : "stop-short",
      extraRollOnSix: (bits & 16) > 0,
    });
    const committed = new diceRace.CommittedDice(gameId, { start: position, serverSeed });
    assert.equal(committed.commitment, commitment);
    const dice = committed.withClient(Uint8Array.from(Buffer.from(client, "hex")));
    assert.equal([...rolls].map((_, index) => dice.rollAt(Number(first) + index)).join(""), rolls);
    thrown("argument", () => committed.withClient("again"));
  }
});

test("a game with fair dice is verified", { skip: !diceRace.verify && "built without fair dice" }, () => {
  const committed = new diceRace.CommittedDice("table 7, game 1");
  const { commitment } = committed;
  const dice = committed.withClient("chosen");
  const game = new diceRace.Game();
  for (let turn = 0; turn < 10; turn++) {
    game.roll(dice.rollFor(game));
    game.push(game.legalMoves[0]);
  }
  const secret = dice.revealIn(game);
  assert.match(secret, /^[0-9a-f]{64}$/);
  thrown("argument", () => dice.rollFor(game));
  const read = diceRace.Game.fromRecord(game.record());
  const verified = diceRace.verify(read, { commitment, clientSeed: "chosen" });
  assert.deepEqual(verified.rolls, { found: 10, proof: "proved" });
  thrown("unfair", () => diceRace.verify(read, { commitment: "0".repeat(64) }));
  thrown("unfair", () => diceRace.verify(new diceRace.Game()));
});
