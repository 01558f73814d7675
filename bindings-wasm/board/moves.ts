/** Which moves the user can make, and why not another one. */
import type { BoardGame, BoardMove, BoardPosition } from "./model.js";

/** The pieces of a position's text, without whose turn it is. */
const placement = (position: string): string => position.split(" ")[0]!;

/** The legal move that leads from one position to the pieces of another. */
export function moveBetween(from: BoardPosition, to: BoardPosition): BoardMove | undefined {
  const wanted = placement(String(to));
  if (placement(String(from)) === wanted) return undefined;
  return from.legalMoves.find((move) => placement(from.preview(move.text).position) === wanted);
}

/** The legal moves that are also among these. */
export function restrict(legal: Map<string, string[]>, to: Map<string, string[]> | null): Map<string, string[]> {
  if (!to) return legal;
  const pairs = [...legal].map(([from, targets]) => [from, targets.filter((target) => to.get(from)?.includes(target))] as const);
  return new Map(pairs.filter(([, targets]) => targets.length > 0).map(([from, targets]) => [from, [...targets]]));
}

/** Why a move that is not offered cannot be made. */
export function refusalOf(game: BoardGame<BoardPosition>, origin: string, target: string): { reason: string; message: string } {
  const trial = game.clone();
  try {
    trial.push({ origin, target });
    return { reason: "not-offered", message: "this move is not offered here" };
  } catch (error) {
    const { reason, code, message } = error as { reason?: string; code: string; message: string };
    return { reason: reason ?? code, message };
  } finally {
    trial.free();
  }
}
