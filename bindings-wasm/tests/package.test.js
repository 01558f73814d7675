// The package as a whole: the README's examples, its files, the size of the module.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { after, test } from "node:test";
import { gzipSync } from "node:zlib";
import { diceRace, folder, read, stones, StonesDiceError, version } from "./load.js";

const AsyncFunction = (async () => {}).constructor;
const module = readFileSync(`${folder}/wasm/stones_dice_bg.wasm`);

/** Runs an example; what it prints must be what the comments of its lines say. */
async function run(example) {
  const printed = [];
  const console = { log: (...values) => printed.push(values) };
  const code = example.replace(/^import .*$/gm, "");
  const file = (path) => readFileSync(`${folder}/${path.replace("stones-dice/", "")}`);
  const names = { console, stones, diceRace, postMessage: () => {}, read: file };
  await new AsyncFunction(...Object.keys(names), code)(...Object.values(names));
  return printed.map((values) => values.map((value) => (Array.isArray(value) ? `[ '${value.join("', '")}' ]` : `${value}`)).join(" "));
}

test("the examples of the README", { skip: !stones.Engine && "built without players" }, async () => {
  const examples = [...read("bindings-wasm/README.md").matchAll(/```js\n(.*?)```/gs)].map(([, code]) => code);
  assert.equal(examples.length, 6);
  for (const example of examples.filter((code) => !code.includes("init("))) {
    const printed = await run(example);
    const promised = [...example.matchAll(/console\.log.*?; \/\/ (.*)$/gm)].map(([, text]) => text.split(": that")[0]);
    for (const text of promised) assert(printed.includes(text), `${text} is not among ${printed.join(" | ")}`);
  }
});

test("the files of the package", async () => {
  const { version: stated, exports } = JSON.parse(readFileSync(`${folder}/package.json`, "utf8"));
  assert.equal(version(), stated);
  for (const entry of Object.values(exports)) {
    for (const file of typeof entry === "string" ? [entry] : Object.values(entry)) assert(statSync(`${folder}/${file}`).isFile());
  }
  // Both entries share one module, so that their objects are of the same classes.
  const manual = await import(`${folder}/init.js`);
  assert.equal(manual.StonesDiceError, StonesDiceError);
  manual.initSync(module);
  assert.equal(String(new manual.stones.Position().play("a1-d4").turn), "black");
});

/** A folder with the package installed. */
const installed = mkdtempSync(`${tmpdir()}/stones-dice-`);
mkdirSync(`${installed}/node_modules`);
symlinkSync(folder, `${installed}/node_modules/stones-dice`);
after(() => rmSync(installed, { recursive: true }));

/** What a program prints that runs on its own in that folder, where the module is not loaded yet. */
const runAlone = (code, type = "module") =>
  execFileSync(process.execPath, [`--input-type=${type}`, "--eval", code], { cwd: installed, encoding: "utf8" }).trim();

test("the module is loaded by hand as the README says", () => {
  const [, example] = /```js\n(import [^`]*init\(\);.*?)```/s.exec(read("bindings-wasm/README.md"));
  assert.equal(runAlone(`${example} console.log(new stones.Position().turn);`), "white");
  const load = (module) => runAlone(`
    import { readFileSync } from "node:fs";
    import { init, stones } from "stones-dice/init";
    const url = import.meta.resolve("stones-dice/stones_dice_bg.wasm");
    await init(${module});
    console.log(new stones.Position().turn);`);
  for (const module of ["url", "new URL(url)", "readFileSync(new URL(url))"]) assert.equal(load(module), "white", module);
});

test("CommonJS can require the package", { skip: !process.features.require_module && "this Node cannot" }, () => {
  assert.equal(runAlone('console.log(new (require("stones-dice").stones.Position)().turn);', "commonjs"), "white");
});

test("Node finds the table of two pieces as the README says", { skip: !diceRace.Table && "built without players" }, () => {
  const reading = 'readFileSync(new URL(import.meta.resolve("stones-dice/two-pieces.table")))';
  assert(read("bindings-wasm/README.md").includes(`\`${reading}\``));
  const printed = runAlone(`
    import { readFileSync } from "node:fs";
    import { diceRace } from "stones-dice";
    console.log(diceRace.Table.fromBytes(${reading}).rules.pieces);`);
  assert.equal(printed, "2");
});

test("the entries of browsers load the module from beside them", () => {
  for (const [entry, load] of [["web.js", ""], ["init.js", "await entry.init();"]]) {
    const printed = runAlone(`
      import { readFileSync } from "node:fs";
      const headers = { "content-type": "application/wasm" };
      globalThis.fetch = async (url) => new Response(readFileSync(url), { headers });
      const entry = await import(${JSON.stringify(`${folder}/${entry}`)});
      ${load}
      console.log(String(new entry.stones.Position().turn));`);
    assert.equal(printed, "white");
  }
});

test("the boards can be imported where there is no document", { skip: !existsSync(`${folder}/board`) && "built without npm" }, () => {
  const printed = runAlone(`
    const { StonesBoard, RaceBoard } = await import(${JSON.stringify(`${folder}/board/elements.js`)});
    console.log(StonesBoard.observedAttributes.includes("position"), RaceBoard.name);`);
  assert.equal(printed, "true RaceBoard");
});

test("the module is small", { skip: !process.env.MAX_SIZE && "not asked for" }, () => {
  const size = gzipSync(module, { level: 9 }).length;
  console.log(`bindings-wasm: ${Math.round(size / 1000)} KB gzipped, at most ${process.env.MAX_SIZE}`);
  assert(size <= Number(process.env.MAX_SIZE) * 1000, `${size} bytes`);
});
