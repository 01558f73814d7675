/** `<race-board>`: the track of the dice race, with trays for the pieces that wait. */
import { diceRace, type Color } from "../api.js";
import { drawPawn, drawStep, svg } from "./drawing.js";
import { BoardElement, type Kind } from "./element.js";
import { middle, shade, squareName, type Cell, type Layout, type Spot } from "./layout.js";
import type { Piece } from "./model.js";
import type { View } from "./view.js";

const SIZE = 8;
const HOME = 28;
const COLORS = ["white", "black"] as const;

/** The upper left cell of each tray, as White sees the board. */
const TRAYS: Record<Color, { x: number; y: number; width: number }> = {
  white: { x: 3, y: 6, width: 4 },
  black: { x: 1, y: 1, width: 4 },
};

let tracks: Record<Color, string[]> | undefined;

/** The square of each step of a side's way, as the rules walk it with rolls of one. */
function track(color: Color): string[] {
  tracks ??= { white: walk("white"), black: walk("black") };
  return tracks[color];
}

function walk(turn: Color): string[] {
  const other = turn === "white" ? "black" : "white";
  const moves = Array.from({ length: 31 }, (_, progress) => {
    const setup = { [turn]: [progress, null], [other]: [null, null], turn, rolled: 1, rules: { pieces: 2 } };
    return diceRace.Position.fromSetup(setup).legalMoves[0]!;
  });
  return [moves[0]!.origin!, ...moves.map(({ target }) => target!)];
}

function layout(): Layout {
  const places = new Set([...track("white"), ...track("black")]);
  const cells: Cell[] = [];
  for (let y = 0; y < SIZE; y++) {
    for (let x = 0; x < SIZE; x++) {
      const square = squareName(x, y, SIZE);
      const tray = COLORS.find((color) => TRAYS[color].y === y && inside(TRAYS[color], x));
      if (tray && TRAYS[tray].x === x) cells.push({ ...TRAYS[tray], place: `@${tray}`, parts: ["tray", `tray-${tray}`] });
      else if (!tray && places.has(square)) cells.push({ place: square, x, y, width: 1, parts: parts(square, x, y) });
      else if (!tray) cells.push({ place: null, x, y, width: 1, parts: ["void"] });
    }
  }
  return { columns: SIZE, rows: SIZE, cells, spot };
}

const inside = ({ x, width }: { x: number; width: number }, column: number): boolean => column >= x && column < x + width;

function parts(square: string, x: number, y: number): string[] {
  const owners = COLORS.filter((color) => track(color).indexOf(square, 1) >= HOME);
  return ["square", shade(x, y, SIZE), ...owners.map((color) => `home-${color}`)];
}

/** Where a piece stands: on its square, or small in its tray. Trays lie point-symmetrically, the first piece outside. */
function spot(place: string): Spot {
  const [cell, index] = place.split(":");
  if (!cell!.startsWith("@")) return middle(cell!, SIZE);
  const color = cell!.slice(1) as Color;
  const { x, y, width } = TRAYS[color];
  if (index === undefined) return { x: x + width / 2, y: y + 0.5, scale: 1 };
  const offset = 0.5 + 0.98 * Number(index);
  return { x: color === "white" ? x + width - offset : x + offset, y: y + 0.5, scale: 0.8 };
}

function pieces(position: diceRace.Position): Piece[] {
  return COLORS.flatMap((color) => {
    let waiting = 0;
    return position.pieces(color).map((progress): Piece => {
      const place = progress === null ? `@${color}:${waiting++}` : track(color)[progress]!;
      return { color, place, progress };
    });
  });
}

/** Along the track, forward or back; straight from and to a tray. */
function way(from: Piece, to: Piece): string[] {
  const [start, end] = [from.progress ?? null, to.progress ?? null];
  if (start === null || end === null) return [to.place];
  const steps = track(to.color);
  return start < end ? steps.slice(start + 1, end + 1) : steps.slice(end, start).reverse();
}

/** The direction of the way, and the cells of each diagonal. */
function decorate(view: View): void {
  const at = (square: string) => view.spot(square);
  const rings = COLORS.flatMap((color) =>
    track(color)
      .slice(HOME)
      .map((square) => svg("circle", { class: `ring ${color}`, cx: at(square).x, cy: at(square).y, r: 0.36 })),
  );
  const heads = (cells: string[], part: number, kind?: string) =>
    cells.slice(1).map((square, index) => drawStep(at(cells[index]!), at(square), part, kind));
  const ring = heads(track("white").slice(0, HOME + 1), 0.5);
  const home = COLORS.flatMap((color) => heads(track(color).slice(HOME + 1), 0, color));
  view.under.replaceChildren(...rings, ...ring, ...home);
  for (const color of COLORS) {
    const { x, y } = view.spot(`@${color}`);
    const slot = view.slot(color);
    // Beside the tray, towards the middle of the board.
    const below = y > SIZE / 2 ? -1 : 1;
    slot.style.left = `${(100 * (x + (below < 0 ? 0.5 : -0.5))) / SIZE}%`;
    slot.style.top = `${(100 * (y + 1.5 * below)) / SIZE}%`;
  }
}

const CSS = `
.void { background: none; }
.tray { margin: 4% 1%; border-radius: 99px; background: color-mix(in srgb, var(--ink) 9%, transparent); }
.tray::before, .tray::after { border-radius: 99px; }
.home-white { background: color-mix(in srgb, #fff 60%, var(--light)); color: #1f2d37; }
.home-black { background: color-mix(in srgb, #000 34%, var(--dark)); color: #f2f5f7; }
.ring { fill: none; stroke-width: 0.035; }
.ring.white { stroke: var(--white-edge); opacity: 0.6; }
.ring.black { stroke: var(--black-edge); opacity: 0.75; }
.step { fill: var(--ink); opacity: 0.42; }
.step.white, .step.black { fill: var(--edge); opacity: 0.65; }
slot { position: absolute; display: block; transform: translate(-50%, -50%); }
`;

const KIND: Kind<diceRace.Position> = {
  start: (position, rules) => new diceRace.Game(new diceRace.Position(position, rules ?? undefined)),
  replay: (record) => diceRace.Game.fromRecord(record),
  pieces,
  layout,
  draw: drawPawn,
  way,
  decorate,
  pace: { duration: 130, hops: true },
  css: CSS,
};

export class RaceBoard extends BoardElement<diceRace.Position> {
  constructor() {
    super(KIND);
  }
}
