// What a board shows: positions, records, options; and what it makes of damaged ones.
import assert from "node:assert/strict";
import { test } from "node:test";
import { open, pages, place } from "./browser.js";

const START = "ssssssss/8/8/8/8/8/8/SSSSSSSS w";
const RECORD = "a1-d4 h8-e5 d4xf6";

const recordOf = (page, moves) =>
  page.evaluate(async (moves) => {
    const { stones } = await import("/package/web.js");
    const game = new stones.Game();
    moves.split(" ").forEach((move) => game.push(move));
    return game.record();
  }, moves);

test("a position as attribute and as property", async (t) => {
  const board = await place(await open(t), '<stones-board position="8/8/8/8/3P4/8/8/1S5s b"></stones-board>');
  assert.deepEqual(await board.pieces(), [
    { color: "white", x: 1.5, y: 7.5, pinned: false },
    { color: "white", x: 3.5, y: 4.5, pinned: true },
    { color: "black", x: 7.5, y: 7.5, pinned: false },
  ]);
  await board.set({ position: START });
  assert.equal(await board.position(), START);
  await board.set({ position: null });
  assert.equal(await board.position(), START);
});

test("a record up to a ply", async (t) => {
  const page = await open(t);
  const board = await place(page, '<stones-board duration="0"></stones-board>');
  const record = await recordOf(page, RECORD);
  await board.set({ record });
  assert.equal(await board.position(), "sssssss1/8/5S2/4p3/8/8/8/1SSSSSSS b");
  assert.deepEqual(await board.marked("last"), ["d4", "f6"]);
  await board.set({ ply: 2 });
  assert.equal(await board.position(), "sssssss1/8/8/4s3/3S4/8/8/1SSSSSSS w");
  assert.deepEqual(await board.marked("last"), ["e5", "h8"]);
  await board.set({ ply: 0 });
  assert.equal(await board.position(), START);
  assert.deepEqual(await board.marked("last"), []);
  await board.set({ position: "8/8/8/8/8/8/8/S7 w" });
  assert.equal(await board.position(), "8/8/8/8/8/8/8/S7 w", "what is set last is shown");
  await board.set({ ply: null, record });
  assert.equal(await board.position(), "sssssss1/8/5S2/4p3/8/8/8/1SSSSSSS b");
});

test("damaged input is an event, and the board stays", async (t) => {
  const page = await open(t);
  const board = await place(page, '<stones-board position="8/8/8/8/8/8/8/S7 w"></stones-board>');
  const record = await recordOf(page, RECORD);
  const damaged = [
    [{ position: "8/8/nonsense" }, "parse"],
    [{ position: "SSSSSSSS/SSSSSSSS/8/8/8/8/8/8 w" }, "setup"],
    [{ record: record.replace("d4xf6", "d4xh6") }, "record"],
    [{ record: "", position: null }, "record"],
  ];
  for (const [properties, code] of damaged) {
    await board.set(properties);
    assert.equal(await board.position(), "8/8/8/8/8/8/8/S7 w");
    assert.deepEqual(await board.events(), [{ name: "error", code }], JSON.stringify(properties));
  }
  await board.set({ record, ply: 99 });
  assert.equal(await board.position(), "8/8/8/8/8/8/8/S7 w");
  assert.deepEqual(await board.events(), [{ name: "error", code: "argument" }]);
  await board.set({ record: null, ply: null, position: "8/8/8/8/8/8/8/S7 w" });
  assert.deepEqual(await board.events(), []);
  await board.run((board) => board.setAttribute("rules", "{broken"));
  assert.equal(await board.position(), "8/8/8/8/8/8/8/S7 w");
  assert.deepEqual(await board.events(), [{ name: "error", code: "SyntaxError" }]);
  await board.run((board) => board.removeAttribute("rules"));
  await board.set({ position: START });
  assert.equal(await board.position(), START, "and goes on with the next good one");

  for (const html of ['<stones-board board="99x9"></stones-board>', '<stones-board position="x"></stones-board>']) {
    const other = await place(page, html);
    assert.equal(await other.position(), START, "damaged from the start: the usual board");
    assert.equal((await other.events()).length, 1);
  }
  const race = await place(page, `<race-board rules='{"pieces":9}'></race-board>`);
  assert.equal(await race.position(), "0,-,-,-/0,-,-,- w ?");
  assert.deepEqual(await race.events(), [{ name: "error", code: "setup" }]);
});

