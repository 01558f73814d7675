import { stones as api } from "stones-dice";
import { dataText, number, text } from "../texts/texts";
import { readPosition } from "./any-board";
import { endedEarly } from "./ending";
import { opponent, type Color, type Game, type GameKind, type Rules } from "./kind";

const own = (game: Game) => game as api.Game;
const ownRules = (rules: Rules) => rules as api.RulesInput;

export const stones: GameKind = {
  id: "stones",
  element: "stones-board",
  hasDice: false,
  boards: ["8x8", "6x6", "5x5", "4x4"],
  inaccuracy: 0.25,
  shownMoves: "selected",
  ruleOptions: [
    {
      name: "end",
      values: ["side-to-move", "either-side"],
      label: () => text("web-rule-end"),
      valueLabel: (value) => (value === "either-side" ? text("web-rule-end-either") : text("web-rule-end-mover")),
    },
    {
      name: "goal",
      values: ["far-rank", "far-half"],
      label: () => text("web-rule-goal"),
      valueLabel: (value) => (value === "far-half" ? text("web-rule-goal-half") : text("web-rule-goal-rank")),
    },
  ],
  name: () => text("web-stones"),

  sizeOf: (position) => readPosition(position).board,
  newGame: (board, rules) => new api.Game(new api.Position(null, board), ownRules(rules)),
  readRecords: (text) => api.Game.readRecords(text),
  fromJSON: (json) => api.Game.fromJSON(json as api.GameJson),
  fromPosition: (game) => new api.Game(own(game).position, own(game).rules),

  phase: (game) => (game.outcome() ? "over" : "move"),
  rolled: () => null,
  roll() {},
  read: readPosition,
  agreeDraw: (game) => own(game).agreeDraw(),
  undo: (game) => own(game).undo(),
  plies(game) {
    let position = own(game).start;
    return game.moves.map((move) => {
      const color = position.turn;
      const { kind } = position.parseMove(move);
      position = position.play(move);
      return { color, effect: kind === "slide" ? "move" : kind, move, roll: null };
    });
  },
  hadChoice: (_ply, position) => readPosition(position).legalMoves.length > 1,

  standing(position, rules, color) {
    return text("web-stones-score", { stones: readPosition(position).score(ownRules(rules))[color] });
  },
  status(game) {
    return text("web-to-move", { side: own(game).position.turn });
  },
  describe({ color, move }, position) {
    return text("stones-plays", { side: color, played: inWords(readPosition(position).parseMove(move)) });
  },
  refusal: (reason, origin, target) => dataText(`stones-illegal-${reason}`, { origin, target }),

  ending(game) {
    const { winner, reason, score } = own(game).outcome()!;
    return {
      result: winner ? text("web-won", { side: winner }) : text("web-drawn"),
      reason: endInWords(reason, own(game), winner),
      score: score && text("web-score", { white: score.white, black: score.black }),
    };
  },

  squares({ move }, position) {
    const { origin, target } = readPosition(position).parseMove(move);
    return [origin, target];
  },
  lineValue({ value, proven }, turn) {
    const options = { signDisplay: "exceptZero", ...(proven ? {} : { minimumFractionDigits: 2, maximumFractionDigits: 2 }) } as const;
    const side = value < 0 ? opponent(turn) : turn;
    return value === 0 ? text("web-even") : text("web-stones-ahead", { side, value: inStones(Math.abs(value), options) });
  },
  lossValue: (loss) => inStones(-loss, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
};

/** A number of stones, as the language counts them. */
function inStones(stones: number, options: Intl.NumberFormatOptions): string {
  const value = number(stones, options);
  return options.minimumFractionDigits ? text("web-stones-fraction", { value }) : text("web-stones-number", { value, stones });
}

/** A move with what it does to the stone that it jumps. */
function inWords({ kind, jumped, text: played }: api.Move): string {
  switch (kind) {
    case "slide":
      return played;
    case "pin":
      return text("stones-pins", { played, jumped: jumped ?? "" });
    case "free":
      return text("stones-frees", { played, jumped: jumped ?? "" });
  }
}

function endInWords(reason: api.EndReason, game: api.Game, winner: Color | null): string {
  const moves = game.ply;
  switch (reason) {
    case "no-moves":
      return text("stones-no-moves", { side: game.position.stuckSide(game.rules) ?? game.position.turn, moves });
    case "agreement":
      return text("stones-agreed", { moves });
    default:
      return endedEarly(reason, moves, winner);
  }
}
