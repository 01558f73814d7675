/** The marks on the cells: what is selected, where it can go, what can move. */
import type { Color } from "../api.js";
import type { Labels, Marks } from "./labels.js";
import { cellOf, originOf, squaresIn, type BoardPosition, type Piece, type ShownMoves } from "./model.js";
import type { View } from "./view.js";

/** What is to be marked. */
export interface Marked {
  position: BoardPosition;
  pieces: readonly Piece[];
  /** Where each piece can go, if the user may move it. */
  offered: ReadonlyMap<string, string[]>;
  selected: string | null;
  /** Which of the offered moves are shown. */
  moves: ShownMoves;
  /** The squares of the last move. */
  last: readonly string[];
  highlighted: readonly string[];
}

/** Draws all marks, and says them. */
export function drawMarks(view: View, labels: Labels, marked: Marked): void {
  const { turn } = marked.position;
  const [targets, jumped] = [new Set(shownTargets(marked)), jumpedStones(marked)];
  view.label = labels.board(turn);
  for (const [place, cell] of view.places) {
    const own = place.startsWith("@") && place !== `@${turn}` ? null : originOf(place);
    const movable = own !== null && marked.offered.has(own);
    const marks: Marks = {
      selected: own !== null && own === marked.selected,
      target: targets.has(place),
      movable,
      last: marked.last.includes(place),
    };
    view.mark(cell, {
      ...marks,
      movable: movable && marked.moves === "all" && marked.selected === null,
      "can-move": movable,
      highlighted: marked.highlighted.includes(place),
      jumped: jumped.includes(place),
    });
    cell.setAttribute("aria-selected", String(marks.selected));
    cell.setAttribute("aria-label", describe(place, marks, marked.pieces, labels));
  }
}

function describe(place: string, marks: Marks, pieces: readonly Piece[], labels: Labels): string {
  const lying = pieces.filter((piece) => cellOf(piece.place) === place);
  if (!place.startsWith("@")) return labels.square(place, lying[0] ?? null, marks);
  return labels.waiting(place.slice(1) as Color, lying.length, marks);
}

function shownTargets({ moves, selected, offered }: Marked): string[] {
  if (moves === "none") return [];
  if (selected !== null) return offered.get(selected) ?? [];
  return moves === "all" ? [...offered.values()].flat() : [];
}

/** The stones that the selected one can jump. */
function jumpedStones({ moves, selected, offered, position }: Marked): string[] {
  const targets = selected === null || moves === "none" ? undefined : offered.get(selected);
  if (!targets) return [];
  const own = position.legalMoves.filter(({ origin }) => origin === selected);
  return own.flatMap(({ jumped, target }) => (jumped && targets.includes(target!) ? [jumped] : []));
}

/** The squares of arrows. */
export const arrowsAlong = (arrows: readonly (readonly string[])[]): string[][] =>
  arrows.map((squares) => squaresIn(squares.join(" "))).filter(({ length }) => length > 1);
