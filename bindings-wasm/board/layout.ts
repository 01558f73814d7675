/** Where squares and pieces are: in squares, from the upper left corner as White sees the board. */

export interface Cell {
  /** A square, or the tray of a side: `"@white"`, `"@black"`; `null` for an area that is no place of the game. */
  place: string | null;
  x: number;
  y: number;
  /** In squares. */
  width: number;
  /** The names of its CSS parts. */
  parts: string[];
}

export interface Spot {
  /** The middle. */
  x: number;
  y: number;
  /** The size of a piece there; 1 on a square. */
  scale: number;
}

export interface Layout {
  columns: number;
  rows: number;
  cells: Cell[];
  spot(place: string): Spot;
}

const FILES = "abcdefgh";

export const squareName = (x: number, y: number, rows: number): string => `${FILES[x]}${rows - y}`;

export const squareAt = (square: string, rows: number): { x: number; y: number } => ({
  x: FILES.indexOf(square[0]!),
  y: rows - Number(square[1]),
});

/** A board on which each square is a place of the game. */
export function plainLayout(columns: number, rows: number): Layout {
  const cells = Array.from({ length: columns * rows }, (_, index): Cell => {
    const [x, y] = [index % columns, Math.floor(index / columns)];
    return { place: squareName(x, y, rows), x, y, width: 1, parts: ["square", shade(x, y, rows)] };
  });
  return { columns, rows, cells, spot: (place) => middle(place, rows) };
}

/** a1 is dark. */
export const shade = (x: number, y: number, rows: number): string => ((x + rows - y) % 2 ? "dark" : "light");

export function middle(square: string, rows: number): Spot {
  const { x, y } = squareAt(square, rows);
  return { x: x + 0.5, y: y + 0.5, scale: 1 };
}

/** The same board as Black sees it. */
export function turned(layout: Layout): Layout {
  const { columns, rows, cells, spot } = layout;
  return {
    columns,
    rows,
    cells: cells.map((cell) => ({ ...cell, x: columns - cell.x - cell.width, y: rows - 1 - cell.y })).reverse(),
    spot: (place) => {
      const { x, y, scale } = spot(place);
      return { x: columns - x, y: rows - y, scale };
    },
  };
}
