import type { Labels, Marks, Piece } from "stones-dice/board";
import type { GameKind } from "../games";
import { text } from "../texts/texts";

/** The words of a board for screen readers. Moves and refusals are announced by the page. */
export function boardLabels(kind: GameKind): Labels {
  return {
    board: (side) => text("web-board", { game: kind.name(), side }),
    square: (square, piece, marks) => marked(piece ? `${square}: ${inWords(piece)}` : text("web-square-empty", { square }), marks),
    waiting: (side, pieces, marks) => marked(text("web-waiting", { side, pieces }), marks),
    move: () => "",
    refuse: () => "",
  };
}

function inWords({ color: side, pinned, progress, home = 0 }: Piece): string {
  if (progress === undefined || progress === null) {
    return pinned ? text("web-square-pinned", { side }) : text("web-square-stone", { side });
  }
  return progress < home ? text("web-square-piece", { side, step: progress, steps: home }) : text("web-square-home", { side });
}

function marked(words: string, { selected, target, movable, last }: Marks): string {
  const marks = [
    selected && text("web-mark-selected"),
    target && text("web-mark-target"),
    movable && !selected && text("web-mark-movable"),
    last && text("web-mark-last"),
  ];
  return [words, ...marks.filter(Boolean)].join(", ");
}
