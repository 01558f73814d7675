/** The SVG of pieces, arrows and the track. */
import type { Color } from "../api.js";

type Attributes = Record<string, string | number>;

export function svg(tag: string, attributes: Attributes, children: SVGElement[] = []): SVGElement {
  const node = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, String(value));
  node.append(...children);
  return node;
}

/** A flat disc with a rim; `cross` marks a pinned one and is hidden on others. */
export function drawStone(color: Color): SVGElement {
  const arms = "M31 31 69 69M69 31 31 69";
  return svg("svg", { viewBox: "0 0 100 100", class: `stone ${color}`, "aria-hidden": "true" }, [
    svg("g", { class: "body" }, [
      svg("ellipse", { class: "shadow", cx: 50, cy: 56, rx: 39, ry: 38 }),
      svg("circle", { class: "fill", cx: 50, cy: 50, r: 38 }),
      svg("circle", { class: "groove", cx: 50, cy: 50, r: 26 }),
    ]),
    svg("g", { class: "cross" }, [svg("path", { class: "halo", d: arms }), svg("path", { class: "arms", d: arms })]),
  ]);
}

/** A pawn. */
export function drawPawn(color: Color): SVGElement {
  return svg("svg", { viewBox: "0 0 100 100", class: `pawn ${color}`, "aria-hidden": "true" }, [
    svg("ellipse", { class: "shadow", cx: 50, cy: 85, rx: 31, ry: 8 }),
    svg("path", {
      class: "fill",
      d: "M50 12a18 18 0 0 1 11.5 31.8c3 12 7.5 22 14.5 31.2a7 7 0 0 1-5.7 11H29.7a7 7 0 0 1-5.7-11c7-9.2 11.5-19.2 14.5-31.2A18 18 0 0 1 50 12Z",
    }),
    svg("path", { class: "groove", d: "M36.5 46.5q13.5 6 27 0M29 74.5q21 7 42 0" }),
  ]);
}

export interface Point {
  x: number;
  y: number;
}

/** An arrow along points, in squares. */
export function drawArrow(points: Point[]): SVGElement {
  const [last, before] = [points.at(-1)!, points.at(-2)!];
  const length = Math.hypot(last.x - before.x, last.y - before.y) || 1;
  const [dx, dy] = [(last.x - before.x) / length, (last.y - before.y) / length];
  const neck = { x: last.x - 0.34 * dx, y: last.y - 0.34 * dy };
  const line = [...points.slice(0, -1), neck].map(({ x, y }) => `${x},${y}`).join(" ");
  const side = { x: -0.2 * dy, y: 0.2 * dx };
  const head = [last, { x: neck.x + side.x, y: neck.y + side.y }, { x: neck.x - side.x, y: neck.y - side.y }];
  return svg("g", { class: "arrow" }, [
    svg("polyline", { points: line }),
    svg("polygon", { points: head.map(({ x, y }) => `${x},${y}`).join(" ") }),
  ]);
}

/** A small arrowhead that points from one point to another, at this part of the way. */
export function drawStep(from: Point, to: Point, part: number, kind = ""): SVGElement {
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const [x, y] = [from.x + part * (to.x - from.x), from.y + part * (to.y - from.y)];
  return svg("path", { class: `step ${kind}`, d: "M-.08-.08.1 0-.08.08-.03 0Z", transform: `translate(${x} ${y}) rotate(${angle})` });
}
