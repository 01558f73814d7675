import type { RefuseDetail } from "stones-dice/board";
import { Board } from "../../components/board";
import { match, study } from "../../match/current";
import { announce, notifyBriefly } from "../../notices";
import { settings } from "../../settings";
import { playSound } from "../../sound";
import { text } from "../../texts/texts";
import { pointAtDie } from "./die-state";
import { look, orientation, viewedPly } from "./view";

/** The board of the match, or an earlier position of it. */
export function MatchBoard() {
  const { kind, state, viewed, isPersonsTurn } = match.value;
  const { rules, phase, turn } = state.value;
  const ply = viewedPly();
  const position = match.value.positionAt(viewed.value);
  const isOwnMove = viewed.value === null && phase === "move" && isPersonsTurn;
  return (
    <Board
      key={kind.id}
      kind={kind}
      position={position}
      rules={rules}
      orientation={orientation.value}
      movable={isOwnMove ? turn : "none"}
      moves={settings.value.moves === "auto" ? kind.shownMoves : settings.value.moves}
      coordinates={settings.value.coordinates}
      lastMove={ply > 0 ? squaresOf(ply).join(" ") : ""}
      arrows={arrows(position)}
      onMove={(move) => match.value.play(move)}
      onRefuse={refuse}
      onClick={explain}
    />
  );
}

function squaresOf(ply: number): string[] {
  const { kind, state } = match.value;
  const before = match.value.positionAt(ply - 1);
  return kind.squares(state.value.plies[ply - 1]!, before, state.value.rules);
}

/** The hint, and the best move of the analysis. */
function arrows(position: string): string[][] {
  const { kind, state, viewed } = match.value;
  const { rules, rolled } = state.value;
  const best = study.value.analysis.value?.lines[0]?.moves[0];
  const hint = viewed.value === null ? study.value.hint.value : null;
  const shown = hint ?? (best === undefined ? null : { move: best, roll: rolled });
  if (!shown) return [];
  const squares = kind.squares(shown, position, rules);
  return squares.length > 1 ? [squares] : [];
}

/** Why a click does nothing: the die has to be rolled first, or the position is an earlier one. */
function explain(): void {
  const { state, viewed, isPersonsTurn } = match.value;
  const { phase, turn, plies } = state.value;
  if (viewed.value !== null) {
    notifyBriefly(text("web-earlier-move"), [
      { label: text("web-back-to-match"), act: () => look(plies.length) },
      { label: text("web-continue-here"), act: () => match.value.continueHere() },
    ]);
  } else if (phase === "roll" && isPersonsTurn) {
    pointAtDie();
    announce(text("web-roll-now", { side: turn }));
  }
}

function refuse({ reason, origin, target }: RefuseDetail): void {
  const sentence = text("web-refused", { reason: match.value.kind.refusal(reason, origin, target) });
  playSound("refuse");
  announce(sentence);
  notifyBriefly(sentence);
}
