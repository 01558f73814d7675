import load, { initSync as loadSync } from "./wasm/stones_dice.js";

export * from "./api.js";

export async function init(module) {
  await load({ module_or_path: module });
}

export function initSync(module) {
  loadSync({ module });
}
