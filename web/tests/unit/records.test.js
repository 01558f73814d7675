import assert from "node:assert/strict";
import { test } from "node:test";
import { diceRace, stones } from "stones-dice";
import { load } from "../tools/modules.js";

const { fromHash, toHash, MAX_LINK } = await load("match/share.ts");
const { findGame } = await load("match/records.ts");

const game = new stones.Game();
for (const move of ["a1-d4", "h8-e5", "d4xf6"]) game.push(move);

test("a record comes back from its link", async () => {
  const hash = await toHash(game.record());
  assert.match(hash, /^#game=[\w-]+$/);
  assert.equal(await fromHash(hash), game.record());
});

test("a record that is too long has no link", async () => {
  const noise = Array.from({ length: 40_000 }, (_, i) => ((i * 2654435761) >>> 0).toString(36)).join("");
  assert.equal(await toHash(noise), null);
});

test("a damaged link throws an error", async () => {
  const hash = await toHash(game.record());
  const bomb = await toHash("a".repeat(600_000));
  const links = ["", "#game=", "#game=%%%", hash.slice(0, -9), hash.replace("#game=", "#other="), bomb];
  for (const link of [...links, "#game=" + "A".repeat(MAX_LINK)]) {
    await assert.rejects(fromHash(link).then((record) => assert.ok(record)), undefined, link.slice(0, 60));
  }
});

test("a link that was cut anywhere throws an error, or holds the whole game", async () => {
  const hash = await toHash(game.record());
  for (let length = 0; length < hash.length; length++) {
    const read = await fromHash(hash.slice(0, length)).catch(() => null);
    assert.ok(read === null || read === "" || read === game.record(), `${length} of ${hash.length}: ${read}`);
  }
});

test("the game in a text is found, of either kind", () => {
  const race = new diceRace.Game();
  race.roll(3);
  race.push("a1-d1");
  assert.deepEqual([findGame(game.record()).kind.id, findGame(race.record()).kind.id], ["stones", "dice-race"]);
  assert.equal(findGame(`hello\n\n${race.record()}`).game.ply, 1);
  assert.equal(findGame(""), null);
  assert.equal(findGame("hello"), null);
});

test("line ends and marks of other editors do not matter, and comments stay", () => {
  const record = game.record().replace("a1-d4", "a1-d4 {to the middle}");
  for (const text of [record.replaceAll("\n", "\r\n"), `\ufeff${record}`]) assert.equal(findGame(text).game.record(), record);
});

test("of several games the first whole one is opened, and the others are counted", () => {
  const damaged = game.record().replace("h8-e5", "h8-h5");
  const short = new stones.Game();
  short.push("b1-c2");
  const found = findGame([damaged, short.record(), game.record()].join("\n"));
  assert.deepEqual([found.game.moves, found.faultyTurn, found.others], [["b1-c2"], null, 2]);
  assert.equal(findGame(game.record()).others, 0);
});

test("a damaged record is read up to its fault", () => {
  const found = findGame(game.record().replace("h8-e5", "h8-h5"));
  assert.deepEqual([found.kind.id, found.faultyTurn, found.game.ply], ["stones", 1, 1]);
});