test("an unknown value of an attribute is an event, and the board looks as before", async (t) => {
  const page = await open(t);
  const kept = { orientation: "black", movable: "white", moves: "all", coordinates: false, duration: 30, lastMove: "a1-d4" };
  const unknown = { orientation: "green", movable: "red", moves: "x", coordinates: "maybe", duration: "x", "last-move": "q" };
  const attributes = (values) => Object.entries(values).map(([name, value]) => `${name}="${value}"`).join(" ");
  const looks = (board) =>
    board.run(({ orientation, movable, moves, coordinates, duration, lastMove }) => ({ orientation, movable, moves, coordinates, duration, lastMove }));

  const board = await place(page, "<stones-board></stones-board>");
  await board.set(kept);
  const drawn = await board.pieces();
  for (const [name, value] of Object.entries(unknown)) {
    await board.run((board, [name, value]) => board.setAttribute(name, value), [name, value]);
    assert.deepEqual(await looks(board), kept);
    assert.deepEqual(await board.events(), [{ name: "error", code: "TypeError" }], name);
  }
  assert.deepEqual([await board.pieces(), await board.marked("last")], [drawn, ["a1", "d4"]]);
  await board.set({ orientation: "white", lastMove: "--" });
  assert.deepEqual(await looks(board), { ...kept, orientation: "white", lastMove: "--" }, "good values are taken among unknown ones");
  await board.set({ duration: -5 });
  assert.deepEqual(await board.events(), [{ name: "error", code: "TypeError" }]);

  const other = await place(page, `<race-board ${attributes(unknown)}></race-board>`);
  const usual = { orientation: "white", movable: "both", moves: "selected", coordinates: true, duration: null, lastMove: null };
  assert.deepEqual(await looks(other), usual);
  assert.equal((await other.events()).length, 6);
});

test("calls that cannot be done are rejected, and change nothing", async (t) => {
  const board = await place(await open(t), "<stones-board></stones-board>");
  const refused = (call) => board.run(call).then(() => assert.fail("not rejected"), (error) => error.message);
  assert.match(await refused((board) => board.play("a1-a4")), /a1-a4/);
  assert.match(await refused((board) => board.play("nonsense")), /expected/);
  assert.match(await refused((board) => board.show("nonsense")), /expected/);
  assert.equal(await board.position(), START);
  await board.set({ selected: "e5", highlighted: ["z9"], arrows: [["a1"], [], ["z9", "y0"]] });
  assert.equal(await board.run((board) => board.selected), null);
  assert.match(await refused(async (board) => (board.destinations = { a1: ["b2"] })), /expected a Map/);
});

test("play takes a move as the package does: its text, a move, or its two squares", async (t) => {
  const page = await open(t);
  const board = await place(page, '<stones-board duration="0"></stones-board>');
  await board.run(async (board) => {
    const { stones } = await import("/package/web.js");
    await board.play("a1-d4");
    await board.play(new stones.Position(board.position).parseMove("h8-e5"));
    await board.play({ origin: "d4", target: "f6" });
  });
  assert.equal(await board.position(), "sssssss1/8/5S2/4p3/8/8/8/1SSSSSSS b");
  const positions = await page.evaluate(async () => {
    const { diceRace } = await import("/package/web.js");
    const start = new diceRace.Position("-,-,-,-/0,-,-,- w 6");
    const moves = ["@a1", start.legalMoves[0], { origin: "@", target: "a1" }, { origin: null, target: "a1" }];
    return Promise.all(moves.map(async (move) => {
      const board = document.createElement("race-board");
      board.position = String(start);
      await board.play(move);
      return board.position;
    }));
  });
  assert.deepEqual(positions, Array(4).fill("0,-,-,-/0,-,-,- b ?"));
});

test("boards of other sizes, and both orientations", async (t) => {
  const page = await open(t);
  const board = await place(page, '<stones-board board="4x5" orientation="black"></stones-board>');
  assert.equal(await board.position(), "ssss/4/4/4/SSSS w");
  const first = (await board.pieces())[0];
  assert.deepEqual(first, { color: "white", x: 3.5, y: 0.5, pinned: false });
  const { width, height } = await board.element.boundingBox();
  assert.equal(height, (width * 5) / 4);
  await board.set({ orientation: "white" });
  assert.deepEqual((await board.pieces())[0], { color: "white", x: 0.5, y: 4.5, pinned: false });
  await board.set({ board: null, position: "sss/3/SSS w" });
  assert.equal(await board.position(), "sss/3/SSS w", "the position says its size");
});

