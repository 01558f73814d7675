import { Die } from "../../components/die";
import { match, study } from "../../match/current";
import { text } from "../../texts/texts";
import { rematch } from "./begin";
import { isPointedAt, isTurning } from "./die-state";
import { dialog, look } from "./view";
import { Welcome, hasWelcome } from "./welcome";

/** What goes on, and the one thing to do now. Its place and size stay the same. */
export function Status() {
  const { kind, state, viewed } = match.value;
  const isPlayed = viewed.value === null && state.value.phase !== "over";
  return (
    <div class="status">
      <p data-testid="status">{sentence()}</p>
      <div class="status-actions">
        {kind.hasDice && isPlayed && <DieButton />}
        <Action />
      </div>
    </div>
  );
}

/** The state of the match in a sentence. */
function sentence() {
  const { kind, state, viewed, players, isPersonsTurn } = match.value;
  const { phase, plies, turn } = state.value;
  if (viewed.value !== null) return text("web-viewing", { ply: viewed.value, moves: plies.length });
  if (phase === "over") {
    const { result, reason, score } = match.value.at(null, (game) => kind.ending(game));
    return (
      <>
        <strong>{[result, score].filter(Boolean).join(" · ")}</strong> {reason}
      </>
    );
  }
  const hint = study.value.hint.value;
  if (hint) return text("web-hint-move", { move: hint.move });
  if (isTurning.value) return text("web-rolling", { side: turn });
  if (phase === "roll" && isPersonsTurn) return text("web-roll-now", { side: turn });
  const player = players.value[turn];
  if (player !== "human" && phase === "move") return text("web-thinking", { side: turn, level: player });
  return match.value.at(null, (game) => kind.status(game));
}

function Action() {
  const { state, viewed, isPersonsTurn } = match.value;
  const { phase, plies } = state.value;
  if (viewed.value !== null) {
    return (
      <button type="button" class="primary" data-testid="back-to-match" onClick={() => look(plies.length)}>
        {text("web-back-to-match")}
      </button>
    );
  }
  if (phase === "over") {
    return (
      <div class="after-game">
        <button type="button" class="primary" data-testid="rematch" onClick={rematch}>
          {text("web-rematch")}
        </button>
        <button type="button" class="quiet" data-testid="again" onClick={() => (dialog.value = "new")}>
          {text("web-new-game")}
        </button>
      </div>
    );
  }
  if (phase === "pass" && isPersonsTurn) {
    return (
      <button type="button" class="primary" data-testid="pass" onClick={() => match.value.goOn()}>
        {text("web-pass")}
      </button>
    );
  }
  return hasWelcome() ? <Welcome /> : null;
}

function DieButton() {
  const { state, isPersonsTurn } = match.value;
  const { phase, rolled, plies } = state.value;
  const canRoll = phase === "roll" && isPersonsTurn;
  return (
    <button
      type="button"
      class={`die-button ${canRoll ? "ready" : ""} ${isPointedAt.value ? "pointed-at" : ""}`}
      data-testid="die"
      aria-disabled={!canRoll}
      aria-label={canRoll ? text("web-roll") : rolled === null ? text("web-not-rolled") : text("web-rolled", { number: rolled })}
      onClick={() => match.value.goOn()}
    >
      <Die number={rolled} rolls={plies.length + Number(rolled !== null)} />
      {canRoll && (
        <span class="die-label" aria-hidden="true">
          {text("web-roll-short")}
        </span>
      )}
    </button>
  );
}
