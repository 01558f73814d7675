/** Loads the module and defines `<stones-board>` and `<race-board>`. */
import "../web.js";
import { RaceBoard, StonesBoard } from "./elements.js";

export * from "./elements.js";

for (const [name, Element] of [["stones-board", StonesBoard], ["race-board", RaceBoard]] as const) {
  if (!customElements.get(name)) customElements.define(name, Element);
}

declare global {
  interface HTMLElementTagNameMap {
    "stones-board": StonesBoard;
    "race-board": RaceBoard;
  }
}
