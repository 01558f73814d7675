/** The look of a board. Every color is a custom property; the README lists them. */
const CSS = `
:host {
  display: block;
  position: relative;
  min-width: 0;
  contain: layout style;
  font-family: var(--board-font, system-ui, sans-serif);
  -webkit-user-select: none;
  user-select: none;
  -webkit-tap-highlight-color: transparent;
  -webkit-touch-callout: none;

  --light: var(--board-light, light-dark(#eceff1, #76838f));
  --dark: var(--board-dark, light-dark(#9db2bf, #4a5763));
  --void: var(--board-void, light-dark(#dbe3e8, #404b56));
  --ink: var(--board-ink, light-dark(#1f2d37, #f2f5f7));
  --mark: var(--board-mark, light-dark(#0b6e4f, #58dba6));
  --capture: var(--board-capture, light-dark(#c0392b, #ff8f7a));
  --last: var(--board-last, light-dark(#f2c94c, #c79a1b));
  --chosen: var(--board-selected, light-dark(#5fc69a, #2f8f68));
  --lit: var(--board-highlight, light-dark(#f2994a, #d9772b));
  --arrow: var(--board-arrow, light-dark(#d9480f, #ff9b54));
  --focus: var(--board-focus, light-dark(#0b57d0, #a8c7fa));
  --white: var(--piece-white, #fcfcfa);
  --white-edge: var(--piece-white-edge, #56616b);
  --black: var(--piece-black, #2b3238);
  --black-edge: var(--piece-black-edge, light-dark(#0d1114, #b4bec7));
  --white-cross: var(--piece-white-cross, #b3261e);
  --black-cross: var(--piece-black-cross, #ffd23f);
}
:host([hidden]) { display: none; }
* { box-sizing: border-box; }

.board {
  position: relative;
  direction: ltr;
  container-type: inline-size;
  contain-intrinsic-inline-size: 20rem;
  width: 100%;
  aspect-ratio: var(--columns) / var(--rows);
}
.grid {
  position: absolute;
  inset: 0;
  z-index: 0;
  display: grid;
  grid-template-rows: repeat(var(--rows), minmax(0, 1fr));
  border-radius: var(--board-radius, 4px);
  overflow: hidden;
  background: var(--void);
}
.row { display: grid; grid-template-columns: repeat(var(--columns), minmax(0, 1fr)); }

.cell { position: relative; outline: none; touch-action: manipulation; }
.light { background: var(--light); color: var(--ink); }
.dark { background: var(--dark); color: var(--ink); }
.can-move { touch-action: none; cursor: grab; }
.target { cursor: pointer; }
.dragging .cell { cursor: grabbing; }
.cell::before, .cell::after { content: ""; position: absolute; inset: 0; pointer-events: none; }
.highlighted::before { background: color-mix(in srgb, var(--lit) 65%, transparent); }
.last::before { background: color-mix(in srgb, var(--last) 60%, transparent); }
.selected::before { background: color-mix(in srgb, var(--chosen) 75%, transparent); }
.target::after {
  background: radial-gradient(circle closest-side, var(--mark) 29%, transparent 31%);
  opacity: 0.75;
}
.target.occupied::after {
  background: none;
  border: max(3px, 0.9cqw) solid var(--capture);
  border-radius: 50%;
  inset: 2%;
  opacity: 0.9;
}
.jumped::after {
  border: max(2px, 0.7cqw) dashed var(--mark);
  border-radius: 50%;
  inset: 5%;
  opacity: 0.9;
}
.movable::after {
  inset: 5%;
  border: max(2px, 0.6cqw) solid var(--mark);
  border-radius: 50%;
}
.hover::before, .dragging .hover::before { background: color-mix(in srgb, var(--mark) 45%, transparent); }
@media (hover: hover) { .target:hover::before { background: color-mix(in srgb, var(--mark) 35%, transparent); } }
.cell:focus-visible { z-index: 1; box-shadow: inset 0 0 0 max(3px, 0.8cqw) var(--focus), inset 0 0 0 max(5px, 1.2cqw) var(--light); }

.coordinate { position: absolute; font-size: clamp(7px, 2.3cqw, 15px); font-weight: 600; line-height: 1; opacity: 0.8; pointer-events: none; }
.coordinate::before { content: attr(data-text); }
.rank { top: 5%; left: 5%; }
.file { right: 6%; bottom: 5%; }

.layer { position: absolute; inset: 0; width: 100%; height: 100%; pointer-events: none; overflow: visible; }
.arrow polyline { fill: none; stroke: var(--arrow); stroke-width: 0.14; stroke-linecap: round; stroke-linejoin: round; }
.arrow polygon { fill: var(--arrow); stroke: var(--arrow); stroke-width: 0.04; stroke-linejoin: round; }
.arrow { opacity: 0.85; }

.piece { position: absolute; top: 0; left: 0; width: calc(100% / var(--columns)); height: calc(100% / var(--rows)); }
.piece.moving { z-index: 1; }
.piece.held { z-index: 2; }
.piece svg { display: block; width: 100%; height: 100%; overflow: visible; }
.white { --fill: var(--white); --edge: var(--white-edge); --sign: var(--white-cross); --halo: #fff; }
.black { --fill: var(--black); --edge: var(--black-edge); --sign: var(--black-cross); --halo: #000; }
.fill { fill: var(--fill); stroke: var(--edge); stroke-width: 3.5; }
.groove { fill: none; stroke: var(--edge); stroke-width: 2.5; stroke-linecap: round; opacity: 0.35; }
.black .groove { stroke: #fff; opacity: 0.3; }
.black .fill { paint-order: stroke; }
.shadow { fill: #000; opacity: 0.28; }
.cross { fill: none; stroke-linecap: round; transform-origin: 50px 50px; transform: scale(0); }
.arms { stroke: var(--sign); stroke-width: 13; }
.halo { stroke: var(--halo); stroke-width: 19; }
.pinned .cross { transform: none; }
.body { transform-origin: 50px 50px; }
.pinned .body { opacity: 0.55; }

.status { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
::slotted(*) { pointer-events: auto; }

@media (prefers-contrast: more) {
  :host {
    --light: var(--board-light, light-dark(#ffffff, #5c6670));
    --dark: var(--board-dark, light-dark(#8fa3b0, #1f262c));
    --white-edge: var(--piece-white-edge, #000);
    --black-edge: var(--piece-black-edge, light-dark(#000, #fff));
    --black: var(--piece-black, #000);
  }
  .target::after { opacity: 1; }
}
@media (forced-colors: active) {
  :host {
    --light: Canvas; --dark: Canvas; --void: Canvas; --ink: CanvasText; --mark: Highlight; --capture: Highlight; --focus: Highlight;
    --arrow: Highlight; --white: #fff; --black: #000; --white-edge: #000; --black-edge: #fff;
    --white-cross: #c00; --black-cross: #ff0;
  }
  .board, .cell, .piece, .layer { forced-color-adjust: none; }
  .cell { box-shadow: inset 0 0 0 0.5px CanvasText; }
  .void { box-shadow: none; }
  .last::before, .highlighted::before, .selected::before { background: none; border: 3px dotted CanvasText; }
  .selected::before { border: 4px solid Highlight; }
  .fill { stroke-width: 4; }
  .shadow { fill: none; opacity: 1; stroke: CanvasText; stroke-width: 5; }
}
`;

let shared: CSSStyleSheet[] | undefined;

/** The style sheets of a board; the common one is shared by all of them. */
export function styleSheets(own: string): CSSStyleSheet[] {
  shared ??= [sheet(CSS)];
  return own ? [...shared, sheet(own)] : shared;
}

function sheet(css: string): CSSStyleSheet {
  const result = new CSSStyleSheet();
  result.replaceSync(css);
  return result;
}
