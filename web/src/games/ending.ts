/** The end of a game, as far as it is the same for both. */
import type { Chances } from "../engine/messages";
import { text } from "../texts/texts";
import { opponent, type Color, type Game } from "./kind";

/** The chances of both sides when a game is over; `null` while it goes on. */
export function finalChances(game: Game): Chances | null {
  const outcome = game.outcome();
  if (!outcome) return null;
  const { winner } = outcome;
  return { white: Number(winner === "white"), draw: Number(winner === null), black: Number(winner === "black") };
}

/** Whether the game is over although the position is not: by a resignation or the like. */
export function hasEndedEarly(game: Game): boolean {
  const reason = game.outcome()?.reason;
  return reason !== undefined && reason !== "no-moves" && reason !== "all-home";
}

/** Why a game is over that did not end on the board. Only an abandoned one may have no winner. */
export function endedEarly(reason: "resignation" | "time" | "abandoned", moves: number, winner: Color | null): string {
  const side = winner ? opponent(winner) : "";
  switch (reason) {
    case "resignation":
      return text("session-resigned", { side, moves });
    case "time":
      return text("session-out-of-time", { side, moves });
    case "abandoned":
      return text("session-abandoned", { moves });
  }
}
