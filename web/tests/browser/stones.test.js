import assert from "node:assert/strict";
import { test } from "node:test";
import { stones } from "stones-dice";
import { PHONE, boardOf, open } from "../tools/browser.js";
import { someMove, stonesMatch } from "../tools/matches.js";

test("the first screen is a board, where the computer answers the first move", async (t) => {
  const board = boardOf(await open(t));
  assert.equal(await board.position(), String(new stones.Position()));
  await board.click("a1", "d4");
  const answered = await board.waitFor((position) => position.endsWith(" w") && position.includes("1SSSSSSS"), "an answer of the computer");
  const after = new stones.Position().play("a1-d4");
  assert.ok(after.legalMoves.some((move) => String(after.play(move)) === answered));
});

const WAYS = [
  ["by dragging", "drag", {}],
  ["by clicking", "click", {}],
  ["by touch", "tap", PHONE],
  ["by keyboard", "type", {}],
];
for (const [how, act, device] of WAYS) {
  test(`a whole game of two people ${how}`, async (t) => {
    const page = await open(t, { ...device, kept: stonesMatch({ board: "4x4" }) });
    const board = boardOf(page);
    await board.cell("a1").focus();
    let position = new stones.Position(null, "4x4");
    while (!position.outcome()) {
      const move = someMove(String(position), "4x4");
      await board[act](move.origin, move.target);
      position = position.play(move);
      await board.waitFor((text) => text === String(position), `${move.text}: ${position}`);
    }
    await page.getByText(/wins|draw/i).first().waitFor();
  });
}

test("the legal moves of a stone are shown, and on demand those of all stones", async (t) => {
  const position = new stones.Position();
  const one = boardOf(await open(t, { kept: stonesMatch() }));
  assert.deepEqual(await one.marked("movable"), []);
  await one.cell("d1").click();
  assert.deepEqual(await one.marked("target"), position.destinationsFrom("d1").sort());

  const all = boardOf(await open(t, { kept: { ...stonesMatch(), settings: { moves: "all" } } }));
  assert.deepEqual(await all.marked("movable"), [...position.destinations().keys()].sort());
});

test("a jump pins, and the last move is marked", async (t) => {
  const board = boardOf(await open(t, { kept: stonesMatch({ moves: ["a1-d4", "h8-e5"] }) }));
  await board.click("d4", "f6");
  await board.waitFor((position) => position.includes("4p3"), "a pinned stone");
  assert.deepEqual(await board.marked("last"), ["d4", "f6"]);
});

test("a move that is not legal is refused in words, and nothing changes", async (t) => {
  const page = await open(t, { kept: stonesMatch() });
  const board = boardOf(page);
  await board.click("a1", "a4");
  await page.getByText("a stone moves diagonally forward, or jumps two squares sideways").first().waitFor();
  assert.equal(await board.position(), String(new stones.Position()));
});

test("why a move is not possible is said until the next press", async (t) => {
  const page = await open(t, { ...PHONE, kept: stonesMatch() });
  await boardOf(page).tap("a1", "a5");
  await page.getByTestId("notice").getByText("Not possible").waitFor();
  await boardOf(page).cell("b1").tap();
  await page.getByTestId("notice").waitFor({ state: "detached" });
});
