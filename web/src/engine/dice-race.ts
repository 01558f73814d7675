import { diceRace as api } from "stones-dice";
import { chancesFor } from "./chances";
import { tableFor } from "./tables";
import type { Thinker } from "./thinker";

export const diceRace: Thinker = {
  move(position, rules, level, seed) {
    const engine = new api.Engine({ level, seed });
    try {
      return engine.bestMove(new api.Position(position, rules as api.RulesInput)).text;
    } finally {
      engine.free();
    }
  },

  async *analysis(text, rules) {
    const position = new api.Position(text, rules as api.RulesInput);
    const table = await tableFor(position.rules);
    const proven = table !== null;
    const engine = table ? api.Engine.withTable(table) : new api.Engine();
    try {
      const win = engine.winProbability(position);
      const moves = position.rolled === null ? [] : engine.analyze(position);
      yield {
        chances: chancesFor(position.turn, win, 0, 1 - win),
        lines: moves.map(({ played, winProbability }) => ({ moves: [played.text], value: winProbability, proven })),
        proven,
        progress: 1,
      };
    } finally {
      engine.free();
    }
  },

  acceptsDraw: () => false,

  async *review(record) {
    const game = api.Game.fromRecord(record);
    const table = await tableFor(game.rules);
    const engine = table ? api.Engine.withTable(table) : new api.Engine();
    try {
      const { turns } = game;
      let position = game.start;
      for (const [ply, { rolled, played }] of turns.entries()) {
        const one = new api.Game(position);
        if (position.rolled === null) one.roll(rolled);
        one.push(played.text);
        const [review] = engine.review(one);
        position = one.position;
        one.free();
        if (!review) continue;
        const { color, best, loss, blunder, luck } = review;
        yield { color, played: played.text, best: best.text, loss, blunder, luck, progress: (ply + 1) / turns.length };
      }
    } finally {
      engine.free();
      game.free();
    }
  },
};
