// What the eye sees and the screen reader says: animations, sizes, themes, labels.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test } from "node:test";
import { open, place } from "./browser.js";

const JUMP = "8/8/8/8/4s3/8/8/1S6 w";
const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Starts a move and stops all animations at this time, in milliseconds. */
const playTo = (board, move, time) =>
  board.run(
    (board, [move, time]) => {
      board.done = board.play(move).then(() => (board.ended = true));
      for (const animation of board.shadowRoot.getAnimations()) {
        animation.pause();
        animation.currentTime = time;
      }
    },
    [move, time],
  );

test("a jump passes over the stone, which is pinned then", async (t) => {
  const board = await place(await open(t), `<stones-board position="${JUMP}" duration="200"></stones-board>`);
  await playTo(board, "b1xf5", 200);
  const jumper = (await board.pieces()).find(({ color }) => color === "white");
  assert(jumper.x > 2.5 && jumper.x < 5.5 && Math.abs(jumper.x + jumper.y - 9) < 0.05, `on its diagonal: ${jumper.x}, ${jumper.y}`);
  const cross = () => board.element.locator(".pinned .cross").evaluate((cross) => cross.getBoundingClientRect().width);
  assert.equal(await cross(), 0);
  await board.run((board) => board.shadowRoot.getAnimations().forEach((animation) => animation.finish()));
  await board.run((board) => board.done);
  assert((await cross()) > 10);
  assert.deepEqual(await board.pieces(), [
    { color: "white", x: 5.5, y: 3.5, pinned: false },
    { color: "black", x: 4.5, y: 4.5, pinned: true },
  ]);
});

test("a race piece walks around the corner, and a captured one goes to its tray", async (t) => {
  const board = await place(await open(t), '<race-board position="5,-,-,-/23,-,-,- w 5" duration="100"></race-board>');
  await playTo(board, "f1xh3", 200);
  const at = (color, x, y) => board.pieces().then((pieces) => pieces.some((piece) => piece.color === color && Math.abs(piece.x - x) < 0.02 && Math.abs(piece.y - y) < 0.02));
  assert(await at("white", 7.5, 7.5), "in the corner after two of four steps");
  assert(await at("black", 7.5, 5.5), "the captured piece waits for it");
  await board.run((board) => board.shadowRoot.getAnimations().forEach((animation) => animation.finish()));
  await board.run((board) => board.done);
  assert(await at("white", 7.5, 5.5));
  assert.equal((await board.pieces()).filter(({ color, x, y }) => color === "black" && y === 1.5 && x < 5).length, 4);
});

test("a promise resolves when the move has been shown; reduced motion shows it at once", async (t) => {
  const times = [];
  for (const reducedMotion of ["no-preference", "reduce"]) {
    const board = await place(await open(t, { reducedMotion }), `<stones-board position="${JUMP}" duration="150"></stones-board>`);
    times.push(
      await board.run(async (board) => {
        // The time of the frame, from which animations count.
        const start = document.timeline.currentTime;
        await board.play("b1xf5");
        return performance.now() - start;
      }),
    );
    assert.equal(await board.animations(), 0);
  }
  assert(times[0] >= 300 && times[0] < 1500 && times[1] < 100, `${times}`);
});

test("a position that follows by a move is shown as that move, back and forth", async (t) => {
  const board = await place(await open(t), `<stones-board position="${JUMP}"></stones-board>`);
  await board.set({ position: "8/8/8/5S2/4p3/8/8/8 b" });
  await board.position();
  assert((await board.animations()) >= 3, "the stone, the cross and the dimmed stone");
  assert.deepEqual(await board.marked("last"), ["b1", "f5"]);
  await board.settled();
  await board.set({ position: JUMP });
  await board.position();
  assert((await board.animations()) >= 1);
  await board.settled();
  const shown = await board.run((board) => board.show("8/8/8/8/8/8/8/SSSs4 b").then(() => board.position));
  assert.equal(shown, "8/8/8/8/8/8/8/SSSs4 b");
  assert.equal((await board.pieces()).length, 4, "pieces that faded are gone");
});

