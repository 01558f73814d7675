/** What the user's hands do: select a piece, drag it, try a move. */
import { cellOf, originOf } from "./model.js";
import type { InputHandlers } from "./pointer.js";

/** What hands need of the board. */
export interface Table {
  /** Where each piece can go now, if the user may move it. */
  readonly offered: ReadonlyMap<string, string[]>;
  /** Draws what has changed, before it is touched. */
  update(): void;
  /** Whether the user may move a piece that lies on this cell. */
  isOwn(cell: string): boolean;
  /** The place of the piece on a cell, the topmost one in a tray. */
  pieceOn(cell: string): string | null;
  /** Another piece is selected, or none. */
  selected(origin: string | null): void;
  /** Makes the move that the user wants, or says why it cannot be. Returns whether it is legal. */
  attempt(origin: string, target: string): boolean;
  /** Lets a piece go back to its place. */
  goBack(place: string): void;
}

/** Milliseconds in which a page may play a dragged move itself, before the piece goes back. */
const PATIENCE = 100;

export class Hands implements InputHandlers {
  readonly #table: Table;
  /** The origin that is selected. */
  selected: string | null = null;
  /** Whether this press has selected the piece; if so, its release does not deselect it. */
  #fresh = false;
  /** The place of a piece that was dragged, and has not arrived yet. */
  #dragged: string | null = null;

  constructor(table: Table) {
    this.#table = table;
  }

  grab(cell: string): string | null {
    this.#table.update();
    this.#putBack(this.#dragged);
    if (!this.#table.isOwn(cell)) return null;
    const origin = originOf(cell);
    this.#fresh = this.selected !== origin;
    this.select(origin);
    return this.#table.pieceOn(cell);
  }

  activate(cell: string): void {
    this.#table.update();
    const fresh = this.#fresh;
    this.#fresh = false;
    const { offered } = this.#table;
    const [origin, { selected }] = [originOf(cell), this];
    if (this.#table.isOwn(cell) && !(selected !== null && offered.get(selected)?.includes(cell))) {
      if (!fresh) this.select(origin === selected ? null : origin);
    } else if (selected !== null) {
      this.#table.attempt(selected, cell);
    } else {
      // A click on the start cell enters, if no piece on the board could go there.
      const origins = [...offered].filter(([, targets]) => targets.includes(cell)).map(([from]) => from);
      if (origins.length === 1 && origins[0] === "@") this.#table.attempt("@", cell);
    }
  }

  drop(held: string, cell: string | null): void {
    const from = cellOf(held);
    this.#fresh = false;
    this.#dragged = held;
    const isMade = cell !== null && cell !== from && this.#table.isOwn(from) && this.#table.attempt(originOf(from), cell);
    if (isMade) setTimeout(() => this.#putBack(held), PATIENCE);
    else this.#putBack(held);
  }

  select(origin: string | null): void {
    if (origin === this.selected) return;
    this.selected = origin;
    this.#table.selected(origin);
  }

  /** Deselects the piece. Returns whether one was selected. */
  escape(): boolean {
    const { selected } = this;
    this.select(null);
    return selected !== null;
  }

  /** The pieces have other places now. Returns the place of the piece that was dragged, which need not go back. */
  letGo(): string | null {
    const dragged = this.#dragged;
    this.#dragged = null;
    return dragged;
  }

  /** Lets a piece that was dragged go back, if it has not arrived. */
  #putBack(held: string | null): void {
    if (held === null || held !== this.#dragged) return;
    this.#table.goBack(held);
    this.#dragged = null;
  }
}
