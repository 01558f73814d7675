import init from "./wasm/stones_dice.js";

await init();

export * from "./api.js";
