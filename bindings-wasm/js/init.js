import load, { initSync as loadSync } from "./wasm/stones_dice.js";

export * from "./api.js";

export async function init(module = new URL("./wasm/stones_dice_bg.wasm", import.meta.url)) {
  await load({ module_or_path: module });
}

export function initSync(module) {
  loadSync({ module });
}
