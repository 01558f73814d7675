import { useEffect, useRef } from "preact/hooks";
import type { ReviewedMove } from "../../engine/messages";
import type { Ply } from "../../games";
import { match, study } from "../../match/current";
import { text } from "../../texts/texts";
import { look, viewedPly } from "./view";

/** The moves of the match. Each one leads to the position after it. */
export function MoveList() {
  const { plies } = match.value.state.value;
  const reviewed = study.value.reviewed.value;
  const current = viewedPly();
  if (plies.length === 0) return <p class="empty">{text("web-no-moves")}</p>;
  return (
    <ol class="move-list" data-testid="move-list">
      {rows(plies).map((row, i) => (
        <li key={i}>
          <span class="number">{i + 1}.</span>
          {row.map((ply) => (
            <Move key={ply} ply={ply} move={plies[ply]!} isCurrent={ply + 1 === current} reviewed={reviewed[ply]} />
          ))}
        </li>
      ))}
    </ol>
  );
}

/** The numbers of the moves, row by row: White's and Black's beside each other. */
function rows(plies: readonly Ply[]): number[][] {
  const result: number[][] = [];
  for (const [ply, { color }] of plies.entries()) {
    const last = result.at(-1);
    if (color === "black" && last?.length === 1 && plies[last[0]!]!.color === "white") last.push(ply);
    else result.push([ply]);
  }
  return result;
}

interface Props {
  ply: number;
  move: Ply;
  isCurrent: boolean;
  reviewed: ReviewedMove | undefined;
}

function Move({ ply, move: { color, effect, move, roll }, isCurrent, reviewed }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isCurrent) button.current?.scrollIntoView({ block: "nearest" });
  }, [isCurrent]);
  return (
    <button
      ref={button}
      type="button"
      class={`move ${color} ${reviewed ? quality(reviewed) : ""}`}
      aria-current={isCurrent ? "step" : undefined}
      onClick={() => look(ply + 1)}
    >
      {roll !== null && <span class="roll">{roll}</span>}
      {effect === "pass" ? text("web-passed") : move}
      {reviewed && <Verdict reviewed={reviewed} />}
    </button>
  );
}

function Verdict({ reviewed }: { reviewed: ReviewedMove }) {
  if (quality(reviewed) === "good") return null;
  const loss = match.value.kind.lossValue(reviewed.loss);
  return <span class="verdict">{text("web-better", { loss, best: reviewed.best })}</span>;
}

/** What a review says of a move. */
export function quality({ loss, blunder }: ReviewedMove): "good" | "inaccuracy" | "blunder" {
  if (blunder) return "blunder";
  return loss < match.value.kind.inaccuracy ? "good" : "inaccuracy";
}
