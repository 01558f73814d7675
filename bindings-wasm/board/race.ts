/** `<race-board>`: the track of the dice race, with trays for the pieces that wait. */
import { diceRace, type Color } from "../api.js";
import { drawPawn, drawStep, svg } from "./drawing.js";
import { BoardElement, type Kind } from "./element.js";
import { middle, shade, squareName, type Cell, type Layout, type Spot } from "./layout.js";
import { COLORS, type Piece } from "./model.js";
import type { View } from "./view.js";

const SIZE = 8;

/** The upper left cell of each tray, as White sees the board. */
const TRAYS: Record<Color, { x: number; y: number; width: number }> = {
  white: { x: 3, y: 6, width: 4 },
  black: { x: 1, y: 1, width: 4 },
};

let tracks: Record<Color, diceRace.Track> | undefined;

/** The track of a side; asked for once, when the module is loaded. */
function trackOf(color: Color): diceRace.Track {
  tracks ??= { white: diceRace.track("white"), black: diceRace.track("black") };
  return tracks[color];
}

/** The squares where a side is home. */
function diagonal(color: Color): string[] {
  const { squares, home } = trackOf(color);
  return squares.slice(home);
}

function layout(): Layout {
  const cells = Array.from({ length: SIZE * SIZE }, (_, index) => cellAt(index % SIZE, Math.floor(index / SIZE)));
  return { columns: SIZE, rows: SIZE, cells: cells.filter((cell) => cell !== null), spot };
}

/** The cell that begins here; `null` within a tray. */
function cellAt(x: number, y: number): Cell | null {
  for (const color of COLORS) {
    const tray = TRAYS[color];
    if (y !== tray.y || x < tray.x || x >= tray.x + tray.width) continue;
    return x === tray.x ? { ...tray, place: `@${color}`, parts: ["tray", `tray-${color}`] } : null;
  }
  const square = squareName(x, y, SIZE);
  const isCell = COLORS.some((color) => trackOf(color).squares.includes(square));
  return { x, y, width: 1, place: isCell ? square : null, parts: isCell ? parts(square, x, y) : ["void"] };
}

function parts(square: string, x: number, y: number): string[] {
  const owners = COLORS.filter((color) => diagonal(color).includes(square));
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
    const { squares, home } = trackOf(color);
    let waiting = 0;
    return position.pieces(color).map((progress): Piece => {
      const place = progress === null ? `@${color}:${waiting++}` : squares[progress]!;
      return { color, place, progress, home };
    });
  });
}

/** Along the track, forward or back; straight from and to a tray. */
function way(from: Piece, to: Piece): string[] {
  const [start, end] = [from.progress ?? null, to.progress ?? null];
  if (start === null || end === null) return [to.place];
  const steps = trackOf(to.color).squares;
  return start < end ? steps.slice(start + 1, end + 1) : steps.slice(end, start).reverse();
}

function decorate(view: View): void {
  drawTrack(view);
  for (const color of COLORS) placeSlot(view, color);
}

/** Rings on the cells of the diagonals, and arrowheads along the track. */
function drawTrack(view: View): void {
  const heads = (squares: string[], part: number, kind?: string) => {
    const spots = squares.map((square) => view.spot(square));
    return spots.slice(1).map((spot, index) => drawStep(spots[index]!, spot, part, kind));
  };
  const { squares, home } = trackOf("white");
  const ring = squares.slice(0, home + 1);
  view.under.replaceChildren(...COLORS.flatMap((color) => drawRings(view, color)), ...heads(ring, 0.5));
  for (const color of COLORS) view.under.append(...heads(diagonal(color).slice(1), 0, color));
}

function drawRings(view: View, color: Color): SVGElement[] {
  const spots = diagonal(color).map((square) => view.spot(square));
  return spots.map(({ x, y }) => svg("circle", { class: `ring ${color}`, cx: x, cy: y, r: 0.36 }));
}

/** What the page puts on the board lies beside the tray, towards the middle. */
function placeSlot(view: View, color: Color): void {
  const { x, y } = view.spot(`@${color}`);
  const inward = y > SIZE / 2 ? -1 : 1;
  const { style } = view.slot(color);
  style.left = `${(100 * (x - 0.5 * inward)) / SIZE}%`;
  style.top = `${(100 * (y + 1.5 * inward)) / SIZE}%`;
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
