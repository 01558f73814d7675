import { Icon } from "../../components/icon";
import { match } from "../../match/current";
import { text } from "../../texts/texts";
import { AnalysisTab } from "./analysis";
import { MoveList } from "./move-list";
import { ReviewSummary } from "./review-summary";
import { isPanelOpen, look, tab, viewedPly, type Tab } from "./view";

const TABS: readonly Tab[] = ["moves", "analysis"];

/** Moves and analysis: beside the board, or on a narrow screen over its lower part. */
export function Panel() {
  return (
    <aside class={`panel ${isPanelOpen.value ? "open" : ""}`} aria-label={text("web-panel")}>
      <div class="panel-head">
        <div role="tablist" class="tabs">
          {TABS.map((one) => (
            <button
              key={one}
              type="button"
              role="tab"
              id={`tab-${one}`}
              aria-selected={tab.value === one}
              aria-controls="tab-panel"
              data-testid={`tab-${one}`}
              onClick={() => (tab.value = one)}
            >
              {one === "moves" ? text("web-moves") : text("web-analysis")}
            </button>
          ))}
        </div>
        <button
          type="button"
          class="icon-button narrow"
          aria-label={text("web-close")}
          data-testid="close-panel"
          onClick={() => (isPanelOpen.value = false)}
        >
          <Icon name="close" />
        </button>
      </div>
      <div class="panel-body" id="tab-panel" role="tabpanel" aria-labelledby={`tab-${tab.value}`} tabIndex={0}>
        {tab.value === "moves" ? (
          <>
            <ReviewSummary />
            <MoveList />
          </>
        ) : (
          <AnalysisTab />
        )}
      </div>
      {match.value.viewed.value !== null && (
        <button type="button" class="quiet" data-testid="continue-here" onClick={() => match.value.continueHere()}>
          {text("web-continue-here")}
        </button>
      )}
      <Steps />
    </aside>
  );
}

/** Steps through the positions of the match. */
function Steps() {
  const last = match.value.state.value.plies.length;
  const ply = viewedPly();
  return (
    <div class="steps" role="group" aria-label={text("web-steps")}>
      <Step icon="first" label={text("web-first")} to={0} disabled={ply === 0} />
      <Step icon="back" label={text("web-back")} to={ply - 1} disabled={ply === 0} />
      <Step icon="forth" label={text("web-forth")} to={ply + 1} disabled={ply === last} />
      <Step icon="last" label={text("web-last")} to={last} disabled={ply === last} />
    </div>
  );
}

interface Props {
  icon: "first" | "back" | "forth" | "last";
  label: string;
  to: number;
  disabled: boolean;
}

function Step({ icon, label, to, disabled }: Props) {
  return (
    <button type="button" class="icon-button" aria-label={label} data-testid={icon} disabled={disabled} onClick={() => look(to)}>
      <Icon name={icon} />
    </button>
  );
}
