// The scripts that build the package: the folders they are given, and what they leave alone.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { test } from "node:test";

/** A folder with the boards of a package in it, and how scripts run there. */
function workshop(t) {
  const folder = realpathSync(mkdtempSync(`${tmpdir()}/stones-dice-`));
  t.after(() => rmSync(folder, { recursive: true }));
  mkdirSync(`${folder}/package/board`, { recursive: true });
  writeFileSync(`${folder}/package/board/index.js`, "old");
  const run = (script, ...args) =>
    spawnSync(new URL(`../${script}`, import.meta.url).pathname, args, { cwd: folder, encoding: "utf8" });
  return { folder, run, board: () => readdirSync(`${folder}/package/board`) };
}

test("build-board takes paths that are relative to the caller's folder", (t) => {
  const { folder, run, board } = workshop(t);
  const compiler = `#!/bin/sh\n[ -e "$2/tsconfig.json" ] && echo compiled > "$2/index.js"`;
  writeFileSync(`${folder}/compiler`, compiler, { mode: 0o755 });
  const { status, stderr } = run("build-board", "package", "./compiler");
  assert.equal(status, 0, stderr);
  assert.deepEqual(board(), ["index.js"]);
  assert.equal(readFileSync(`${folder}/package/board/index.js`, "utf8"), "compiled\n");
});

test("build-board deletes nothing without a compiler", (t) => {
  const { folder, run } = workshop(t);
  const { status, stderr } = run("build-board", "package", "./no-compiler");
  assert.equal(status, 1);
  assert.match(stderr, /no compiler \.\/no-compiler/);
  assert.equal(readFileSync(`${folder}/package/board/index.js`, "utf8"), "old");
});

test("build finds its folder from the caller's, and deletes nothing but a package", (t) => {
  const { folder, run, board } = workshop(t);
  const { status, stderr } = run("build", "package");
  assert.equal(status, 1);
  assert(stderr.includes(`${folder}/package holds other things`), stderr);
  assert.deepEqual(board(), ["index.js"]);
});
