/** The keyboard: arrows walk over the board, Enter selects and moves a piece, `a1` goes to that square. */
import type { Cell } from "./layout.js";
import type { View } from "./view.js";
import type { InputHandlers } from "./pointer.js";

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface KeyHandlers extends Pick<InputHandlers, "activate"> {
  /** Lets go of the selected piece. Returns whether there was one. */
  escape(): boolean;
}

export class Keyboard {
  #view: View;
  #typed = "";
  /** The place that Tab reaches. */
  #current: string | null = null;

  constructor(view: View, handlers: KeyHandlers) {
    this.#view = view;
    view.board.addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || !this.#focused()) return;
      if (this.#press(event.key, handlers)) event.preventDefault();
    });
    view.board.addEventListener("focusin", () => {
      const place = this.#focused();
      if (place) this.reach(place);
    });
  }

  #focused(): string | null {
    const root = this.#view.board.getRootNode() as ShadowRoot;
    return (root.activeElement as HTMLElement | null)?.dataset["place"] ?? null;
  }

  /** Makes this the one cell that Tab reaches. */
  reach(place: string): void {
    if (this.#current !== null) this.#view.cell(this.#current)?.setAttribute("tabindex", "-1");
    this.#view.cell(place)?.setAttribute("tabindex", "0");
    this.#current = place;
  }

  /** After the cells were built anew: Tab reaches the same place, or the lower left one; the focus stays. */
  restore(focused: boolean): void {
    const { cells, rows } = this.#view.layout;
    const lowerLeft = cells.find(({ x, y }) => x === 0 && y === rows - 1)!.place!;
    this.reach(this.#current !== null && this.#view.cell(this.#current) ? this.#current : lowerLeft);
    if (focused) this.focus(this.#current!);
  }

  get hasFocus(): boolean {
    return this.#focused() !== null;
  }

  focus(place: string): void {
    this.#view.cell(place)?.focus({ preventScroll: true });
  }

  /** Returns whether the key means something here. */
  #press(key: string, handlers: KeyHandlers): boolean {
    const place = this.#focused()!;
    const arrow = ARROWS[key];
    if (arrow) return this.#walk(place, arrow);
    if (key === "Home" || key === "End") return this.#jump(place, key);
    if (key === "Escape") return handlers.escape();
    if (key !== "Enter" && key !== " ") return this.#type(key);
    handlers.activate(place);
    return true;
  }

  /** To the next place in this direction, across areas that are no places. */
  #walk(place: string, [dx, dy]: readonly [number, number]): boolean {
    const { columns, rows } = this.#view.layout;
    let { x, y } = this.#center(place);
    for (let steps = 0; steps < columns + rows; steps++) {
      [x, y] = [x + dx, y + dy];
      const next = this.#at(x, y);
      if (next !== null && next !== place) {
        this.focus(next);
        break;
      }
    }
    return true;
  }

  #jump(place: string, key: "Home" | "End"): boolean {
    const { y } = this.#center(place);
    const row = this.#view.layout.cells.filter((cell) => cell.y === y && cell.place !== null);
    row.sort((one, other) => one.x - other.x);
    this.focus((key === "Home" ? row[0] : row.at(-1))!.place!);
    return true;
  }

  #cell(place: string): Cell {
    return this.#view.layout.cells.find((cell) => cell.place === place)!;
  }

  #center(place: string): { x: number; y: number } {
    const { x, y, width } = this.#cell(place);
    return { x: x + Math.floor((width - 1) / 2), y };
  }

  #at(x: number, y: number): string | null {
    const cell = this.#view.layout.cells.find((cell) => cell.y === y && x >= cell.x && x < cell.x + cell.width);
    return cell?.place ?? null;
  }

  /** A letter and a digit go to that square. */
  #type(key: string): boolean {
    if (key.length !== 1) return false;
    const typed = this.#typed + key.toLowerCase();
    this.#typed = /^[a-h]$/i.test(key) ? key.toLowerCase() : "";
    if (!this.#view.cell(typed)) return this.#typed !== "";
    this.focus(typed);
    return true;
  }
}