test("rules: when a game is over, nothing can move", async (t) => {
  const page = await open(t);
  const board = await place(page, '<stones-board position="8/8/8/8/8/8/8/S6p w" moves="all"></stones-board>');
  assert.deepEqual(await board.marked("movable"), ["a1"]);
  await board.set({ rules: { end: "either-side" } });
  await board.position();
  assert.deepEqual(await board.marked("movable"), []);
  const race = await place(page, `<race-board rules='{"pieces":2}'></race-board>`);
  assert.equal(await race.position(), "0,-/0,- w ?");
  assert.equal((await race.pieces()).length, 4);
});

test("moves can be restricted, shown for all pieces, or not at all", async (t) => {
  const board = await place(await open(t), '<stones-board position="8/8/8/8/8/8/8/S6S w" moves="all"></stones-board>');
  assert.deepEqual(await board.marked("movable"), ["a1", "h1"]);
  assert.equal((await board.marked("target")).length, 14);
  await board.run((board) => {
    board.destinations = new Map([["a1", ["c3", "a5"]]]);
  });
  assert.deepEqual(await board.marked("movable"), ["a1"]);
  assert.deepEqual(await board.marked("target"), ["c3"]);
  await board.click("a1");
  await board.click("b2");
  assert.deepEqual((await board.events("refuse")).map(({ reason }) => reason), ["not-offered"]);
  await board.set({ destinations: null, moves: "none" });
  await board.position();
  assert.deepEqual(await board.marked("target"), []);
  await board.click("b2");
  assert.deepEqual((await board.events("move")).map(({ move }) => move), ["a1-b2"]);
});

test("stones that can be jumped are marked", async (t) => {
  const board = await place(await open(t), '<stones-board position="8/8/8/8/4s3/8/8/sSP4S w" selected="b1"></stones-board>');
  await board.set({ selected: "b1" });
  assert.deepEqual(await board.marked("jumped"), ["c1", "e4"]);
  assert.deepEqual(await board.marked("target"), ["c2", "a2", "d1", "d3", "f5"].sort());
});

test("highlights, arrows and the last move", async (t) => {
  const board = await place(await open(t), '<stones-board last-move="c3xe5"></stones-board>');
  await board.set({ highlighted: ["a4", "b4"], arrows: [["a1", "b2", "b5"], ["h1", "h4"]] });
  await board.position();
  assert.deepEqual(await board.marked("last"), ["c3", "e5"]);
  assert.deepEqual(await board.marked("highlighted"), ["a4", "b4"]);
  assert.equal(await board.element.locator(".arrow").count(), 2);
});

test("properties that were set before the element was defined", async (t) => {
  pages.set("/early", `<!doctype html><html lang="en"><meta charset="utf-8"><title>Early</title>
    <stones-board></stones-board><script>
    const board = document.querySelector("stones-board");
    board.position = "8/8/8/8/8/8/8/S6S w"; board.highlighted = ["d4"]; board.labels = { board: () => "Mein Brett" };
    </script><script type="module" src="/package/board/index.js"></script>`);
  const page = await open(t, { path: "/early" });
  const state = await page.evaluate(() => {
    const board = document.querySelector("stones-board");
    return [board.position, board.getAttribute("position"), board.shadowRoot.querySelectorAll(".highlighted").length,
      board.shadowRoot.querySelector("[role=grid]").getAttribute("aria-label")];
  });
  assert.deepEqual(state, ["8/8/8/8/8/8/8/S6S w", "8/8/8/8/8/8/8/S6S w", 1, "Mein Brett"]);
});

test("many boards, moved and removed", async (t) => {
  const page = await open(t);
  const state = await page.evaluate(async () => {
    const boards = Array.from({ length: 60 }, (_, index) => document.createElement(index % 2 ? "race-board" : "stones-board"));
    document.body.append(...boards);
    await boards[0].play("a1-d4");
    document.querySelector("main").append(boards[0]);
    const copy = boards[0].cloneNode();
    document.body.append(copy);
    const play = boards[2].play("a1-d4");
    boards[2].remove();
    await play;
    boards.slice(3).forEach((board) => board.remove());
    const alone = document.createElement("race-board");
    return [boards[0].position, copy.position, boards[2].position, alone.position];
  });
  const played = "ssssssss/8/8/8/3S4/8/8/1SSSSSSS b";
  assert.deepEqual(state, [played, START, played, "0,-,-,-/0,-,-,- w ?"]);
});

test("a board removed in the middle of a drag lets go", async (t) => {
  const board = await place(await open(t), "<stones-board></stones-board>");
  await board.drag("a1", "d4");
  const position = await board.run((board) => {
    const parent = board.parentElement;
    board.remove();
    parent.append(board);
    return board.position;
  });
  await board.drop();
  assert.equal(position, START);
  assert.deepEqual(await board.events("move"), []);
  assert.equal(await board.element.locator(".held").count(), 0);
});
