/** What changes on the board between two positions. */
import { cellOf, COLORS, type Piece } from "./model.js";

export interface Changes {
  /** Pieces that move, each with its place before. */
  moved: { from: Piece; to: Piece }[];
  /** Stones that stay and become pinned or free. */
  turned: Piece[];
  gone: Piece[];
  added: Piece[];
}

/** If one piece of a color has left its place and one has appeared, it is the same piece. */
export function changes(before: Piece[], after: Piece[]): Changes {
  const places = (pieces: Piece[]) => new Map(pieces.map((piece) => [`${piece.color} ${piece.place}`, piece]));
  const [old, fresh] = [places(before), places(after)];
  const left = before.filter((piece) => !fresh.has(`${piece.color} ${piece.place}`));
  const come = after.filter((piece) => !old.has(`${piece.color} ${piece.place}`));
  const result: Changes = { moved: [], turned: [], gone: [], added: [] };
  for (const color of COLORS) {
    const [from, to] = [left, come].map((pieces) => pieces.filter((piece) => piece.color === color)) as [Piece[], Piece[]];
    if (from.length === 1 && to.length === 1) result.moved.push({ from: from[0]!, to: to[0]! });
    else {
      result.gone.push(...from);
      result.added.push(...to);
    }
  }
  result.turned = after.filter((piece) => {
    const same = old.get(`${piece.color} ${piece.place}`);
    return same && Boolean(same.pinned) !== Boolean(piece.pinned);
  });
  return result;
}

export const isNothing = ({ moved, turned, gone, added }: Changes): boolean =>
  [moved, turned, gone, added].every((list) => list.length === 0);

/** The piece on a square, or the topmost one in a tray. */
export const pieceOn = (pieces: Piece[], cell: string): Piece | undefined =>
  pieces.filter((piece) => cellOf(piece.place) === cell).at(-1);
