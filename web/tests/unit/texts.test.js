/** The texts that the page asks for. The tests of `texts/` know more, but are not run with those of the page. */
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { load } from "../tools/modules.js";

const { LANGUAGES } = await load("texts/language.ts");
const { text, useLanguage } = await load("texts/texts.ts");

/** The literal keys in a source. */
function keysIn(source) {
  return [...source.matchAll(/(?<![\w.])(?:text|dataText)\(\s*"([^"]+)"/g)].map(([, key]) => key);
}

const folder = new URL("../../src/", import.meta.url);
const sources = readdirSync(folder, { recursive: true }).filter((name) => /\.tsx?$/.test(name));
const keys = new Set(sources.flatMap((name) => keysIn(readFileSync(new URL(name, folder), "utf8"))));

for (const language of Object.keys(LANGUAGES)) {
  test(`every literal key is a text in the language ${language}`, async () => {
    await useLanguage(language);
    assert.ok(keys.size > 150, "the sources have moved");
    const missing = [...keys].filter((key) => text(key) === key);
    assert.deepEqual(missing, []);
  });
}

test("literal keys are found in calls, also over several lines", () => {
  assert.deepEqual(keysIn('<h1 title={text("a")}>{text(\n  "b", { side })} context("c") x.text("d")'), ["a", "b"]);
});
