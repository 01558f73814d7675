import { diceRace as api } from "stones-dice";
import { dataText, percent, text } from "../texts/texts";
import { endedEarly } from "./ending";
import type { Game, GameKind, Rules } from "./kind";

const own = (game: Game) => game as api.Game;
const ownRules = (rules: Rules) => rules as api.RulesInput;

export const diceRace: GameKind = {
  id: "dice-race",
  element: "race-board",
  hasDice: true,
  boards: ["8x8"],
  inaccuracy: 0.01,
  shownMoves: "all",
  ruleOptions: [
    {
      name: "pieces",
      values: [4, 3, 2, 1],
      label: () => text("web-rule-pieces"),
      valueLabel: String,
    },
    {
      name: "capture",
      values: ["first-contact", "landing-only"],
      label: () => text("web-rule-capture"),
      valueLabel: (value) =>
        value === "landing-only" ? text("web-rule-capture-landing") : text("web-rule-capture-first"),
    },
    {
      name: "block",
      values: ["stop-short", "whole-roll"],
      label: () => text("web-rule-block"),
      valueLabel: (value) => (value === "whole-roll" ? text("web-rule-block-whole") : text("web-rule-block-short")),
    },
    {
      name: "extraRollOnSix",
      values: [false, true],
      label: () => text("web-rule-six"),
      valueLabel: (value) => (value ? text("web-rule-six-extra") : text("web-rule-six-none")),
    },
  ],
  name: () => text("web-dice-race"),

  sizeOf: () => "8x8",
  newGame: (_board, rules) => new api.Game(null, ownRules(rules)),
  readRecords: (text) => api.Game.readRecords(text),
  fromJSON: (json) => api.Game.fromJSON(json as api.GameJson),
  fromPosition: (game) => new api.Game(own(game).position),

  phase(game) {
    if (game.outcome()) return "over";
    if (own(game).position.rolled === null) return "roll";
    return own(game).legalMoves[0]?.kind === "pass" ? "pass" : "move";
  },
  rolled: (game) => own(game).position.rolled,
  roll(game, seed) {
    // A roll that was undone comes again: it is found by its number.
    const dice = new api.Dice({ seed, rolled: own(game).rolls.length });
    own(game).roll(dice.roll());
    dice.free();
  },
  read: (position, rules) => new api.Position(position, ownRules(rules)),
  agreeDraw: null,
  undo: (game) => own(game).undo() || own(game).undo(true),
  plies(game) {
    const { rolls, turns } = own(game);
    return turns.map(({ rolled, played }, i) => {
      const effect = played.kind === "pass" ? "pass" : played.captured ? "capture" : "move";
      return { color: rolls[i]!.color, effect, move: played.text, roll: rolled };
    });
  },
  hadChoice: ({ roll }, position, rules) => beforeMove(position, rules, roll).legalMoves.length > 1,

  standing(position, rules, color) {
    const pieces = new api.Position(position, ownRules(rules)).pieces(color);
    const { home: first } = api.track(color);
    const home = pieces.filter((progress) => progress !== null && progress >= first).length;
    const waiting = pieces.filter((progress) => progress === null).length;
    const parts = [
      text("dice-race-side-home", { pieces: home }),
      text("web-race-on-edge", { pieces: pieces.length - home - waiting }),
      text("dice-race-side-waiting", { pieces: waiting }),
    ];
    return parts.join(" · ");
  },
  status(game) {
    const { turn: side, rolled } = own(game).position;
    if (rolled === null) return text("dice-race-to-roll", { side });
    const moves = own(game).legalMoves;
    return moves[0]?.kind === "pass"
      ? text("dice-race-must-pass", { side, rolled })
      : text("dice-race-to-move", { side, rolled, moves: moves.length });
  },
  describe({ color, effect, move, roll }, position, rules) {
    const rolled = roll ?? 0;
    if (effect === "pass") return text("dice-race-passes", { side: color, rolled });
    const note = noteOn(beforeMove(position, rules, roll).parseMove(move));
    return text("dice-race-plays", { side: color, rolled, played: note ? `${move} (${note})` : move });
  },
  refusal: (reason, origin, target) => dataText(`dice-race-illegal-${reason}`, { origin, target }),

  ending(game) {
    const { winner, reason } = own(game).outcome()!;
    const moves = game.ply;
    return {
      result: text("web-won", { side: winner }),
      reason: reason === "all-home" ? text("dice-race-all-home", { side: winner, moves }) : endedEarly(reason, moves, winner),
      score: null,
    };
  },

  squares({ move, roll }, position, rules) {
    const { origin, path } = beforeMove(position, rules, roll).parseMove(move);
    return [...(origin ? [origin] : []), ...path];
  },
  lineValue: ({ value }) => text("web-percent", { percent: percent(value) }),
  lossValue: (loss) => text("web-percent", { percent: percent(-loss) }),
};

/** What a move does beside moving a piece; `null` if nothing. */
function noteOn({ kind, captured }: api.Move): string | null {
  if (kind === "enter") return captured ? text("dice-race-enters-and-captures") : text("dice-race-enters");
  return captured ? text("dice-race-captures") : null;
}

/** A position that waits for a move: if it waits for the roll, that is made. */
function beforeMove(text: string, rules: Rules, roll: number | null): api.Position {
  const position = new api.Position(text, ownRules(rules));
  return position.rolled === null && roll !== null ? position.roll(roll) : position;
}
