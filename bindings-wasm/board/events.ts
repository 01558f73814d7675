/** The events of a board. */

export interface MoveDetail {
  /** The text of the move. */
  move: string;
  /** The text of the position after it. */
  position: string;
}

export interface SelectDetail {
  /** The square of the selected piece, `"@"` for waiting pieces; `null` if nothing is selected. */
  square: string | null;
  /** Where it can go. */
  targets: string[];
}

export interface RefuseDetail {
  origin: string;
  target: string;
  /** The name of the reason, as `StonesDiceError` has it; `"not-offered"` for a legal move that `destinations` leaves out. */
  reason: string;
  /** The reason in words. */
  message: string;
}

export interface BoardEventMap {
  move: CustomEvent<MoveDetail>;
  select: CustomEvent<SelectDetail>;
  refuse: CustomEvent<RefuseDetail>;
  error: CustomEvent<{ error: Error }>;
}

/** An event that comes from a board. */
export type BoardEvent<Name extends keyof BoardEventMap, Board> = BoardEventMap[Name] & { readonly target: Board };
