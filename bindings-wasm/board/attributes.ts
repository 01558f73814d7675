/** The attributes of a board, and the properties that reflect them. */
import type { Color } from "../api.js";
import type { Movable, ShownMoves } from "./model.js";

/** There are no elements in Node, which may still import this file. */
const Base = globalThis.HTMLElement ?? (class {} as typeof HTMLElement);

/** These attributes say which position is shown. */
export const SOURCES = ["position", "record", "ply", "rules", "board"];

/** These say how it is shown, with the values they take. */
const LOOKS = new Map([
  ["orientation", { pattern: /^(white|black)$/, expected: "white or black" }],
  ["movable", { pattern: /^(both|white|black|none)$/, expected: "both, white, black or none" }],
  ["moves", { pattern: /^(selected|all|none)$/, expected: "selected, all or none" }],
  ["coordinates", { pattern: /^(true|false)?$/, expected: "true or false" }],
  ["duration", { pattern: /^\d+(\.\d+)?$/, expected: "milliseconds" }],
  ["last-move", { pattern: /^([a-h][1-8]|[-x^@ ])*$/, expected: "a move" }],
]);

export abstract class BoardAttributes extends Base {
  static observedAttributes = [...SOURCES, ...LOOKS.keys()];

  /** The last good value of each of `LOOKS`. */
  readonly #looks = new Map<string, string>();

  /** Reads an attribute that says how the position is shown. An unknown value throws, and changes nothing. */
  protected readLook(name: string): void {
    const value = this.getAttribute(name);
    const { pattern, expected } = LOOKS.get(name)!;
    if (value !== null && !pattern.test(value)) throw new TypeError(`${name}: found "${value}", expected ${expected}`);
    if (value === null) this.#looks.delete(name);
    else this.#looks.set(name, value);
  }

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
    return (this.#looks.get("orientation") ?? "white") as Color;
  }
  set orientation(value: Color) {
    this.reflect("orientation", value);
  }

  /** Whose pieces the user can move. */
  get movable(): Movable {
    return (this.#looks.get("movable") ?? "both") as Movable;
  }
  set movable(value: Movable) {
    this.reflect("movable", value);
  }

  /** Which legal moves are shown. */
  get moves(): ShownMoves {
    return (this.#looks.get("moves") ?? "selected") as ShownMoves;
  }
  set moves(value: ShownMoves) {
    this.reflect("moves", value);
  }

  get coordinates(): boolean {
    return this.#looks.get("coordinates") !== "false";
  }
  set coordinates(value: boolean) {
    this.reflect("coordinates", value);
  }

  /** The milliseconds of a step of an animation; 0 for none, `null` for the usual ones. */
  get duration(): number | null {
    const value = this.#looks.get("duration");
    return value === undefined ? null : Math.min(Number(value), 10_000);
  }
  set duration(value: number | null) {
    this.reflect("duration", value);
  }

  /** The move that is marked, `"a1-d4"`; `null` for the one that was shown last. */
  get lastMove(): string | null {
    return this.#looks.get("last-move") ?? null;
  }
  set lastMove(value: string | null) {
    this.reflect("last-move", value);
  }

  protected reflect(name: string, value: unknown): void {
    if (value === null || value === undefined) this.removeAttribute(name);
    else this.setAttribute(name, String(value));
  }

  /** Hands properties that were set before the element was defined to their setters. */
  protected adoptProperties(): void {
    for (const [name, value] of Object.entries(this)) {
      delete this[name as keyof this];
      this[name as keyof this] = value;
    }
  }
}
