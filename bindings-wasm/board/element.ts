/** What both boards have in common: the state, and what the user does with it. */
import type { Color } from "../api.js";
import { BoardAttributes, SOURCES } from "./attributes.js";
import { changes, isNothing, pieceOn } from "./changes.js";
import { drawArrow } from "./drawing.js";
import type { BoardEvent, BoardEventMap } from "./events.js";
import { Hands } from "./hands.js";
import { Keyboard } from "./keyboard.js";
import { ENGLISH, type Labels } from "./labels.js";
import type { Layout } from "./layout.js";
import { arrowsAlong, drawMarks } from "./marks.js";
import { squaresIn, type BoardGame, type BoardMove, type BoardPosition, type MoveInput, type Piece } from "./model.js";
import { Motion, type Pace } from "./motion.js";
import { moveBetween, refusalOf, restrict } from "./moves.js";
import { Pointer } from "./pointer.js";
import { styleSheets } from "./style.js";
import { View } from "./view.js";

/** What a subclass says of its game. */
export interface Kind<Position extends BoardPosition> {
  /** A new game; without anything the usual one. */
  start(position?: string | null, rules?: object | null, board?: string | null): BoardGame<Position>;
  replay(record: string): BoardGame<Position>;
  pieces(position: Position): Piece[];
  layout(position: Position): Layout;
  draw(color: Color): SVGElement;
  /** The places that a piece passes when no legal move is shown, the last one included. */
  way(from: Piece, to: Piece): string[];
  /** Draws what lies under the pieces. */
  decorate(view: View): void;
  pace: Pace;
  css: string;
}

export abstract class BoardElement<Position extends BoardPosition = BoardPosition> extends BoardAttributes {
  readonly #kind: Kind<Position>;
  readonly #view: View;
  readonly #motion: Motion;
  readonly #pointer: Pointer;
  readonly #keyboard: Keyboard;
  readonly #hands: Hands;

  #game: BoardGame<Position> | undefined;
  /** That of the game, which makes a new object at every call. */
  #position!: Position;
  #pieces: Piece[] = [];
  #last: string[] = [];
  /** Where each piece can go now, if the user may move it. */
  #offered = new Map<string, string[]>();
  /** What has changed since the board was drawn. */
  #changed: { source?: "position" | "record"; look?: boolean } | null = {};
  #source: "position" | "record" = "position";
  #scheduled = false;

  #destinations: Map<string, string[]> | null = null;
  #highlighted: readonly string[] = [];
  #arrows: readonly (readonly string[])[] = [];
  #labels: Labels = ENGLISH;

