import { Icon, type IconName } from "../../components/icon";
import { match, study } from "../../match/current";
import { text } from "../../texts/texts";
import { dialog, isPanelOpen, openPanel } from "./view";

/** The buttons below the board. */
export function Controls() {
  const { state, isPersonsTurn } = match.value;
  const { canUndo, canRedo, phase, plies } = state.value;
  return (
    <div class="controls" role="toolbar" aria-label={text("web-controls")}>
      <Control icon="undo" label={text("web-undo")} disabled={!canUndo} onClick={() => match.value.undo()} />
      <Control icon="redo" label={text("web-redo")} disabled={!canRedo} onClick={() => match.value.redo()} />
      {phase === "over" ? (
        <Control icon="review" label={text("web-review")} disabled={plies.length === 0} onClick={review} />
      ) : (
        <Control icon="hint" label={text("web-hint")} disabled={phase !== "move" || !isPersonsTurn} onClick={() => study.value.askForHint()} />
      )}
      <Control
        icon="moves"
        label={text("web-moves")}
        narrow
        onClick={() => (isPanelOpen.value ? (isPanelOpen.value = false) : openPanel("moves"))}
      />
      <Control icon="more" label={text("web-more")} onClick={() => (dialog.value = "menu")} />
    </div>
  );
}

function review(): void {
  study.value.review();
  openPanel("moves");
}

interface Props {
  icon: IconName;
  label: string;
  disabled?: boolean;
  /** Only on a narrow screen. */
  narrow?: boolean;
  onClick(): void;
}

function Control({ icon, label, disabled = false, narrow = false, onClick }: Props) {
  return (
    <button type="button" class={`control ${narrow ? "narrow" : ""}`} data-testid={icon} disabled={disabled} onClick={onClick}>
      <Icon name={icon} />
      <span>{label}</span>
    </button>
  );
}
