import { useState } from "preact/hooks";
import { Choice } from "../../components/choice";
import { Dialog } from "../../components/dialog";
import { GAME_IDS, KINDS, opponent, type Color, type GameId, type Rules, type RuleValue } from "../../games";
import { match } from "../../match/current";
import { LEVELS, type Players } from "../../match/players";
import { text } from "../../texts/texts";
import { beginMatch, isUnderWay } from "./begin";

type Opponent = "computer" | "person";
type Side = Color | "either";

interface Choices {
  game: GameId;
  opponent: Opponent;
  level: number;
  side: Side;
  board: string;
  rules: Record<string, RuleValue>;
}

/** The choice of a new game. It begins with how the last one was played. */
export function NewGameDialog({ onClose }: { onClose(): void }) {
  const [choices, setChoices] = useState(lastChoices);
  const choose = (changes: Partial<Choices>) => setChoices({ ...choices, ...changes });
  const kind = KINDS[choices.game];
  return (
    <Dialog title={text("web-new-game")} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          start(choices);
          onClose();
        }}
      >
        <Choice
          label={text("web-game")}
          values={GAME_IDS}
          value={choices.game}
          labelOf={(id) => KINDS[id].name()}
          onChange={(game) => choose({ game, board: KINDS[game].boards[0]!, rules: {} })}
        />
        <OpponentChoice choices={choices} choose={choose} />
        {kind.boards.length > 1 && (
          <Choice
            label={text("web-board-size")}
            values={kind.boards}
            value={choices.board}
            labelOf={(board) => board.replace("x", "×")}
            onChange={(board) => choose({ board })}
          />
        )}
        <RuleChoices choices={choices} choose={choose} />
        <footer>
          {isUnderWay() && <p class="hint">{text("web-running-game-kept")}</p>}
          <button type="submit" class="primary wide" data-testid="start">
            {text("web-start")}
          </button>
        </footer>
      </form>
    </Dialog>
  );
}

interface Props {
  choices: Choices;
  choose(changes: Partial<Choices>): void;
}

/** Who plays against the user; the level of the computer, and the side that the user takes. */
function OpponentChoice({ choices: { opponent, level, side }, choose }: Props) {
  return (
    <>
      <Choice<Opponent>
        label={text("web-opponent")}
        values={["computer", "person"]}
        value={opponent}
        labelOf={(one) => (one === "computer" ? text("web-computer") : text("web-person-here"))}
        onChange={(chosen) => choose({ opponent: chosen })}
      />
      {opponent === "computer" && (
        <>
          <LevelSlider level={level} onChange={(chosen) => choose({ level: chosen })} />
          <Choice<Side>
            label={text("web-your-side")}
            values={["white", "black", "either"]}
            value={side}
            labelOf={(one) => (one === "either" ? text("web-either") : text("session-side", { side: one }))}
            onChange={(chosen) => choose({ side: chosen })}
          />
        </>
      )}
    </>
  );
}

function RuleChoices({ choices: { game, rules }, choose }: Props) {
  return (
    <details>
      <summary>{text("web-rule-options")}</summary>
      {KINDS[game].ruleOptions.map(({ name, values, label, valueLabel }) => (
        <Choice
          key={`${game} ${name}`}
          label={label()}
          values={values}
          value={rules[name] ?? values[0]}
          labelOf={valueLabel}
          onChange={(value) => choose({ rules: { ...rules, [name]: value } })}
        />
      ))}
    </details>
  );
}

function LevelSlider({ level, onChange }: { level: number; onChange(level: number): void }) {
  const name = `${text("web-level", { level })}: ${text("web-level-name", { level })}`;
  return (
    <label class="slider">
      <span>{name}</span>
      <input
        type="range"
        min={LEVELS[0]}
        max={LEVELS.at(-1)}
        value={level}
        aria-valuetext={name}
        onInput={(event) => onChange(Number(event.currentTarget.value))}
      />
    </label>
  );
}

function lastChoices(): Choices {
  const { kind, players, state } = match.peek();
  const { white, black } = players.peek();
  const level = [white, black].find((player) => player !== "human");
  return {
    game: kind.id,
    opponent: level === undefined ? "person" : "computer",
    level: typeof level === "number" ? level : 2,
    side: white === "human" ? "white" : "black",
    board: kind.sizeOf(state.peek().position),
    rules: { ...state.peek().rules } as Choices["rules"],
  };
}

function start({ game, opponent: against, level, side, board, rules }: Choices): void {
  const own = side === "either" ? (Math.random() < 0.5 ? "white" : "black") : side;
  const players: Players =
    against === "person"
      ? { white: "human", black: "human" }
      : ({ [own]: "human", [opponent(own)]: level } as unknown as Players);
  beginMatch(game, board, rules as Rules, players);
}
