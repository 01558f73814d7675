import { readFileSync } from "node:fs";
import { initSync } from "./wasm/stones_dice.js";

initSync({ module: readFileSync(new URL("./wasm/stones_dice_bg.wasm", import.meta.url)) });

export * from "./api.js";
