/** Animations of pieces: transforms and opacity only, which browsers draw without a new layout. */
import type { Changes } from "./changes.js";
import type { Spot } from "./layout.js";
import type { Piece } from "./model.js";
import { transformAt, type View } from "./view.js";

export interface Pace {
  /** The usual milliseconds of a step. */
  duration: number;
  /** Whether a piece hops from square to square, each one a step; if not, a move is a step, and so is a jump in it. */
  hops: boolean;
}

interface Options {
  /** The place from which a piece was dragged to where it goes. */
  dragged: string | null;
  /** The milliseconds of a step; `null` for the usual ones. */
  duration: number | null;
}

export class Motion {
  #view: View;
  #pace: Pace;
  #running = new Set<Animation>();

  constructor(view: View, pace: Pace) {
    this.#view = view;
    this.#pace = pace;
  }

  /** Puts all pieces in their places, and shows how they come there along their way. */
  async show(pieces: Piece[], change: Changes, way: (from: Piece, to: Piece) => string[], options: Options): Promise<void> {
    this.finish();
    const drawn = new Map(change.moved.map(({ from }) => [from.place, this.#view.piece(from.place)?.style.transform ?? ""]));
    const gone = this.#view.settle(pieces, new Map(change.moved.map(({ from, to }) => [to.place, from.place])));
    const step = this.#still() ? 0 : options.duration ?? this.#pace.duration;
    if (step > 0) {
      let arrival = 0;
      const turns = change.turned.length > 0;
      // The piece that was on the way leaves when the other one arrives.
      const inOrder = [...change.moved].sort((one) => (change.moved.some(({ to }) => to.place === one.from.place) ? 1 : -1));
      const all = inOrder.map(({ from, to }) => {
        const piece = this.#view.piece(to.place)!;
        if (from.place === options.dragged) {
          return this.#run(piece, [{ transform: drawn.get(from.place)! }, {}], { duration: Math.min(step, 100), easing: "ease-out" });
        }
        const places = way(from, to);
        const delay = arrival;
        const passed = turns ? change.turned.find(({ place }) => places.includes(place)) : undefined;
        const frames = this.#frames(from.place, places, passed?.place);
        const duration = step * (this.#pace.hops ? places.length : passed ? 2 : 1);
        if (delay === 0) arrival = Math.max(0, duration - step / 2);
        piece.classList.add("held");
        return this.#run(piece, frames, { duration, delay, easing: this.#pace.hops ? "linear" : "ease-in-out" }).then(() =>
          piece.classList.remove("held"),
        );
      });
      const half = options.dragged ? 0 : change.moved.length > 0 ? step : 0;
      all.push(...change.turned.map((stone) => this.#turn(stone, half, step)));
      all.push(...gone.map((piece) => this.#run(piece, [{ opacity: 1 }, { opacity: 0 }], { duration: step })));
      all.push(...change.added.map(({ place }) => this.#run(this.#view.piece(place)!, [{ opacity: 0 }, { opacity: 1 }], { duration: step })));
      await Promise.all(all);
    }
    for (const piece of gone) piece.remove();
  }

  /** Lets a piece that was dragged go back to its place. */
  goBack(place: string): void {
    const piece = this.#view.piece(place);
    if (!piece) return;
    const from = piece.style.transform;
    piece.style.transform = transformAt(this.#view.spot(place));
    if (!this.#still()) void this.#run(piece, [{ transform: from }, {}], { duration: 150, easing: "ease-out" });
  }

  /** Shows the end of every animation now. */
  finish(): void {
    for (const animation of this.#running) animation.finish();
  }

  /** The frames of a way: a piece rises as it hops, or as it jumps what it passes. */
  #frames(from: string, places: string[], passed: string | undefined): Keyframe[] {
    const spots = [from, ...places].map((place) => this.#view.spot(place));
    if (this.#pace.hops) {
      return spots.flatMap((spot, index) => {
        const next = spots[index + 1];
        return next ? [frame(spot), frame(between(spot, next))] : [frame(spot)];
      });
    }
    const [first, last] = [spots[0]!, spots.at(-1)!];
    if (passed === undefined) return [frame(first), frame(last)];
    const over = this.#view.spot(passed);
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
