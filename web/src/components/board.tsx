import type { BoardElement, MoveDetail, Movable, RefuseDetail, ShownMoves } from "stones-dice/board";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Color, GameKind, Rules } from "../games";
import { language } from "../texts/texts";
import { boardLabels } from "./board-labels";

interface Props {
  kind: GameKind;
  position: string;
  rules?: Rules;
  orientation?: Color;
  movable?: Movable;
  moves?: ShownMoves;
  coordinates?: boolean;
  /** The last move, or its squares; none is marked if it is left out. */
  lastMove?: string;
  /** The pieces that may be moved, and where to; every legal move if left out. */
  destinations?: Map<string, string[]> | null;
  highlighted?: readonly string[];
  selected?: string | null;
  arrows?: readonly (readonly string[])[];
  /** A move was made on the board. `false` refuses it. */
  onMove?(move: string): boolean | void;
  onRefuse?(refusal: RefuseDetail): void;
  /** The board was clicked, whether or not something can be moved on it. */
  onClick?(): void;
}

/** The board of a game: the element of the package, with the words of the page. */
export function Board({ kind, onMove, onRefuse, onClick, ...shown }: Props) {
  const board = useRef<BoardElement>(null);
  useLayoutEffect(() => {
    board.current!.labels = boardLabels(kind);
  }, [kind, language()]);
  useLayoutEffect(() => {
    const element = board.current!;
    set(element, "rules", shown.rules ?? null);
    set(element, "orientation", shown.orientation ?? "white");
    set(element, "movable", shown.movable ?? "none");
    set(element, "moves", shown.moves ?? "selected");
    set(element, "coordinates", shown.coordinates ?? true);
    set(element, "destinations", shown.destinations ?? null);
    set(element, "position", shown.position);
    set(element, "lastMove", shown.lastMove ?? "");
    set(element, "highlighted", shown.highlighted ?? []);
    set(element, "arrows", shown.arrows ?? []);
    if (shown.selected !== undefined) set(element, "selected", shown.selected);
  });
  const Element = kind.element;
  return (
    <Element
      ref={board}
      class="board"
      onClick={onClick}
      onmove={(event: CustomEvent<MoveDetail>) => {
        if (onMove?.(event.detail.move) === false) event.preventDefault();
      }}
      onrefuse={(event: CustomEvent<RefuseDetail>) => onRefuse?.(event.detail)}
    />
  );
}

/** Sets a property if it differs, since the board draws whatever is set. */
function set<Name extends keyof BoardElement>(element: BoardElement, name: Name, value: BoardElement[Name]): void {
  if (value instanceof Map || JSON.stringify(element[name]) !== JSON.stringify(value)) element[name] = value;
}
