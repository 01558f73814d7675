import { readFile } from "node:fs/promises";
import { init as load } from "./init.js";

export * from "./init.js";

const beside = new URL("./wasm/stones_dice_bg.wasm", import.meta.url);
const isFile = (module) => (typeof module === "string" || module instanceof URL) && /^file:/.test(module);

/** As in browsers, but files are read: `fetch` has none of them in Node. */
export async function init(module = beside) {
  await load(isFile(module) ? readFile(new URL(module)) : module);
}
