// What a hand does on a board: mouse, touch, keyboard.
import assert from "node:assert/strict";
import { test } from "node:test";
import { open, place } from "./browser.js";

const START = "ssssssss/8/8/8/8/8/8/SSSSSSSS w";

test("a click selects, a second one plays", async (t) => {
  const board = await place(await open(t), "<stones-board></stones-board>");
  await board.click("a1");
  const targets = ["b2", "c3", "d4", "e5", "f6", "g7"];
  assert.deepEqual(await board.events(), [{ name: "select", square: "a1", targets }]);
  assert.deepEqual(await board.marked("target"), targets);
  assert.deepEqual(await board.marked("selected"), ["a1"]);
  await board.click("d4");
  const position = "ssssssss/8/8/8/3S4/8/8/1SSSSSSS b";
  assert.deepEqual(await board.events(), [
    { name: "select", square: null, targets: [] },
    { name: "move", move: "a1-d4", position },
  ]);
  assert.equal(await board.position(), position);
  assert.deepEqual(await board.marked("last"), ["a1", "d4"]);
  assert.deepEqual(await board.marked("target"), []);
});

test("another own piece is selected, the same one is let go", async (t) => {
  const board = await place(await open(t), "<stones-board></stones-board>");
  await board.click("a1");
  await board.click("b1");
  assert.deepEqual(await board.marked("selected"), ["b1"]);
  await board.click("b1");
  assert.deepEqual(await board.marked("selected"), []);
  await board.click("a8");
  await board.click("e4");
  assert.deepEqual(await board.marked("selected"), [], "neither the opponent's stone nor an empty square");
  assert.deepEqual((await board.events()).map(({ square }) => square), ["a1", "b1", null]);
});

test("a wrong target is refused and keeps the selection", async (t) => {
  const board = await place(await open(t), '<stones-board position="8/8/8/8/8/2P5/8/1S6 w" board="8x8"></stones-board>');
  await board.click("b1");
  await board.events();
  await board.click("b4");
  assert.deepEqual(
    (await board.events()).map(({ name, origin, target, reason }) => ({ name, origin, target, reason })),
    [{ name: "refuse", origin: "b1", target: "b4", reason: "not-in-line" }],
  );
  assert.deepEqual(await board.marked("selected"), ["b1"]);
  await board.click("c3");
  await board.click("d4");
  assert.deepEqual((await board.events("refuse")).map(({ reason }) => reason), ["pinned"]);
  assert.match(await board.element.locator("[role=status]").textContent(), /pinned/);
});

test("a piece is dragged", async (t) => {
  const board = await place(await open(t), "<stones-board></stones-board>");
  await board.drag("h1", "e4");
  const held = (await board.pieces()).filter(({ x, y }) => Math.abs(x - 4.5) < 0.1 && Math.abs(y - 4.5) < 0.1);
  assert.equal(held.length, 1, "it follows the pointer");
  assert.deepEqual(await board.marked("hover"), ["e4"]);
  await board.drop();
  assert.deepEqual((await board.events("move")).map(({ move }) => move), ["h1-e4"]);
  await board.settled();
  assert(await drawn(board, { color: "white", x: 4.5, y: 4.5 }));

  await board.drag("a8", "a5");
  await board.drop();
  assert.deepEqual((await board.events("refuse")).map(({ target }) => target), ["a5"]);
  await board.settled();
  assert(await drawn(board, { color: "black", x: 0.5, y: 0.5 }), "it goes back");

  await board.drag("b8", "d6");
  await board.page.mouse.move(990, 890);
  await board.drop();
  assert.deepEqual(await board.events("move"), [], "dropped beside the board");
  assert.deepEqual(await board.events("refuse"), []);
});

const drawn = async (board, wanted) =>
  (await board.pieces()).some(({ color, x, y }) => color === wanted.color && x === wanted.x && y === wanted.y);

test("Escape ends a drag", async (t) => {
  const board = await place(await open(t), "<stones-board></stones-board>");
  await board.drag("a1", "c3");
  await board.page.keyboard.press("Escape");
  await board.drop();
  assert.equal(await board.position(), START);
  await board.settled();
  assert(await drawn(board, { color: "white", x: 0.5, y: 7.5 }));
  assert.deepEqual(await board.marked("selected"), []);
});

test("what the page does during a drag", async (t) => {
  const board = await place(await open(t), "<stones-board></stones-board>");
  await board.drag("a1", "d4");
  await board.set({ selected: "h1" });
  await board.drop();
  assert.deepEqual((await board.events("move")).map(({ move }) => move), ["a1-d4"], "the dragged stone moves");
  await board.drag("h8", "e5");
  await board.set({ position: "8/8/8/8/8/8/8/S6S w" });
  await board.position();
  await board.drop();
  assert.deepEqual(await board.events(), [{ name: "select", square: "h8", targets: ["c3", "e5", "f6", "g7"] }]);
  await board.settled();
  assert.deepEqual((await board.pieces()).map(({ x, y }) => [x, y]).sort(), [[0.5, 7.5], [7.5, 7.5]]);
  await board.page.keyboard.press("Escape");
});

