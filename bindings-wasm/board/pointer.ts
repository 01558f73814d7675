/** Mouse, touch and pen: a click on a square, or a piece that is dragged. */
import type { View } from "./view.js";

/** What a board does on input, from the pointer or the keyboard. */
export interface InputHandlers {
  /** The user has clicked this place, or pressed Enter there. */
  activate(place: string): void;
  /** The user presses this place. Returns the place of the piece that a drag would move, if there is one. */
  grab(place: string): string | null;
  /** The user drops the piece from the place `held` on another place; `null` outside the board. */
  drop(held: string, place: string | null): void;
}

/** The pointer must move this far for a drag, in pixels. */
const THRESHOLD = 5;

interface Grip {
  pointer: number;
  /** The cell that was pressed. */
  place: string;
  /** The place of the piece that can be dragged. */
  held: string | null;
  piece: HTMLElement | undefined;
  x: number;
  y: number;
  touch: boolean;
  dragging: boolean;
}

export class Pointer {
  #view: View;
  #handlers: InputHandlers;
  #grip: Grip | null = null;
  #hovered: HTMLElement | undefined;

  constructor(view: View, handlers: InputHandlers) {
    this.#view = view;
    this.#handlers = handlers;
    const { board } = view;
    board.addEventListener("pointerdown", (event) => this.#down(event));
    board.addEventListener("pointermove", (event) => this.#move(event));
    board.addEventListener("pointerup", (event) => this.#up(event));
    board.addEventListener("pointercancel", () => this.cancel());
    board.addEventListener("lostpointercapture", () => this.cancel());
    // Screen readers click without a pointer.
    board.addEventListener("click", (event) => {
      const place = (event.target as Element).closest<HTMLElement>("[data-place]")?.dataset["place"];
      if (event.detail === 0 && place) handlers.activate(place);
    });
  }

  /** Ends a drag; the piece stays where it is drawn. */
  #release(): void {
    const grip = this.#grip;
    this.#grip = null;
    this.#hover(undefined);
    this.#view.board.classList.remove("dragging");
    if (!grip) return;
    grip.piece?.classList.remove("held");
    if (this.#view.board.hasPointerCapture(grip.pointer)) this.#view.board.releasePointerCapture(grip.pointer);
  }

  /** Ends a drag, and lets the piece go back. */
  cancel(): void {
    const grip = this.#grip;
    this.#release();
    if (grip?.dragging) this.#handlers.drop(grip.held!, null);
  }

  #down(event: PointerEvent): void {
    if (!event.isPrimary || event.button !== 0) return;
    this.cancel();
    const place = this.#view.placeAt(event.clientX, event.clientY);
    if (place === null) return;
    const held = this.#handlers.grab(place);
    this.#grip = {
      pointer: event.pointerId,
      place,
      held,
      piece: held === null ? undefined : this.#view.piece(held),
      x: event.clientX,
      y: event.clientY,
      touch: event.pointerType === "touch",
      dragging: false,
    };
    if (this.#grip.piece) this.#view.board.setPointerCapture(event.pointerId);
  }

  #move(event: PointerEvent): void {
    const grip = this.#grip;
    if (!grip?.piece || event.pointerId !== grip.pointer) return;
    const far = Math.hypot(event.clientX - grip.x, event.clientY - grip.y) > THRESHOLD;
    if (!grip.dragging && !far) return;
    if (!grip.dragging) {
      grip.dragging = true;
      grip.piece.classList.add("held");
      this.#view.board.classList.add("dragging");
    }
    const box = this.#view.board.getBoundingClientRect();
    const size = box.width / this.#view.layout.columns;
    const [x, y] = [event.clientX - box.left - size / 2, event.clientY - box.top - size / 2];
    // Under a finger the piece could not be seen.
    const lift = grip.touch ? 0.9 * size : 0;
    grip.piece.style.transform = `translate(${x}px, ${y - lift}px) scale(${grip.touch ? 1.5 : 1.15})`;
    const place = this.#view.placeAt(event.clientX, event.clientY);
    this.#hover(place === null ? undefined : this.#view.cell(place));
  }

  #up(event: PointerEvent): void {
    const grip = this.#grip;
    if (!grip || event.pointerId !== grip.pointer) return;
    const place = this.#view.placeAt(event.clientX, event.clientY);
    this.#release();
    if (grip.dragging) this.#handlers.drop(grip.held!, place);
    else if (place === grip.place) this.#handlers.activate(place);
  }

  #hover(cell: HTMLElement | undefined): void {
    if (cell === this.#hovered) return;
    this.#hovered?.classList.remove("hover");
    cell?.classList.add("hover");
    this.#hovered = cell;
  }
}
