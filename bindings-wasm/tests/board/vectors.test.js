// The vectors of both games, by the same test as in Node, in the browser.
import assert from "node:assert/strict";
import { test } from "node:test";
import { open, pages } from "./browser.js";

pages.set("/browser/load.js", `
  export { stones, diceRace } from "/package/web.js";
  const paths = ["stones-core/tests/data/stones.json", "dice-race-core/tests/data/dice-race.json"];
  const files = new Map(await Promise.all(paths.map(async (path) => [path, await (await fetch("/" + path)).json()])));
  export const vectors = (path) => files.get(path);
`);
pages.set("/browser/test.js", `
  export const tests = [];
  export const test = (name, call) => tests.push([name, call]);
`);
pages.set("/browser/assert.js", `
  const sorted = (value) => value && typeof value === "object" && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort().map(([key, inner]) => [key, sorted(inner)]))
    : Array.isArray(value) ? value.map(sorted) : value;
  const text = (value) => JSON.stringify(sorted(value));
  function assert(value, message) { if (!value) throw new Error(message ?? "assertion failed"); }
  assert.equal = (one, other) => assert(one === other, one + " is not " + other);
  assert.notEqual = (one, other) => assert(one !== other, "both are " + one);
  assert.deepEqual = (one, other) => assert(text(one) === text(other), text(one) + " is not " + text(other));
  export default assert;
`);
const imports = {
  "node:test": "/browser/test.js",
  "node:assert/strict": "/browser/assert.js",
  "/bindings-wasm/tests/load.js": "/browser/load.js",
};
pages.set("/vectors", `<!doctype html><html lang="en"><meta charset="utf-8"><title>Vectors</title>
  <script type="importmap">${JSON.stringify({ imports })}</script>
  <script type="module" src="/package/board/index.js"></script></html>`);

test("the vectors of both games pass in the browser", async (t) => {
  const page = await open(t, { path: "/vectors" });
  const passed = await page.evaluate(async () => {
    await import("/bindings-wasm/tests/vectors.test.js");
    const { tests } = await import("/browser/test.js");
    for (const [, call] of tests) await call();
    return tests.map(([name]) => name);
  });
  assert.equal(passed.length, 4);
});