test("Escape is the page's own if nothing is selected", async (t) => {
  const board = await place(await open(t), "<stones-board></stones-board>");
  await board.run((board) => {
    board.prevented = [];
    board.addEventListener("keydown", (event) => setTimeout(() => board.prevented.push(event.defaultPrevented)));
  });
  await board.click("a1");
  for (const prevented of [[true], [true, false]]) {
    await board.page.keyboard.press("Escape");
    await board.page.waitForFunction((count) => document.querySelector("stones-board").prevented.length === count, prevented.length);
    assert.deepEqual(await board.run((board) => board.prevented), prevented);
  }
});

test("the page can prevent a move, and play another one", async (t) => {
  const board = await place(await open(t), "<stones-board></stones-board>");
  await board.run((board) => board.addEventListener("move", (event) => event.preventDefault(), { once: true }));
  await board.drag("a1", "d4");
  await board.drop();
  assert.equal(await board.position(), START);
  await board.page.waitForTimeout(120);
  await board.settled();
  assert(await drawn(board, { color: "white", x: 0.5, y: 7.5 }));
  assert.deepEqual(await board.marked("last"), []);
  await board.run((board) => board.addEventListener("move", (event) => (event.preventDefault(), board.play("h1-g2")), { once: true }));
  await board.click("a1");
  await board.click("d4");
  assert.equal(await board.position(), "ssssssss/8/8/8/8/8/6S1/SSSSSSS1 b");
  await board.run((board) =>
    board.addEventListener("move", (event) => {
      event.preventDefault();
      setTimeout(() => (board.position = event.detail.position), 10);
    }),
  );
  await board.drag("a8", "c6");
  await board.drop();
  await board.page.waitForTimeout(120);
  await board.settled();
  assert(await drawn(board, { color: "black", x: 2.5, y: 2.5 }), "a page may set the position a moment later");
});

test("only the user's pieces move", async (t) => {
  const board = await place(await open(t), '<stones-board movable="black"></stones-board>');
  await board.click("a1");
  await board.click("d4");
  assert.deepEqual(await board.events(), []);
  await board.run((board) => board.play("a1-d4"));
  await board.click("h8");
  await board.click("e5");
  assert.deepEqual((await board.events("move")).map(({ move }) => move), ["h8-e5"]);
  await board.set({ movable: "none" });
  await board.click("d4");
  assert.deepEqual(await board.marked("selected"), []);
});

test("touch: taps and drags", async (t) => {
  const page = await open(t, { hasTouch: true, isMobile: true, viewport: { width: 400, height: 700 } });
  const board = await place(page, "<stones-board></stones-board>");
  await board.tap("a1");
  await board.tap("d4");
  assert.deepEqual((await board.events("move")).map(({ move }) => move), ["a1-d4"]);
  const [start, end] = [await board.at("h8"), await board.at("e5")];
  const client = await page.context().newCDPSession(page);
  const touch = (type, points) => client.send("Input.dispatchTouchEvent", { type, touchPoints: points });
  await touch("touchStart", [start]);
  for (let part = 1; part <= 4; part++) {
    await touch("touchMove", [{ x: start.x + ((end.x - start.x) * part) / 4, y: start.y + ((end.y - start.y) * part) / 4 }]);
  }
  await page.evaluate(() => new Promise((resume) => requestAnimationFrame(() => requestAnimationFrame(resume))));
  const above = (await board.pieces()).find(({ color, x, y }) => color === "black" && Math.abs(x - 4.5) < 0.1 && y > 1);
  assert(above.y < 3 && above.y > 2, `the piece is seen above the finger, at ${above.y}`);
  await touch("touchEnd", []);
  assert.deepEqual((await board.events("move")).map(({ move }) => move), ["h8-e5"]);
});

test("a game by keyboard alone", async (t) => {
  const page = await open(t);
  const board = await place(page, '<stones-board duration="0"></stones-board>');
  await page.keyboard.press("Tab");
  const focused = () => board.run((board) => board.shadowRoot.activeElement?.dataset.place);
  assert.equal(await focused(), "a1");
  const press = async (...keys) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await press("End", "ArrowUp", "ArrowLeft", "Home", "ArrowDown", "ArrowDown");
  assert.equal(await focused(), "a1");
  await press("Enter", "d", "4", "Enter", "h", "8", " ", "e", "5", " ");
  assert.deepEqual((await board.events("move")).map(({ move }) => move), ["a1-d4", "h8-e5"]);
  await press("d", "4", "Enter", "Escape");
  assert.deepEqual(await board.marked("selected"), []);
  await press("Enter", "f", "6", "Enter");
  assert.equal(await board.position(), "sssssss1/8/5S2/4p3/8/8/8/1SSSSSSS b");
  assert.equal(await board.element.locator("[role=status]").textContent(), "d4xf6");
  await press("Shift+Tab");
  assert.equal(await focused(), undefined, "one key leaves the board");
});

