/** The document tree of a board: cells in rows, pieces above them. It knows nothing of moves. */
import type { Color } from "../api.js";
import { svg } from "./drawing.js";
import { turned, type Cell, type Layout, type Spot } from "./layout.js";
import { cellOf, type Piece } from "./model.js";

/** Where a piece is drawn: translated in units of its own size, which is that of a square. */
export const transformAt = ({ x, y, scale }: Spot): string =>
  `translate(${100 * (x - 0.5)}%, ${100 * (y - 0.5)}%) scale(${scale})`;

export class View {
  readonly board = element("div", "board");
  readonly status = element("div", "status");
  readonly under = svg("svg", { class: "layer", "aria-hidden": "true" });
  readonly over = svg("svg", { class: "layer", "aria-hidden": "true" });
  #grid = element("div", "grid");
  #layer = element("div", "layer");
  #cells = new Map<string, HTMLElement>();
  #pieces = new Map<string, HTMLElement>();
  #layout: Layout | undefined;
  #draw: (color: Color) => SVGElement;

  constructor(root: ShadowRoot, draw: (color: Color) => SVGElement) {
    this.#draw = draw;
    this.board.part.add("board");
    this.#grid.setAttribute("role", "grid");
    this.#layer.setAttribute("aria-hidden", "true");
    this.status.setAttribute("role", "status");
    this.board.append(this.#grid, this.under, this.#layer, this.over);
    root.append(this.board, this.status);
  }

  get layout(): Layout {
    return this.#layout!;
  }

  set label(text: string) {
    this.#grid.setAttribute("aria-label", text);
  }

  /** Builds the cells anew; pieces keep their elements. */
  build(layout: Layout, orientation: Color, coordinates: boolean): void {
    this.#layout = orientation === "black" ? turned(layout) : layout;
    const { columns, rows, cells } = this.#layout;
    this.board.style.setProperty("--columns", String(columns));
    this.board.style.setProperty("--rows", String(rows));
    for (const layer of [this.under, this.over]) layer.setAttribute("viewBox", `0 0 ${columns} ${rows}`);
    this.#cells.clear();
    const lines = Array.from({ length: rows }, (_, y) => {
      const row = element("div", "row");
      row.setAttribute("role", "row");
      row.append(...cells.filter((cell) => cell.y === y).map((cell) => this.#cell(cell, coordinates)));
      return row;
    });
    this.#grid.replaceChildren(...lines);
  }

  #cell({ place, x, y, width, parts }: Cell, coordinates: boolean): HTMLElement {
    const cell = element("div", `cell ${parts.join(" ")}`);
    cell.style.gridColumn = `${x + 1} / span ${width}`;
    if (place === null) return cell;
    cell.part.add(...parts);
    cell.dataset["place"] = place;
    cell.setAttribute("role", "gridcell");
    cell.tabIndex = -1;
    this.#cells.set(place, cell);
    if (coordinates && !place.startsWith("@")) {
      if (x === 0) cell.append(coordinate("rank", place[1]!));
      if (y === this.layout.rows - 1) cell.append(coordinate("file", place[0]!));
    }
    return cell;
  }

  /** Whether the cells are those of this layout. */
  fits({ columns, rows }: Layout): boolean {
    return this.#layout?.columns === columns && this.#layout.rows === rows;
  }

  /** Sets or removes classes of a cell. */
  mark(cell: HTMLElement, marks: Record<string, boolean>): void {
    for (const [name, isSet] of Object.entries(marks)) cell.classList.toggle(name, isSet);
  }

  /** What a page puts on the board, such as a die. */
  slot(name: string): HTMLElement {
    let slot = this.board.querySelector<HTMLElement>(`slot[name="${name}"]`);
    if (!slot) {
      slot = element("slot", "");
      slot.setAttribute("name", name);
      this.board.append(slot);
    }
    return slot;
  }

  get places(): [string, HTMLElement][] {
    return [...this.#cells];
  }

  cell(place: string): HTMLElement | undefined {
    return this.#cells.get(place);
  }

  piece(place: string): HTMLElement | undefined {
    return this.#pieces.get(place);
  }

  /** The place at a point of the screen. */
  placeAt(clientX: number, clientY: number): string | null {
    const box = this.board.getBoundingClientRect();
    const x = ((clientX - box.left) / box.width) * this.layout.columns;
    const y = ((clientY - box.top) / box.height) * this.layout.rows;
    const cell = this.layout.cells.find((cell) => x >= cell.x && x < cell.x + cell.width && Math.floor(y) === cell.y);
    return cell?.place ?? null;
  }

  spot(place: string): Spot {
    return this.layout.spot(place);
  }

  /**
   * Puts every piece in its place at once; `origins` says from where a piece has come to a place. Returns the elements
   * of pieces that are no longer there, still in the tree.
   */
  settle(pieces: Piece[], origins = new Map<string, string>()): HTMLElement[] {
    const old = this.#pieces;
    const left = new Set(old.values());
    this.#pieces = new Map();
    for (const { place, color, pinned } of pieces) {
      const known = old.get(origins.get(place) ?? place);
      const node = known && known.dataset["color"] === color && left.delete(known) ? known : this.#create(color);
      node.classList.toggle("pinned", Boolean(pinned));
      node.style.transform = transformAt(this.spot(place));
      this.#pieces.set(place, node);
    }
    for (const [place, cell] of this.#cells) {
      cell.classList.toggle("occupied", pieces.some((piece) => cellOf(piece.place) === place));
    }
    return [...left];
  }

  #create(color: Color): HTMLElement {
    const node = element("div", "piece");
    node.part.add("piece", color);
    node.dataset["color"] = color;
    node.append(this.#draw(color));
    this.#layer.append(node);
    return node;
  }
}

function element(tag: string, className: string): HTMLElement {
  const node = document.createElement(tag);
  node.className = className;
  return node;
}

/** Drawn by the style sheet, since the label of the cell says it already. */
function coordinate(kind: string, text: string): HTMLElement {
  const node = element("span", `coordinate ${kind}`);
  node.dataset["text"] = text;
  return node;
}
