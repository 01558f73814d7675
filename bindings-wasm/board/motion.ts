/** Animations of pieces: transforms and opacity only, which browsers draw without a new layout. */
import { isNothing, type Changes } from "./changes.js";
import type { Spot } from "./layout.js";
import type { Piece } from "./model.js";
import { transformAt, type View } from "./view.js";

export interface Pace {
  /** The usual milliseconds of a step. */
  duration: number;
  /** Whether a piece hops from square to square, each one a step; if not, a move is a step, and so is a jump in it. */
  hops: boolean;
}

/** What changes between two positions, and how it is shown. */
export interface Transition extends Changes {
  /** The places that a piece passes, the last one included. */
  way(from: Piece, to: Piece): string[];
  /** The place from which the user has dragged a piece to where it goes. */
  dragged: string | null;
  /** The milliseconds of a step; `null` for the usual ones. */
  duration: number | null;
}

interface Trip {
  from: Piece;
  to: Piece;
  frames: Keyframe[];
  duration: number;
}

export class Motion {
  #view: View;
  #pace: Pace;
  #running = new Set<Animation>();

  constructor(view: View, pace: Pace) {
    this.#view = view;
    this.#pace = pace;
  }

  /** Puts all pieces in their places, and shows how they come there. */
  async show(pieces: Piece[], transition: Transition): Promise<void> {
    if (isNothing(transition)) return this.#rest();
    this.finish();
    const step = this.#still() ? 0 : transition.duration ?? this.#pace.duration;
    const trips = transition.moved.map(({ from, to }) => this.#trip(from, to, transition, step));
    const gone = this.#view.settle(pieces, new Map(trips.map(({ from, to }) => [to.place, from.place])));
    if (step > 0) {
      const passing = transition.moved.length > 0 && transition.dragged === null ? step : 0;
      await Promise.all([
        ...trips.map((trip) => this.#carry(trip, trips)),
        ...transition.turned.map((stone) => this.#turn(stone, passing, step)),
        ...gone.map((piece) => this.#run(piece, [{ opacity: 1 }, { opacity: 0 }], { duration: step })),
        ...transition.added.map(({ place }) => this.#run(this.#view.piece(place)!, [{ opacity: 0 }, {}], { duration: step })),
      ]);
    }
    for (const piece of gone) piece.remove();
  }

  #trip(from: Piece, to: Piece, { way, turned, dragged }: Transition, step: number): Trip {
    if (from.place === dragged) {
      const transform = this.#view.piece(from.place)!.style.transform;
      return { from, to, frames: [{ transform }, {}], duration: Math.min(step, 100) };
    }
    const places = way(from, to);
    const jumped = turned.find(({ place }) => places.includes(place))?.place;
    const steps = this.#pace.hops ? places.length : jumped ? 2 : 1;
    return { from, to, frames: this.#frames([from.place, ...places], jumped), duration: steps * step };
  }

  /** A captured piece waits until the other one arrives. */
  async #carry({ from, to, frames, duration }: Trip, trips: Trip[]): Promise<void> {
    const piece = this.#view.piece(to.place)!;
    const delay = trips.find((other) => other.to.place === from.place)?.duration ?? 0;
    piece.classList.add("moving");
    await this.#run(piece, frames, { duration, delay, easing: this.#pace.hops ? "linear" : "ease-in-out" });
    piece.classList.remove("moving");
  }

  /** Lets a piece that was dragged go back to its place. */
  goBack(place: string): void {
    const piece = this.#view.piece(place);
    if (!piece) return;
    const from = piece.style.transform;
    piece.style.transform = transformAt(this.#view.spot(place));
    if (!this.#still()) void this.#run(piece, [{ transform: from }, {}], { duration: 150, easing: "ease-out" });
  }

  /** Resolves when nothing moves. */
  async #rest(): Promise<void> {
    await Promise.allSettled([...this.#running].map(({ finished }) => finished));
  }

  /** Shows the end of every animation now. */
  finish(): void {
    for (const animation of this.#running) animation.finish();
  }

  /** The frames of a way: a piece rises as it hops, or as it jumps a stone. */
  #frames(places: string[], jumped: string | undefined): Keyframe[] {
    const spots = places.map((place) => this.#view.spot(place));
    if (this.#pace.hops) {
      return spots.flatMap((spot, index) => {
        const next = spots[index + 1];
        return next ? [frame(spot), frame(between(spot, next))] : [frame(spot)];
      });
    }
    const [first, last] = [spots[0]!, spots.at(-1)!];
    if (jumped === undefined) return [frame(first), frame(last)];
    const over = this.#view.spot(jumped);
    const part = Math.hypot(over.x - first.x, over.y - first.y) / Math.hypot(last.x - first.x, last.y - first.y);
    return [frame(first), { ...frame({ ...over, scale: 1.2 }), offset: part }, frame(last)];
  }

  /** A stone becomes pinned or free as it is passed. */
  async #turn({ place, pinned }: Piece, delay: number, duration: number): Promise<void> {
    const piece = this.#view.piece(place)!;
    const [cross, body] = [piece.querySelector(".cross")!, piece.querySelector(".body")!];
    const [none, full] = [{ transform: "scale(0)" }, { transform: "scale(1)" }];
    const timing = { duration, delay, easing: "ease-out" };
    await Promise.all([
      this.#run(cross, pinned ? [none, { transform: "scale(1.25)", offset: 0.7 }, full] : [full, none], timing),
      this.#run(body, pinned ? [{ opacity: 1 }, {}] : [{ opacity: 0.55 }, {}], timing),
    ]);
  }

  #still(): boolean {
    return document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  /** Also ends if the browser holds animations back, as in a tab that becomes hidden. */
  async #run(target: Element, frames: Keyframe[], options: KeyframeAnimationOptions): Promise<void> {
    const animation = target.animate(frames, { fill: "backwards", ...options });
    this.#running.add(animation);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, Number(options.duration) + Number(options.delay ?? 0) + 200);
    });
    await Promise.race([animation.finished.catch(() => {}), late]);
    clearTimeout(timer);
    animation.cancel();
    this.#running.delete(animation);
  }
}

const frame = (spot: Spot): Keyframe => ({ transform: transformAt(spot) });

const between = (one: Spot, other: Spot): Spot => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
  scale: 1.15 * Math.max(one.scale, other.scale),
});