test("a new move ends the animation of the last one", async (t) => {
  const board = await place(await open(t), '<stones-board duration="5000"></stones-board>');
  await board.run((board) => void board.play("a1-d4"));
  await board.run((board) => void board.play("h8-e5"));
  const pieces = await board.pieces();
  assert(pieces.some(({ color, x, y }) => color === "white" && x === 3.5 && y === 4.5));
  await board.set({ duration: 0 });
  await board.run((board) => board.play("d4xf6"));
  assert.equal((await board.pieces()).filter(({ pinned }) => pinned).length, 1);
});

test("a new roll does not end the animation of the last move", async (t) => {
  const board = await place(await open(t), '<race-board position="5,-,-,-/23,-,-,- w 3" duration="300"></race-board>');
  const times = await board.run(async (board) => {
    const start = performance.now();
    const times = [];
    const played = board.play("f1-h2").then(() => times.push(performance.now() - start));
    await board.show("8,-,-,-/23,-,-,- b 2");
    times.push(performance.now() - start);
    await played;
    return times;
  });
  assert.equal(await board.position(), "8,-,-,-/23,-,-,- b 2");
  assert(Math.min(...times) > 850, `${times}`);
});

test("animations change no layout", async (t) => {
  const page = await open(t);
  const board = await place(page, `<race-board position="5,-,-,-/23,-,-,- w 5" duration="60"></race-board>`);
  const properties = await board.run(async (board) => {
    const done = board.play("f1xh3");
    const frames = board.shadowRoot.getAnimations().flatMap((animation) => animation.effect.getKeyframes());
    await done;
    return [...new Set(frames.flatMap((frame) => Object.keys(frame)))].sort();
  });
  assert.deepEqual(properties, ["composite", "computedOffset", "easing", "offset", "transform"]);
});

test("boards are square from 240 pixels up, and change the page's layout never", async (t) => {
  const page = await open(t, { viewport: { width: 320, height: 700 } });
  for (const html of ["<stones-board></stones-board>", '<race-board position="5,-,-,-/23,-,-,- w 5"></race-board>']) {
    const board = await place(page, html);
    for (const width of [240, 300]) {
      await board.run((board, width) => (board.parentElement.style.width = `${width}px`), width);
      const box = await board.element.boundingBox();
      assert.deepEqual([box.width, box.height], [width, width]);
    }
  }
  const sizes = await page.evaluate(() =>
    ["inline-block", "inline-flex", "inline-grid"].map((display) => {
      const board = document.querySelector("stones-board");
      Object.assign(board.parentElement.style, { display, width: "" });
      const { width, height } = board.getBoundingClientRect();
      Object.assign(board.parentElement.style, { display: "", width: "300px" });
      return width >= 240 && width === height;
    }),
  );
  assert.deepEqual(sizes, [true, true, true], "where the box takes its size from the board");
  const shift = await page.evaluate(async () => {
    let shift = 0;
    new PerformanceObserver((list) => list.getEntries().forEach(({ value }) => (shift += value))).observe({ type: "layout-shift", buffered: false });
    await document.querySelector("stones-board").play("a1-d4");
    await document.querySelector("race-board").play("f1xh3");
    await new Promise((resolve) => setTimeout(resolve, 50));
    return [shift, document.documentElement.scrollWidth];
  });
  assert.deepEqual(shift, [0, 320]);
});

test("a page from right to left leaves the board as it is", async (t) => {
  const page = await open(t);
  await page.evaluate(() => (document.documentElement.dir = "rtl"));
  const board = await place(page, "<stones-board></stones-board>");
  assert((await board.at("a1")).x < (await board.at("h1")).x);
  await board.click("a1");
  await board.click("d4");
  assert.deepEqual((await board.events("move")).map(({ move }) => move), ["a1-d4"]);
});

