import { COLORS, type Color } from "../../games";
import { match, study } from "../../match/current";
import { percent, text } from "../../texts/texts";
import { quality } from "./move-list";

/** The mistakes of both sides, and the luck of their rolls. */
export function ReviewSummary() {
  const { reviewed, isReviewing } = study.value;
  if (reviewed.value.length === 0 && !isReviewing.value) return null;
  const progress = reviewed.value.at(-1)?.progress ?? 0;
  return (
    <div class="review" data-testid="review-summary">
      {isReviewing.value ? (
        <div class="progress">
          <progress value={progress} aria-label={text("web-reviewing")} />
          <button type="button" class="quiet" onClick={() => study.value.stopReview()}>
            {text("web-stop")}
          </button>
        </div>
      ) : (
        COLORS.map((color) => <Summary key={color} color={color} />)
      )}
    </div>
  );
}

function Summary({ color }: { color: Color }) {
  const own = study.value.reviewed.value.filter((move) => move.color === color);
  const count = (wanted: string) => own.filter((move) => quality(move) === wanted).length;
  const luck = own.reduce((sum, move) => sum + (move.luck ?? 0), 0);
  return (
    <p>
      <span class={`chip ${color}`} aria-hidden="true" />
      <span>
        {text("web-review-side", { side: color })} {text("web-inaccuracies", { count: count("inaccuracy") })},{" "}
        {text("web-blunders", { count: count("blunder") })}
        {match.value.kind.hasDice && <>. {text("web-luck", { percent: percent(luck, "exceptZero") })}</>}
      </span>
    </p>
  );
}
