/** Begins a match in place of the one on the board, and offers the way back. */
import type { Rules, GameId } from "../../games";
import { match, resumeMatch, startMatch } from "../../match/current";
import { swapped, type Players } from "../../match/players";
import { notifyBriefly } from "../../notices";
import { text } from "../../texts/texts";
import { isFlipped, isPanelOpen } from "./view";

/** Whether a game is on the board that has begun and is not over. */
export function isUnderWay(): boolean {
  const { phase, plies } = match.value.state.value;
  return plies.length > 0 && phase !== "over";
}

/** Begins the same game anew, by the same rules; against the computer with the sides swapped. */
export function rematch(): void {
  const { kind, players, state } = match.peek();
  const { position, rules } = state.peek();
  beginMatch(kind.id, kind.sizeOf(position), rules, swapped(players.peek()));
}

/** A game that is under way is kept, and the way back to it is shown. */
export function beginMatch(game: GameId, board: string, rules: Rules, players: Players): void {
  const left = isUnderWay() ? match.peek().store() : null;
  startMatch(game, board, rules, players);
  isFlipped.value = false;
  isPanelOpen.value = false;
  if (left) notifyBriefly(text("web-game-kept"), [{ label: text("web-back-to-kept"), act: () => resumeMatch(left) }]);
}
