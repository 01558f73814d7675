import assert from "node:assert/strict";
import { test } from "node:test";
import { diceRace } from "stones-dice";
import { DESKTOP, PHONE, SMALL_PHONE, boardOf, open } from "../tools/browser.js";
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

test("the die keeps its place when the invitation beside it goes", async (t) => {
  for (const device of [SMALL_PHONE, PHONE, DESKTOP]) {
    const page = await open(t, { ...device, kept: raceMatch({ position: "9,5,-,-/8,5,-,- w 2" }) });
    const die = page.getByTestId("die");
    const before = await die.boundingBox();
    await page.getByTestId("welcome").waitFor();
    const [{ origin, target }] = new diceRace.Position("9,5,-,-/8,5,-,- w 2").legalMoves;
    await boardOf(page).click(origin, target);
    await page.getByTestId("welcome").waitFor({ state: "detached" });
    assert.deepEqual(await die.boundingBox(), before, `${device.viewport.width}`);
  }
});

test("before a roll the die is blank and says so, a click on a piece points at it, then the movable pieces are ringed", async (t) => {
  const page = await open(t, { kept: raceMatch({ position: "9,5,-,-/8,5,-,- w ?" }) });
  const [board, die] = [boardOf(page), page.getByTestId("die")];
  await page.getByTestId("status").getByText("White: roll the die.").waitFor();
  await die.getByText("Roll", { exact: true }).waitFor();
  assert.deepEqual(await board.marked("movable"), []);
  await board.cell("h3").click();
  await page.locator(".die-button.pointed-at").waitFor();
  await die.click();
  const position = await board.waitFor((text) => !text.endsWith("?"), "a roll");
  const { legalMoves } = new diceRace.Position(position);
  assert.deepEqual(await board.marked("movable"), [...new Set(legalMoves.map(({ origin }) => origin ?? "@white"))].sort());
  await board.click(legalMoves[0].origin, legalMoves[0].target);
  await page.getByTestId("status").getByText("Black: roll the die.").waitFor();
  assert.equal(await die.locator(".die").getAttribute("data-number"), "", "the last number is not Black's");
});

test("the number is said when the die has come to rest", async (t) => {
  const page = await open(t, { reducedMotion: "no-preference", kept: raceMatch({ position: "9,5,-,-/8,5,-,- w ?" }) });
  const texts = page.evaluate(async () => {
    const seen = [];
    const status = document.querySelector("[data-testid=status]");
    new MutationObserver(() => seen.push(status.textContent)).observe(status, { subtree: true, childList: true, characterData: true });
    await new Promise((done) => setTimeout(done, 1500));
    return seen;
  });
  await page.getByTestId("die").click();
  const [first, second] = await texts;
  assert.equal(first, "White rolls …");
  assert.match(second, /^White has rolled [1-6]/);
});

test("the only move and a pass are played by themselves, if the settings say so", async (t) => {
  const page = await open(t, { kept: { ...raceMatch({ position: "27,26,-,-/5,-,-,- w 5" }), settings: { playsOnlyMove: true } } });
  await boardOf(page).waitFor((position) => position.endsWith("b ?"), "Black's turn");
  await page.getByTestId("die").click();
  await boardOf(page).waitFor((position) => position.endsWith("w ?"), "White's turn");
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