test("every square and move has words, and a page's own ones", async (t) => {
  const board = await place(await open(t), `<stones-board position="8/8/8/8/4s3/8/8/1S1P4 w" duration="0"></stones-board>`);
  const label = (place) => board.cell(place).getAttribute("aria-label");
  assert.equal(await label("b1"), "b1, white stone");
  assert.equal(await label("d1"), "d1, pinned white stone");
  await board.click("b1");
  assert.equal(await label("b1"), "b1, white stone, selected");
  assert.equal(await label("c2"), "c2, empty, can move here");
  await board.run((board) => {
    board.labels = { square: (square, piece) => `Feld ${square}${piece ? ` (${piece.color})` : ""}`, move: ({ text }) => `Zug ${text}` };
  });
  await board.position();
  assert.equal(await label("b1"), "Feld b1 (white)");
  await board.click("c2");
  assert.equal(await board.element.locator("[role=status]").textContent(), "Zug b1-c2");
  await board.set({ position: "8/8/8/8/4s3/8/8/1S1P4 w" });
  await board.set({ position: "8/8/8/8/4s3/8/S7/3P4 b" });
  assert.equal(await board.element.locator("[role=status]").textContent(), "Zug b1-a2", "also one that the page shows");
  const race = await place(board.page, '<race-board position="29,5,-,-/23,-,-,- w 6"></race-board>');
  const words = ["f1", "b2", "@white", "@black"].map((place) => race.cell(place).getAttribute("aria-label"));
  assert.deepEqual(await Promise.all(words), [
    "f1, white piece, step 5 of 28", "b2, white piece, home", "White's waiting pieces: 2", "Black's waiting pieces: 3",
  ]);
});

for (const [theme, options] of Object.entries({
  light: {},
  dark: { colorScheme: "dark" },
  "more contrast": { contrast: "more" },
  "forced colors": { forcedColors: "active" },
})) {
  test(`axe-core finds nothing: ${theme}`, async (t) => {
    const page = await open(t, options);
    await page.addStyleTag({ content: ":root { color-scheme: light dark; background: Canvas; color: CanvasText }" });
    const board = await place(page, '<stones-board moves="all"></stones-board>');
    await place(page, '<race-board position="29,5,-,-/23,-,-,- w 6"></race-board>');
    await board.click("a1");
    await page.evaluate(axe);
    const { violations } = await page.evaluate(() => globalThis.axe.run());
    assert.deepEqual(violations.map(({ id, nodes }) => [id, nodes[0].html, nodes[0].failureSummary]), []);
  });
}

test("white and black stones, pinned or not, are told apart in every theme", async (t) => {
  for (const options of [{}, { colorScheme: "dark" }, { contrast: "more" }, { forcedColors: "active" }]) {
    const page = await open(t, options);
    await page.addStyleTag({ content: ":root { color-scheme: light dark }" });
    const board = await place(page, '<stones-board position="8/8/8/8/SsPp4/8/8/8 w"></stones-board>');
    const colors = await board.run((board) =>
      [...board.shadowRoot.querySelectorAll(".piece")].map((piece) => {
        const [fill, arms, halo] = [".fill", ".arms", ".halo"].map((part) => getComputedStyle(piece.querySelector(part)));
        return [fill.fill, arms.stroke, halo.stroke].map((color) => color.match(/\d+/g).slice(0, 3).map(Number));
      }),
    );
    const luminance = (color) => {
      const [r, g, b] = color.map((value) => (value / 255 <= 0.04 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4));
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const contrast = (one, other) => {
      const [low, high] = [luminance(one), luminance(other)].sort((one, other) => one - other);
      return (high + 0.05) / (low + 0.05);
    };
    const white = colors.find(([fill]) => luminance(fill) > 0.5);
    const black = colors.find(([fill]) => luminance(fill) < 0.5);
    assert(contrast(white[0], black[0]) > 10);
    for (const [, arms, halo] of [white, black]) assert(contrast(arms, halo) > 4.5);
  }
});
