/** What the computer can do in each game. Each step of a generator takes some hundredths of a second. */
import type { Color, GameId, Rules } from "../games/kind";
import { diceRace } from "./dice-race";
import type { Analysis, ReviewedMove, Results, Task } from "./messages";
import { stones } from "./stones";

export interface Thinker {
  move(position: string, rules: Rules, level: number, seed: string): string;
  analysis(position: string, rules: Rules): AsyncIterable<Analysis>;
  review(record: string): AsyncIterable<ReviewedMove>;
  /** Whether this side has no better chances than the other one; `false` in a game without draws. */
  acceptsDraw(position: string, rules: Rules, color: Color): boolean;
}

const THINKERS: Record<GameId, Thinker> = { stones, "dice-race": diceRace };

/** The results of a task, one after another. */
export async function* think(task: Task): AsyncGenerator<Results[keyof Results]> {
  const thinker = THINKERS[task.game];
  switch (task.kind) {
    case "move":
      yield thinker.move(task.position, task.rules, task.level, task.seed);
      break;
    case "analysis":
      yield* thinker.analysis(task.position, task.rules);
      break;
    case "review":
      yield* thinker.review(task.record);
      break;
    case "draw":
      yield thinker.acceptsDraw(task.position, task.rules, task.color);
  }
}
