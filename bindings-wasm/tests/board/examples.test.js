// The examples: the page of the README, and the one in React.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { before, test } from "node:test";
import { Board, open } from "./browser.js";

const read = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");

test("the README shows the page of the examples, of ten lines", () => {
  assert.equal(read("examples/page.html").trim().split("\n").length, 10);
  assert(read("README.md").includes(`\`\`\`html\n${read("examples/page.html")}\`\`\``));
});

test("the page of the examples: the computer answers", async (t) => {
  const page = await open(t, { path: "/bindings-wasm/examples/page.html" });
  const board = new Board(page, page.locator("stones-board"));
  await board.click("a1");
  await board.click("d4");
  await page.waitForFunction(() => document.querySelector("stones-board").position.endsWith(" w"));
  assert(!(await board.position()).includes("ssssssss"), "Black has moved");
});

const folder = new URL("../../examples/react/", import.meta.url).pathname;

before(() => execFileSync("npm", ["ci", "--no-fund", "--no-audit", "--silent"], { cwd: folder }));

test("the example in React, from Vite's dev server", async (t) => {
  const { createServer } = await import(`${folder}node_modules/vite/dist/node/index.js`);
  const server = await createServer({ root: folder, logLevel: "error", server: { host: "127.0.0.1" } });
  t.after(() => server.close());
  await server.listen();

  const page = await open(t, { path: server.resolvedUrls.local[0] });
  const board = new Board(page, page.locator("stones-board"));
  await board.click("a1");
  await board.click("d4");
  await page.waitForFunction(() => document.querySelector("stones-board").position.endsWith(" b"));
});

test("the example in React, built: move, undo, move again", async (t) => {
  execFileSync("npm", ["run", "--silent", "build", "--", "--base=./", "--logLevel=error"], { cwd: folder });
  assert(read("examples/react/main.jsx").split("\n").length < 60);

  const page = await open(t, { path: "/bindings-wasm/examples/react/dist/index.html" });
  const board = new Board(page, page.locator("stones-board"));
  await board.drag("a1", "d4");
  await board.drop();
  await page.waitForFunction(() => document.querySelector("stones-board").position.endsWith(" b"));
  await board.settled();
  assert.deepEqual(await board.marked("last"), ["a1", "d4"]);
  await page.getByRole("button", { name: "Undo" }).click();
  await page.waitForFunction(() => document.querySelector("stones-board").position.endsWith(" w"));
  await board.click("h1");
  await board.click("g2");
  await page.waitForFunction(() => document.querySelector("stones-board").position === "ssssssss/8/8/8/8/8/6S1/SSSSSSS1 b");
});
