import { stones as api } from "stones-dice";
import { readPosition } from "../games/any-board";
import { chancesFor } from "./chances";
import type { Thinker } from "./thinker";

const ANALYSIS = { lines: 3, nodes: 400_000 };
const SLICE = 10_000;
const REVIEW = { nodes: 20_000 };
const DRAW = { lines: 1, nodes: 50_000 };

export const stones: Thinker = {
  move(position, rules, level, seed) {
    const engine = new api.Engine({ level, seed, rules: rules as api.RulesInput });
    try {
      return engine.bestMove(position).text;
    } finally {
      engine.free();
    }
  },

  async *analysis(position, rules) {
    const { turn } = readPosition(position);
    const search = new api.Search(position, { ...ANALYSIS, rules: rules as api.RulesInput });
    try {
      while (!search.done) {
        const { lines, nodes } = search.step(SLICE);
        const best = lines[0];
        if (!best) continue;
        yield {
          chances: chancesFor(turn, best.win, best.draw, best.loss),
          lines: lines.map(({ moves, value, proven }) => ({ moves: moves.map((move) => move.text), value, proven })),
          proven: best.proven,
          progress: search.done ? 1 : nodes / ANALYSIS.nodes,
        };
      }
    } finally {
      search.free();
    }
  },

  acceptsDraw(position, rules, color) {
    const engine = new api.Engine({ rules: rules as api.RulesInput });
    try {
      const value = engine.analyze(position, DRAW).lines[0]?.value ?? 0;
      return readPosition(position).turn === color ? value <= 0 : value >= 0;
    } finally {
      engine.free();
    }
  },

  async *review(record) {
    const game = api.Game.fromRecord(record);
    const engine = new api.Engine({ rules: game.rules });
    try {
      const { moves, rules } = game;
      let position = game.start;
      for (const [ply, played] of moves.entries()) {
        const one = new api.Game(position, rules);
        one.push(played);
        const [review] = engine.review(one, REVIEW);
        position = one.position;
        one.free();
        if (!review) continue;
        const { color, best, loss, blunder } = review;
        yield { color, played, best: best.text, loss, blunder, luck: null, progress: (ply + 1) / moves.length };
      }
    } finally {
      engine.free();
      game.free();
    }
  },
};
