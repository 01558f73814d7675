/** The elements without their definition: what Node imports, where there is no document. */
export { StonesBoard } from "./stones.js";
export { RaceBoard } from "./race.js";
export { BoardElement } from "./element.js";
export type { BoardEvent, BoardEventMap, MoveDetail, RefuseDetail, SelectDetail } from "./events.js";
export type { Labels, Marks } from "./labels.js";
export type { Movable, MoveInput, Piece, ShownMoves } from "./model.js";
