/** The attributes of a board, and the properties that reflect them. */
import type { Color } from "../api.js";
import type { Movable, ShownMoves } from "./model.js";

/** There are no elements in Node, which may still import this file. */
const Base = globalThis.HTMLElement ?? (class {} as typeof HTMLElement);

/** These attributes say which position is shown. */
export const SOURCES = ["position", "record", "ply", "rules", "board"];

/** These say how it is shown. */
const LOOKS = ["orientation", "movable", "moves", "coordinates", "duration", "last-move"];

export abstract class BoardAttributes extends Base {
  static observedAttributes = [...SOURCES, ...LOOKS];

  /** The text of a record; the position after its moves is shown, or after the first `ply` ones. */
  get record(): string | null {
    return this.getAttribute("record");
  }
  set record(value: string | null) {
    this.reflect("record", value);
  }

  /** How many moves of the record are shown; `null` for all. */
  get ply(): number | null {
    const value = this.getAttribute("ply");
    return value === null ? null : Number(value);
  }
  set ply(value: number | null) {
    this.reflect("ply", value);
  }

  /** The options of the rules; `null` for the default ones, or if the attribute is damaged. */
  get rules(): object | null {
    try {
      return JSON.parse(this.getAttribute("rules") ?? "null");
    } catch {
      return null;
    }
  }
  set rules(value: object | null) {
    this.reflect("rules", value && JSON.stringify(value));
  }

  /** Whose side is below. */
  get orientation(): Color {
    return this.choice("orientation", ["white", "black"]);
  }
  set orientation(value: Color) {
    this.reflect("orientation", value);
  }

  /** Whose pieces the user can move. */
  get movable(): Movable {
    return this.choice("movable", ["both", "white", "black", "none"]);
  }
  set movable(value: Movable) {
    this.reflect("movable", value);
  }

  /** Which legal moves are shown. */
  get moves(): ShownMoves {
    return this.choice("moves", ["selected", "all", "none"]);
  }
  set moves(value: ShownMoves) {
    this.reflect("moves", value);
  }

  get coordinates(): boolean {
    return this.getAttribute("coordinates") !== "false";
  }
  set coordinates(value: boolean) {
    this.reflect("coordinates", value);
  }

  /** The milliseconds of a step of an animation; 0 for none, `null` for the usual ones. */
  get duration(): number | null {
    const value = Number.parseFloat(this.getAttribute("duration") ?? "");
    return value >= 0 ? Math.min(value, 10_000) : null;
  }
  set duration(value: number | null) {
    this.reflect("duration", value);
  }

  /** The move that is marked, `"a1-d4"`; `null` for the one that was shown last. */
  get lastMove(): string | null {
    return this.getAttribute("last-move");
  }
  set lastMove(value: string | null) {
    this.reflect("last-move", value);
  }

  protected reflect(name: string, value: unknown): void {
    if (value === null || value === undefined) this.removeAttribute(name);
    else this.setAttribute(name, String(value));
  }

  /** The first choice stands for all that is not among them. */
  private choice<Choice extends string>(name: string, choices: [Choice, ...Choice[]]): Choice {
    return choices.find((choice) => choice === this.getAttribute(name)) ?? choices[0];
  }

  /** Hands properties that were set before the element was defined to their setters. */
  protected adoptProperties(): void {
    for (const [name, value] of Object.entries(this)) {
      delete this[name as keyof this];
      this[name as keyof this] = value;
    }
  }
}
