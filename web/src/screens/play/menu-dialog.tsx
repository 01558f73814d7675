import { Dialog } from "../../components/dialog";
import { Icon, type IconName } from "../../components/icon";
import { opponent } from "../../games";
import { match, study } from "../../match/current";
import { isBetweenPeople } from "../../match/players";
import { announce, notifyBriefly } from "../../notices";
import { text } from "../../texts/texts";
import { dialog, isFlipped, openPanel } from "./view";

/** The actions that are rarely needed. */
export function MenuDialog({ onClose }: { onClose(): void }) {
  const { kind, players, state } = match.value;
  const { phase } = state.value;
  const hasDraws = kind.agreeDraw !== null;
  const isShared = isBetweenPeople(players.value);
  const item = (icon: IconName, label: string, act: () => void, disabled = false) => (
    <button
      type="button"
      class="menu-item"
      data-testid={`menu-${icon}`}
      disabled={disabled}
      onClick={() => {
        onClose();
        act();
      }}
    >
      <Icon name={icon} />
      {label}
    </button>
  );
  return (
    <Dialog title={text("web-more")} onClose={onClose}>
      {item("new", text("web-new-game"), () => (dialog.value = "new"))}
      {item("share", text("web-share"), () => (dialog.value = "share"))}
      {item("analysis", text("web-analysis"), () => openPanel("analysis"))}
      {item("flip", text("web-flip"), () => (isFlipped.value = !isFlipped.value))}
      {hasDraws && isShared && item("draw", text("web-agree-draw"), () => match.value.agreeDraw(), phase === "over")}
      {hasDraws && !isShared && item("draw", text("web-offer-draw"), offerDraw, phase === "over")}
      {item("resign", text("web-resign"), () => (dialog.value = "resign"), phase === "over")}
    </Dialog>
  );
}

/** Offers a draw to the computer. The status says that it accepts, a notice that it does not. */
function offerDraw(): void {
  study.value.offerDraw(() => {
    const sentence = text("web-draw-declined");
    announce(sentence);
    notifyBriefly(sentence);
  });
}

/** Asks before a game is given up. */
export function ResignDialog({ onClose }: { onClose(): void }) {
  const { state, isPersonsTurn } = match.value;
  const { turn, phase } = state.value;
  // Against the computer, the person resigns, whoever is to move.
  const side = isPersonsTurn ? turn : opponent(turn);
  return (
    <Dialog title={text("session-resign")} onClose={onClose}>
      <div class="buttons">
        <button
          type="button"
          class="primary"
          data-testid="resign-yes"
          disabled={phase === "over"}
          onClick={() => {
            match.value.resign(side);
            onClose();
          }}
        >
          {text("web-resign-side", { side })}
        </button>
        <button type="button" class="quiet" onClick={onClose}>
          {text("web-cancel")}
        </button>
      </div>
    </Dialog>
  );
}
