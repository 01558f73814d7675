import { computed, signal, type ReadonlySignal } from "@preact/signals";
import { COLORS, KINDS, isGameId, type Color, type Game, type GameId, type GameKind, type Phase, type Ply, type Rules } from "../games";
import { hasEndedEarly } from "../games/ending";
import { FIRST_PLAYERS, isPlayers, type Players } from "./players";

/** What is kept of a match, and what goes on after a reload. */
export interface StoredMatch {
  kind: GameId;
  game: object;
  players: Players;
  /** The seed of the dice and of the computer. */
  seed: string;
}

/** A match at one moment, as plain data. */
export interface State {
  /** The text of the position on the board. */
  position: string;
  rules: Rules;
  turn: Color;
  phase: Phase;
  rolled: number | null;
  plies: Ply[];
  canUndo: boolean;
  canRedo: boolean;
}

/** A game with its players and its dice. */
export class Match {
  readonly kind: GameKind;
  readonly players;
  readonly seed: string;
  readonly state: ReadonlySignal<State>;
  /** The number of moves after which the board is looked at; `null` for the position that is played. */
  readonly viewed = signal<number | null>(null);
  /** Whether the only legal move of a person is played by itself. Then undo and redo go on to a choice. */
  skipsOnlyMoves = () => false;

  readonly #game: Game;
  readonly #changes = signal(0);

  constructor(kind: GameKind, game: Game, players: Players = FIRST_PLAYERS, seed = newSeed()) {
    this.kind = kind;
    this.#game = game;
    this.players = signal(players);
    this.seed = seed;
    this.state = computed(() => {
      this.#changes.value;
      return this.#read();
    });
  }

  /** The match that was kept; `null` if this is none, or it is damaged. */
  static restore(stored: unknown): Match | null {
    const { kind, game, players, seed } = (stored ?? {}) as Partial<StoredMatch>;
    if (!isGameId(kind) || typeof game !== "object" || !game || !isPlayers(players)) return null;
    if (typeof seed !== "string" || !/^[0-9a-f]{1,16}$/.test(seed)) return null;
    try {
      return new Match(KINDS[kind], KINDS[kind].fromJSON(game), players, seed);
    } catch {
      return null;
    }
  }

  store(): StoredMatch {
    const { kind, players, seed } = this;
    return { kind: kind.id, game: this.#game.toJSON(), players: players.peek(), seed };
  }

  /** The game as a record, up to the position that is played. */
  record(): string {
    return this.#game.record();
  }

  /** A record that begins with the position that is looked at. */
  positionRecord(): string {
    return this.at(this.viewed.value, (game) => this.kind.fromPosition(game).record());
  }

  /** Whether a person has the turn. */
  get isPersonsTurn(): boolean {
    return this.players.value[this.state.value.turn] === "human";
  }

  /** The side that the computer plays; `null` between two people. */
  get computer(): Color | null {
    return COLORS.find((color) => this.players.value[color] !== "human") ?? null;
  }

  /** The only legal move; `null` if there is a choice. */
  get onlyMove(): string | null {
    const moves = this.at(null, (game) => game.legalMoves.map((move) => move.text));
    return moves.length === 1 ? moves[0]! : null;
  }

  /** What a function finds in the game after this number of moves. */
  at<T>(ply: number | null, find: (game: Game) => T): T {
    this.#changes.value;
    if (ply === null || ply === this.#game.ply) return find(this.#game);
    const copy = this.#game.clone();
    try {
      copy.goTo(ply);
      return find(copy);
    } finally {
      copy.free();
    }
  }

  /** The text of the position after this number of moves; with `null` that of the position that is played. */
  positionAt(ply: number | null): string {
    return this.at(ply, (game) => String(game.position));
  }

  /** Makes a move of the side to move. Throws a `StonesDiceError` if it is illegal. */
  play(move: string): void {
    this.#game.push(move);
    this.#changed();
  }

  roll(): void {
    this.kind.roll(this.#game, this.seed);
    this.#changed();
  }

  pass(): void {
    this.play(this.#game.legalMoves[0]!.text);
  }

  /** Rolls or passes, if that is what a person has to do. */
  goOn(): boolean {
    if (this.viewed.value !== null || !this.isPersonsTurn) return false;
    const { phase } = this.state.value;
    if (phase === "roll") this.roll();
    else if (phase === "pass") this.pass();
    else return false;
    return true;
  }

  resign(color: Color): void {
    this.#game.resign(color);
    this.#changed();
  }

  /** Ends the game by agreement, if it knows draws. */
  agreeDraw(): void {
    this.kind.agreeDraw?.(this.#game);
    this.#changed();
  }

  /** Undoes the last choice of a person, and everything since. */
  undo(): void {
    if (hasEndedEarly(this.#game)) this.kind.undo(this.#game);
    else {
      const ply = this.#lastChoice(this.state.value.plies);
      while (ply !== null && this.#game.ply > ply && this.kind.undo(this.#game));
    }
    this.#changed();
  }

  /** Redoes what was undone, up to the next choice of a person. */
  redo(): void {
    const { ply } = this.#game;
    while (this.#game.redo() && !(this.#game.ply > ply && this.#waitsForPerson()));
    this.#changed();
  }

  /** Goes on from the position that is looked at. Later moves can be redone. */
  continueHere(): void {
    const { value } = this.viewed;
    if (value !== null) this.#game.goTo(value);
    this.#changed();
  }

  /** Frees the memory of the game. */
  free(): void {
    this.#game.free();
  }

  #changed(): void {
    this.viewed.value = null;
    this.#changes.value++;
  }

  #read(): State {
    const { kind } = this;
    const game = this.#game;
    const plies = kind.plies(game);
    return {
      position: String(game.position),
      rules: game.rules,
      turn: game.position.turn,
      phase: kind.phase(game),
      rolled: kind.rolled(game),
      plies,
      canUndo: hasEndedEarly(game) || this.#lastChoice(plies) !== null,
      canRedo: canRedo(game),
    };
  }

  #waitsForPerson(): boolean {
    const isPerson = this.players.value[this.#game.position.turn] === "human";
    if (!isPerson || this.kind.phase(this.#game) !== "move") return false;
    return !this.skipsOnlyMoves() || this.#game.legalMoves.length > 1;
  }

  /** The number of moves before the last one that a person chose; `null` if there is none. */
  #lastChoice(plies: readonly Ply[]): number | null {
    const [players, skips] = [this.players.value, this.skipsOnlyMoves()];
    const ply = plies.findLastIndex((made, before) => {
      if (players[made.color] !== "human" || made.effect === "pass") return false;
      return !skips || this.kind.hadChoice(made, this.positionAt(before), this.#game.rules);
    });
    return ply < 0 ? null : ply;
  }
}

function canRedo(game: Game): boolean {
  const copy = game.clone();
  const can = copy.redo();
  copy.free();
  return can;
}

/** A random seed: 16 hexadecimal digits. */
function newSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
