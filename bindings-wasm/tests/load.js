// The package as its users import it, and what tests share.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

/** The folder of the package under test. */
export const folder = process.env.PACKAGE ?? new URL("../pkg", import.meta.url).pathname;
const { exports } = createRequire(import.meta.url)(`${folder}/package.json`);

export const { stones, diceRace, StonesDiceError, version } = await import(
  pathToFileURL(`${folder}/${exports["."].node}`).href
);

/** A file of the repository. */
export const read = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
export const vectors = (path) => JSON.parse(read(path));

/** The error that a call throws, which must be of this code. */
export function thrown(code, call) {
  try {
    call();
  } catch (error) {
    assert(error instanceof StonesDiceError, `${error}`);
    assert.equal(error.code, code, error.message);
    return error;
  }
  return assert.fail(`no error of the code ${code}`);
}

/** A small random number generator (mulberry32). */
export function random(seed) {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let bits = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}
