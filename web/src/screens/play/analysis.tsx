import { Switch } from "../../components/choice";
import { COLORS } from "../../games";
import { finalChances } from "../../games/ending";
import { match, study } from "../../match/current";
import { percent, text } from "../../texts/texts";

/** What the computer thinks of the position that is looked at. */
export function AnalysisTab() {
  const { isAnalyzing, analysis } = study.value;
  const found = analysis.value;
  const chances = currentChances();
  const turn = match.value.at(match.value.viewed.value, (game) => game.position.turn);
  return (
    <div class="analysis" data-testid="analysis">
      <Switch label={text("web-analyze")} value={isAnalyzing.value} onChange={(on) => (isAnalyzing.value = on)} />
      {isAnalyzing.value && (
        <>
          <progress value={found?.progress ?? 0} aria-label={text("web-analyzing")} />
          {chances && (
            <p class="chances-in-words">
              {COLORS.map((side) => text("web-chance", { side, percent: percent(chances[side]) })).join(" · ")}
              {chances.draw > 0 && ` · ${text("web-chance-draw", { percent: percent(chances.draw) })}`}
            </p>
          )}
          {found?.proven && <p class="proven">{text("web-proven")}</p>}
          <ol class="lines">
            {found?.lines.slice(0, 5).map((line) => (
              <li key={line.moves[0]}>
                <strong>{match.value.kind.lineValue(line, turn)}</strong> {line.moves.slice(0, 8).join(" ")}
              </li>
            ))}
          </ol>
          {found?.lines.length === 0 && <p class="empty">{text("web-moves-after-roll")}</p>}
        </>
      )}
    </div>
  );
}

/** The chances as a bar beside the board; its place is kept while there is no analysis. */
export function ChancesBar() {
  const chances = currentChances();
  return (
    <div class="chances" aria-hidden="true">
      {chances && (
        <>
          <span class="white" style={{ flexGrow: chances.white }} />
          <span class="draw" style={{ flexGrow: chances.draw }} />
          <span class="black" style={{ flexGrow: chances.black }} />
        </>
      )}
    </div>
  );
}

function currentChances() {
  if (!study.value.isAnalyzing.value) return null;
  const { viewed } = match.value;
  return match.value.at(viewed.value, finalChances) ?? study.value.chances.value;
}
