/** `<stones-board>`: a board of Stones! of any size. */
import { stones } from "../api.js";
import { drawStone } from "./drawing.js";
import { BoardElement, type Kind } from "./element.js";
import { plainLayout } from "./layout.js";

const KIND: Kind<stones.Position> = {
  start: (position, rules, board) =>
    new stones.Game(position && !board ? position : new stones.Position(position, board ?? undefined), rules ?? undefined),
  replay: (record) => stones.Game.fromRecord(record),
  pieces: (position) => {
    const { white, black, pinned } = position.setup();
    const stonesOf = (color: "white" | "black", places: string[]) =>
      places.map((place) => ({ color, place, pinned: pinned.includes(place) }));
    return [...stonesOf("white", white), ...stonesOf("black", black)];
  },
  layout: (position) => {
    const [columns, rows] = position.board.split("x").map(Number) as [number, number];
    return plainLayout(columns, rows);
  },
  draw: drawStone,
  way: (_from, to) => [to.place],
  decorate: () => {},
  pace: { duration: 200, hops: false },
  css: "",
};

export class StonesBoard extends BoardElement<stones.Position> {
  constructor() {
    super(KIND);
  }

  /** The size of the board, files and ranks, `"3x3"` to `"8x8"`; `null` for that of the position, or `"8x8"`. */
  get board(): string | null {
    return this.getAttribute("board");
  }
  set board(value: string | null) {
    this.reflect("board", value);
  }
}
