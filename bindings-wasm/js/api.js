import { diceRace, stones } from "./wasm/stones_dice.js";
import { guard } from "./guard.js";

guard(stones, "stones");
guard(diceRace, "diceRace");

export { StonesDiceError, diceRace, stones, version } from "./wasm/stones_dice.js";
