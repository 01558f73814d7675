import { Icon } from "../../components/icon";
import type { Color } from "../../games";
import { match } from "../../match/current";
import { isBetweenPeople } from "../../match/players";
import { text } from "../../texts/texts";

/** Who plays a side, and how it stands. */
export function Side({ color }: { color: Color }) {
  const { kind, state, viewed, players } = match.value;
  const { rules, phase } = state.value;
  const turn = match.value.at(viewed.value, (game) => game.position.turn);
  const isOver = viewed.value === null && phase === "over";
  const position = match.value.positionAt(viewed.value);
  const standing = kind.standing(position, rules, color);
  const player = players.value[color];
  const personName = isBetweenPeople(players.value) ? text("web-person") : text("web-you");
  return (
    <div class={`side ${turn === color && !isOver ? "to-move" : ""}`} data-testid={`side-${color}`}>
      <span class={`chip ${color}`} aria-hidden="true" />
      <span class="side-name">
        {text("session-side", { side: color })}
        <span class="side-player">
          <Icon name={player === "human" ? "person" : "computer"} />
          {player === "human" ? personName : text("web-level", { level: player })}
        </span>
      </span>
      <span class="side-state">{standing}</span>
    </div>
  );
}
