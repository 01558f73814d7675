import { effect, signal } from "@preact/signals";
import type { Engine, Job } from "../engine/client";
import type { Analysis, Chances, ReviewedMove } from "../engine/messages";
import type { Ply } from "../games";
import type { Match } from "./match";

/** What the computer says about a match: a hint, an analysis of the position, a review of the game. */
export class Study {
  /** Whether the position that is looked at is analyzed. */
  readonly isAnalyzing = signal(false);
  readonly analysis = signal<Analysis | null>(null);
  /** The chances in the last position that was analyzed. */
  readonly chances = signal<Chances | null>(null);
  /** The move that was asked for; cleared when the match goes on. */
  readonly hint = signal<Pick<Ply, "move" | "roll"> | null>(null);
  /** The moves of the game that are reviewed so far. */
  readonly reviewed = signal<ReviewedMove[]>([]);
  readonly isReviewing = signal(false);

  readonly #match: Match;
  readonly #engine: Engine;
  #review: Job | undefined;
  #hint: Job | undefined;
  #offer: Job | undefined;
  readonly #stops: (() => void)[];

  constructor(match: Match, engine: Engine) {
    this.#match = match;
    this.#engine = engine;
    this.#stops = [effect(() => this.#analyze()), effect(() => this.#forget())];
  }

  askForHint(): void {
    const { kind, state, seed } = this.#match;
    const { position, rules, phase, rolled } = state.peek();
    if (phase !== "move") return;
    this.#hint?.stop();
    this.#hint = this.#engine.ask({ kind: "move", game: kind.id, position, rules, level: 10, seed }, (move) => {
      this.hint.value = { move, roll: rolled };
    });
  }

  /** Offers a draw to the computer, which accepts it unless it stands better. `decline` is called if it does. */
  offerDraw(decline: () => void): void {
    const { kind, state, computer } = this.#match;
    const { position, rules, phase } = state.peek();
    if (phase === "over" || computer === null) return;
    this.#offer?.stop();
    this.#offer = this.#engine.ask({ kind: "draw", game: kind.id, position, rules, color: computer }, (accepts) => {
      if (accepts) this.#match.agreeDraw();
      else decline();
    });
  }

  review(): void {
    this.#review?.stop();
    this.reviewed.value = [];
    this.isReviewing.value = true;
    const task = { kind: "review", game: this.#match.kind.id, record: this.#match.record() } as const;
    const job = this.#engine.ask(task, (move) => (this.reviewed.value = [...this.reviewed.value, move]));
    this.#review = job;
    void job.ended.then(() => {
      if (this.#review === job) this.isReviewing.value = false;
    });
  }

  stopReview(): void {
    this.#review?.stop();
  }

  /** Ends all tasks. */
  close(): void {
    for (const stop of this.#stops) stop();
    this.#hint?.stop();
    this.#offer?.stop();
    this.#review?.stop();
  }

  #analyze(): (() => void) | undefined {
    const match = this.#match;
    const { rules } = match.state.value;
    const ply = match.viewed.value;
    this.analysis.value = null;
    if (!this.isAnalyzing.value) {
      this.chances.value = null;
      return;
    }
    const position = match.at(ply, (game) => (game.outcome() ? null : String(game.position)));
    if (position === null) return;
    const task = { kind: "analysis", game: match.kind.id, position, rules } as const;
    return this.#engine.ask(task, (analysis) => {
      this.analysis.value = analysis;
      this.chances.value = analysis.chances;
    }).stop;
  }

  /** A hint and an offer are about one position, a review about one game. */
  #forget(): void {
    this.#match.state.value;
    this.#hint?.stop();
    this.#offer?.stop();
    this.#review?.stop();
    this.hint.value = null;
    this.reviewed.value = [];
  }
}
