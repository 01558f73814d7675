import assert from "node:assert/strict";
import { test } from "node:test";
import { diceRace } from "stones-dice";
import { PHONE, boardOf, open } from "../tools/browser.js";
import { raceMatch } from "../tools/matches.js";

const RULES = { pieces: 1 };
const start = () => raceMatch({ rules: RULES });

/** Plays a race of two people to its end: `use` operates what stands on the page. */
async function playToTheEnd(page, { roll, pass, move }) {
  const board = boardOf(page);
  const seen = { passes: 0, moves: 0 };
  for (;;) {
    const position = new diceRace.Position(await board.position(), RULES);
    if (position.winner) return { winner: position.winner, ...seen };
    const before = String(position);
    if (position.rolled === null) await roll();
    else {
      const [first] = position.legalMoves;
      if (first.kind === "pass") seen.passes++;
      else seen.moves++;
      if (first.kind === "pass") await pass();
      else await move(first.origin ?? `@${position.turn}`, first.target);
    }
    await board.waitFor((text) => text !== before, `another position than ${before}`);
  }
}

const WAYS = [
  ["by mouse", {}, "click"],
  ["by touch", PHONE, "tap"],
];
for (const [how, device, press] of WAYS) {
  test(`a whole race of two people ${how}: rolls, passes and moves`, async (t) => {
    const page = await open(t, { ...device, kept: start() });
    const board = boardOf(page);
    const { winner, passes, moves } = await playToTheEnd(page, {
      roll: () => page.getByTestId("die")[press](),
      pass: () => page.getByTestId("pass")[press](),
      move: (from, to) => board[press](from, to),
    });
    assert.ok(moves > 8);
    t.diagnostic(`${winner} wins after ${moves} moves and ${passes} passes`);
    const name = winner === "white" ? "White" : "Black";
    await page.getByTestId("status").getByText(`${name} wins`).waitFor();
  });
}

test("a whole race by keyboard alone", async (t) => {
  const page = await open(t, { kept: start() });
  const board = boardOf(page);
  const press = async (name) => {
    await page.getByTestId(name).focus();
    await page.keyboard.press("Enter");
  };
  await playToTheEnd(page, {
    roll: () => press("die"),
    pass: () => press("pass"),
    async move(from, to) {
      await board.cell(from).focus();
      await page.keyboard.press("Enter");
      await page.keyboard.type(to);
      await page.keyboard.press("Enter");
    },
  });
  await page.getByTestId("status").getByText("wins").waitFor();
});

test("the die and the board keep their places, whatever is said beside them", async (t) => {
  const page = await open(t, { ...PHONE, kept: raceMatch({ position: "27,26,-,-/5,-,-,- w ?" }) });
  const boxes = () => Promise.all([boardOf(page).element, page.getByTestId("die")].map((one) => one.boundingBox()));
  const before = await boxes();
  await page.getByTestId("die").tap();
  await boardOf(page).waitFor((position) => !position.endsWith("?"), "a roll");
  assert.deepEqual(await boxes(), before);
});

test("a pass says why, and waits for one tap", async (t) => {
  const page = await open(t, { kept: raceMatch({ position: "27,26,-,-/5,-,-,- w 5" }) });
  await page.getByTestId("status").getByText("White has rolled 5: no piece can move, so White passes.").waitFor();
  await page.getByTestId("pass").click();
  await boardOf(page).waitFor((position) => position.endsWith("b ?"), "Black's turn");
});

test("a roll that was undone comes again, also after a reload", async (t) => {
  const page = await open(t, { kept: raceMatch({ position: "9,5,-,-/5,-,-,- w ?", seed: "b" }) });
  const board = boardOf(page);
  await page.getByTestId("die").click();
  const rolled = await board.waitFor((position) => !position.endsWith("?"), "a roll");
  const { origin, target } = new diceRace.Position(rolled).legalMoves[0];
  await board.click(origin, target);
  await board.waitFor((position) => position.includes(" b "), "Black's turn");
  await page.getByTestId("undo").click();
  await board.waitFor((position) => position === rolled, rolled);
  await page.reload();
  await board.waitFor((position) => position === rolled, rolled);
});

test("the computer rolls and moves", async (t) => {
  const players = { white: "human", black: 2 };
  const page = await open(t, { kept: raceMatch({ position: "9,5,-,-/8,5,-,- b ?", players }) });
  const position = await boardOf(page).waitFor((text) => text.endsWith("w ?"), "White's turn");
  assert.ok(!position.startsWith("9,5,-,-/8,5,-,- "));
});