  constructor(kind: Kind<Position>) {
    super();
    this.#kind = kind;
    const root = this.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = styleSheets(kind.css);
    this.#view = new View(root, kind.draw);
    this.#motion = new Motion(this.#view, kind.pace);
    this.#hands = this.#createHands();
    this.#pointer = new Pointer(this.#view, this.#hands);
    this.#keyboard = new Keyboard(this.#view, {
      activate: (cell) => this.#hands.activate(cell),
      escape: () => {
        this.#pointer.cancel();
        return this.#hands.escape();
      },
    });
  }

  #createHands(): Hands {
    const offered = () => this.#offered;
    return new Hands({
      get offered() {
        return offered();
      },
      update: () => this.#update(),
      isOwn: (cell) => this.#isOwn(cell),
      pieceOn: (cell) => pieceOn(this.#pieces, cell)?.place ?? null,
      selected: (origin) => {
        this.#refresh();
        this.#emit("select", { square: origin, targets: (origin !== null && this.#offered.get(origin)) || [] });
      },
      attempt: (origin, target) => this.#attempt(origin, target),
      goBack: (place) => this.#motion.goBack(place),
    });
  }

  connectedCallback(): void {
    this.adoptProperties();
    this.#update();
  }

  disconnectedCallback(): void {
    this.#pointer.cancel();
    this.#motion.finish();
  }

  attributeChangedCallback(name: string): void {
    const change = (this.#changed ??= {});
    if (name === "position" || name === "record") this.#source = name;
    if (SOURCES.includes(name)) change.source = this.#source;
    else this.#look(name);
    this.#schedule();
  }

  #look(name: string): void {
    try {
      this.readLook(name);
      this.#changed!.look = true;
    } catch (error) {
      this.#fail(error);
    }
  }

  /** The text of the position on the board. */
  get position(): string {
    this.#update();
    return String(this.#position);
  }
  set position(value: string | null) {
    this.reflect("position", value);
  }

  /** Restricts the moves to these: a `Map` from origins to targets. `null` allows every legal one. */
  get destinations(): Map<string, string[]> | null {
    return this.#destinations;
  }
  set destinations(value: Map<string, string[]> | null) {
    if (value && !(value instanceof Map)) throw new TypeError("destinations: expected a Map");
    this.#destinations = value ?? null;
    this.#redraw();
  }

  get highlighted(): readonly string[] {
    return this.#highlighted;
  }
  set highlighted(value: readonly string[] | null) {
    this.#highlighted = value ?? [];
    this.#redraw();
  }

  /** Arrows, each along its squares from the first to the last. */
  get arrows(): readonly (readonly string[])[] {
    return this.#arrows;
  }
  set arrows(value: readonly (readonly string[])[] | null) {
    this.#arrows = value ?? [];
    this.#redraw();
  }

  /** The square of the selected piece, `"@"` for waiting pieces. */
  get selected(): string | null {
    this.#update();
    return this.#hands.selected;
  }
  set selected(value: string | null) {
    this.#update();
    this.#hands.selected = value !== null && this.#isOwn(this.#placeOf(value)) ? value : null;
    this.#refresh();
  }

  /** The words of the board; what is left out stays English. */
  get labels(): Labels {
    return this.#labels;
  }
  set labels(value: Partial<Labels> | null) {
    this.#labels = { ...ENGLISH, ...value };
    this.#redraw();
  }

  /** Plays a legal move, and resolves when it has been shown. Rejects one that is not legal. */
  async play(move: MoveInput): Promise<void> {
    this.#update();
    const known = this.#position.parseMove(move);
    const { path } = this.#position.preview(known.text);
    this.#game!.push(known.text);
    await this.#arrive(path, known);
  }

  /** Shows a position, and resolves when the pieces have come to rest. Rejects a text that is none. */
  async show(position: string): Promise<void> {
    this.position = position;
    await this.#apply();
  }

  focusSquare(square: string): void {
    this.#update();
    this.#keyboard.focus(this.#placeOf(square));
  }

  #schedule(): void {
    if (this.#scheduled || !this.isConnected) return;
    this.#scheduled = true;
    queueMicrotask(() => {
      this.#scheduled = false;
      this.#update();
    });
  }

  #redraw(): void {
    this.#changed ??= {};
    this.#schedule();
  }

  /** Draws what has changed. Damaged input leaves the board as it is, and is an event. */
  #update(): void {
    if (this.#changed) this.#apply().catch((error) => this.#fail(error));
  }

  /** Rejects damaged input. */
  async #apply(): Promise<void> {
    const changed = this.#changed ?? {};
    this.#changed = null;
    let shown: Promise<void> | undefined;
    try {
      if (changed.source || !this.#game) shown = this.#load(this.#read());
    } finally {
      if (!this.#game) void this.#load(this.#kind.start());
      if (changed.look) this.#build();
      this.#refresh();
    }
    await shown;
  }

  /** The game that the attributes describe. */
  #read(): BoardGame<Position> {
    const [position, record] = [this.getAttribute("position"), this.record];
    if (record === null || (position !== null && this.#source === "position")) {
      return this.#kind.start(position, JSON.parse(this.getAttribute("rules") ?? "null"), this.getAttribute("board"));
    }
    const game = this.#kind.replay(record);
    if (this.ply !== null) game.goTo(this.ply);
    return game;
  }

  /** Shows another game. If a move leads to it, it is shown as that move. */
  #load(game: BoardGame<Position>): Promise<void> {
    const move = this.#game && moveBetween(this.#position, game.position);
    const path = move && this.#position.preview(move.text).path;
    this.#game?.free();
    this.#game = game;
    this.#last = squaresIn(game.moves.at(-1) ?? "");
    return this.#arrive(path, move);
  }

  /** Brings the pieces to where the game has them. */
  async #arrive(path?: string[], move?: BoardMove): Promise<void> {
    const position = (this.#position = this.#game!.position);
    const before = this.#pieces;
    this.#pieces = this.#kind.pieces(position);
    if (move) {
      this.#last = squaresIn(`${move.origin} ${move.target}`);
      this.#announce(this.#labels.move(move, String(position)));
    }
    const { selected } = this.#hands;
    if (selected !== null && !this.#isOwn(this.#placeOf(selected))) this.#hands.selected = null;
    const layout = this.#kind.layout(position);
    const resized = !this.#view.fits(layout);
    if (resized) this.#build();
    this.#refresh();
    const change = changes(before, this.#pieces);
    if (!isNothing(change)) this.#pointer.cancel();
    const dragged = isNothing(change) ? null : this.#hands.letGo();
    await this.#motion.show(this.#pieces, {
      ...change,
      way: (from, to) => (path?.at(-1) === to.place ? path : this.#kind.way(from, to)),
      dragged,
      duration: resized ? 0 : this.duration,
    });
  }

  /** Draws the board anew, turned or in another size. */
  #build(): void {
    const focused = this.#keyboard.hasFocus;
    this.#view.build(this.#kind.layout(this.#position), this.orientation, this.coordinates);
    this.#kind.decorate(this.#view);
    this.#view.settle(this.#pieces);
    this.#keyboard.restore(focused);
  }

  /** Draws all marks and arrows. */
  #refresh(): void {
    this.#offered = this.#isFree() ? restrict(this.#game!.destinations(), this.#destinations) : new Map();
    drawMarks(this.#view, this.#labels, {
      position: this.#position,
      pieces: this.#pieces,
      offered: this.#offered,
      selected: this.#hands.selected,
      moves: this.moves,
      last: this.lastMove === null ? this.#last : squaresIn(this.lastMove),
      highlighted: this.#highlighted,
    });
    const arrows = arrowsAlong(this.#arrows).map((squares) => squares.map((square) => this.#view.spot(square)));
    this.#view.over.replaceChildren(...arrows.map(drawArrow));
  }

  /** Whether the side to move is the user's. */
  #isFree(): boolean {
    return this.movable === "both" || this.movable === this.#position.turn;
  }

  #placeOf(origin: string): string {
    return origin === "@" ? `@${this.#position.turn}` : origin;
  }

  #isOwn(place: string): boolean {
    return this.#isFree() && pieceOn(this.#pieces, place)?.color === this.#position.turn;
  }

  /** Makes the move that the user wants, or says why it cannot be. Returns whether it is legal. */
  #attempt(origin: string, target: string): boolean {
    if (target.startsWith("@")) return false;
    if (!this.#offered.get(origin)?.includes(target)) {
      const refusal = refusalOf(this.#game!, origin, target);
      this.#emit("refuse", { origin, target, ...refusal });
      this.#announce(this.#labels.refuse(refusal));
      return false;
    }
    const position = this.#position;
    const move = position.legalMoves.find((move) => (move.origin ?? "@") === origin && move.target === target)!;
    const after = position.preview(move.text).position;
    this.#hands.select(null);
    const allowed = this.#emit("move", { move: move.text, position: after }, { cancelable: true });
    if (allowed) this.play(move.text).catch((error) => this.#fail(error));
    return true;
  }

  #announce(text: string): void {
    this.#view.status.textContent = text;
  }

  /** Reports an error, after what is going on. */
  #fail(error: unknown): void {
    queueMicrotask(() => this.#emit("error", { error: error as Error }, { bubbles: false }));
  }

  #emit<Name extends keyof BoardEventMap>(name: Name, detail: BoardEventMap[Name]["detail"], options: EventInit = {}): boolean {
    return this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, ...options }));
  }
}

export interface BoardElement {
  addEventListener<Name extends keyof BoardEventMap>(
    name: Name,
    listener: (this: this, event: BoardEvent<Name, this>) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(name: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
}