test("the dice race: pieces enter from the tray or with a click on the start cell", async (t) => {
  const page = await open(t);
  const board = await place(page, '<race-board position="9,-,-,-/0,-,-,- w 6" duration="0"></race-board>');
  await board.click("@white");
  assert.deepEqual(await board.events(), [{ name: "select", square: "@", targets: ["a1"] }]);
  await board.click("a1");
  assert.deepEqual((await board.events("move")).map(({ move }) => move), ["@a1"]);
  await board.set({ position: "9,-,-,-/0,-,-,- w 6" });
  await board.click("a1");
  assert.deepEqual((await board.events("move")).map(({ move }) => move), ["@a1"]);
  await board.set({ position: "9,-,-,-/0,-,-,- w 6" });
  await board.drag("@white", "a1");
  await board.drop();
  assert.deepEqual((await board.events("move")).map(({ move }) => move), ["@a1"]);
  await board.set({ position: "9,-,-,-/0,-,-,- w ?" });
  await board.click("h3");
  await board.click("h5");
  assert.deepEqual((await board.events("refuse")).map(({ reason }) => reason), ["no-roll"]);
});

test("the dice race by keyboard: arrows cross the middle, the tray is a place", async (t) => {
  const page = await open(t);
  const board = await place(page, '<race-board position="9,-,-,-/0,-,-,- w 6"></race-board>');
  const focused = () => board.run((board) => board.shadowRoot.activeElement?.dataset.place);
  await board.run((board) => board.focusSquare("@"));
  assert.equal(await focused(), "@white");
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowRight");
  assert.equal(await focused(), "h2");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowLeft");
  assert.equal(await focused(), "d4");
  await page.keyboard.type("a1");
  await page.keyboard.press("Enter");
  assert.deepEqual((await board.events("move")).map(({ move }) => move), ["@a1"]);
});

test("whole games with the mouse", async (t) => {
  const page = await open(t);
  const stones = await place(page, '<stones-board board="4x4" duration="0"></stones-board>');
  const race = await place(page, `<race-board rules='{"pieces":1}' position="0/0 w 3" duration="0"></race-board>`);
  const next = (board, roll) =>
    board.run(async (board, roll) => {
      const { stones, diceRace } = await import("/package/web.js");
      const isRace = board.localName === "race-board";
      let position = isRace ? new diceRace.Position(board.position, { pieces: 1 }) : new stones.Game(board.position).position;
      if (position.outcome()) return null;
      if (isRace && position.rolled === null) position = position.roll(roll);
      board.position = String(position);
      return position.legalMoves.at(-1);
    }, roll);
  let plies = 0;
  for (const board of [stones, race]) {
    for (let move = await next(board, 6); move; move = await next(board, 1 + ((plies * 5) % 6)), plies++) {
      if (move.kind === "pass") await board.run((board) => board.play("--"));
      else {
        const turn = (await board.position()).includes(" w") ? "white" : "black";
        await board.click(move.origin ?? `@${turn}`);
        await board.click(move.target);
        assert.deepEqual((await board.events("move")).map(({ move }) => move), [move.text]);
      }
      assert(plies < 300);
    }
  }
  assert(plies > 20);
});

test("whatever hands do, the board shows its position", async (t) => {
  const page = await open(t);
  let seed = 7;
  const random = (below) => (seed = (seed * 48271) % 2147483647) % below;
  const pick = (list) => list[random(list.length)];
  for (const html of ['<stones-board duration="30"></stones-board>', '<race-board duration="30"></race-board>']) {
    const board = await place(page, html);
    const places = await board.run((board) => [...board.shadowRoot.querySelectorAll("[data-place]")].map((cell) => cell.dataset.place));
    const actions = [
      () => board.click(pick(places)),
      () => board.click(pick(places)),
      async () => (await board.drag(pick(places), pick(places)), random(4) && board.drop()),
      () => page.keyboard.press(pick(["Enter", " ", "Escape", "ArrowUp", "ArrowLeft", "Home", "a", "4", "Tab"])),
      () => board.set({ orientation: pick(["white", "black"]) }),
      () => board.run((board, number) => {
        const moves = [...board.shadowRoot.querySelectorAll(".can-move")];
        if (moves.length > 0) board.selected = moves[number % moves.length].dataset.place.replace(/@.*/, "@");
        const targets = [...board.shadowRoot.querySelectorAll(".target")];
        if (targets.length > 0) targets[number % targets.length].click();
      }, random(1000)),
      () => board.run((board, roll) => (board.position = board.position.replace("?", roll)), 1 + random(6)),
      () => board.run((board) => board.play("--").catch(() => {})),
    ];
    for (let count = 0; count < 120; count++) await pick(actions)();
    await board.drop();
    await page.waitForTimeout(150);
    await board.settled();
    assert((await board.events("move")).length > 5, "moves were made");
    const fresh = await place(page, html);
    await fresh.set({ position: await board.position(), orientation: await board.run((board) => board.orientation) });
    await fresh.settled();
    const sorted = (pieces) => pieces.map((piece) => JSON.stringify(piece)).sort();
    assert.deepEqual(sorted(await board.pieces()), sorted(await fresh.pieces()));
  }
});
