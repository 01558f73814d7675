import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { load } from "../tools/modules.js";

const { read } = await load("settings.ts");
const storage = await load("storage.ts");
const { keptGames, keepGame } = await load("match/archive.ts");
const { Match } = await load("match/match.ts");
const { KINDS } = await load("games/index.ts");
const { preferredLanguage } = await load("texts/language.ts");
const { number, paragraphs, text, useLanguage } = await load("texts/texts.ts");

/** The storage of a browser, of which there is none in Node. */
function useStorage(items = {}) {
  globalThis.localStorage = {
    getItem: (name) => items[name] ?? null,
    setItem: (name, value) => (items[name] = value),
  };
  return items;
}
afterEach(() => delete globalThis.localStorage);

test("what is missing or unknown in stored settings is as usual", () => {
  const usual = read(null);
  assert.equal(usual.language, "auto");
  for (const damaged of [undefined, 7, "dark", [], { theme: "pink", moves: 3, sound: "yes", language: "xx" }]) {
    assert.deepEqual(read(damaged), usual, JSON.stringify(damaged));
  }
  const chosen = { ...usual, theme: "contrast", moves: "all", sound: false, rollsItself: true, language: "gu" };
  assert.deepEqual(read(JSON.parse(JSON.stringify(chosen))), chosen);
});

test("storage keeps values, says when it is full, and reads damaged ones as nothing", () => {
  const items = useStorage();
  storage.keep("a", { b: 1 });
  assert.deepEqual(storage.load("a"), { b: 1 });
  items["stones-dice/a"] = "{";
  assert.equal(storage.load("a"), null);
  globalThis.localStorage.setItem = () => {
    throw new Error("full");
  };
  storage.keep("a", 1);
  assert.equal(storage.storageFailed.value, true);
  useStorage();
  storage.keep("a", 1);
  assert.equal(storage.storageFailed.value, false);
});

test("games that make room for others are kept, each once, the last one first", () => {
  useStorage();
  const begin = (moves) => {
    const match = new Match(KINDS.stones, KINDS.stones.newGame("8x8", {}), { white: "human", black: "human" });
    for (const move of moves) match.play(move);
    return match;
  };
  keepGame(begin([]));
  assert.deepEqual(keptGames(), [], "without a move there is nothing to keep");
  for (const moves of [["a1-d4"], ["a1-d4", "h8-e5"], ["a1-d4"]]) keepGame(begin(moves));
  assert.deepEqual(keptGames().map(({ moves }) => moves), [1, 2]);
  for (let i = 0; i < 60; i++) keepGame(begin([["a1-b2", "b1-c2", "c1-d2", "d1-e2"][i % 4], ["h8-g7", "g8-f7"][i % 2]]));
  assert.ok(keptGames().length <= 50);
  globalThis.localStorage.setItem("stones-dice/games", JSON.stringify([{ kind: "chess" }, null, 7]));
  assert.deepEqual(keptGames(), []);
});

test("the first language of the browser that there is counts", () => {
  assert.equal(preferredLanguage(["pl-PL", "uk-UA", "en"]), "uk");
  assert.equal(preferredLanguage(["GU"]), "gu");
  assert.equal(preferredLanguage(["de", "fr"]), "en");
  assert.equal(preferredLanguage([]), "en");
  assert.equal(preferredLanguage(["constructor"]), "en");
});

test("texts, plurals and numbers follow the language", async () => {
  await useLanguage("en");
  assert.deepEqual([1, 2].map((stones) => text("web-stones-score", { stones })), ["1 stone across", "2 stones across"]);
  assert.equal(text("web-to-move", { side: "black" }), "Black to move.");
  const { lineValue, lossValue } = KINDS.stones;
  assert.equal(lineValue({ value: -1.25, proven: false }, "white"), "Black +1.25 stones");
  assert.equal(lineValue({ value: 1, proven: true }, "black"), "Black +1 stone");
  assert.equal(lineValue({ value: 0, proven: true }, "black"), "Even");
  assert.equal(lossValue(0.8), "-0.8 stones");
  await useLanguage("uk");
  assert.equal(lineValue({ value: 1.25, proven: false }, "white"), "Білі +1,25 каменя");
  const scores = [1, 2, 5].map((stones) => text("web-stones-score", { stones }));
  assert.equal(new Set(scores.map((score) => score.replace(/\d/, ""))).size, 3);
  assert.equal(number(0.35), "0,35");
  await useLanguage("en");
});

test("line breaks in long texts do not count, empty lines part paragraphs", () => {
  assert.deepEqual(paragraphs("One\n  and more.\n\nTwo."), ["One and more.", "Two."]);
});
