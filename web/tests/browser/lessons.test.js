import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { PHONE, boardOf, open } from "../tools/browser.js";

const data = (path) => JSON.parse(readFileSync(new URL(`../../../texts/${path}.json`, import.meta.url), "utf8"));
const textOf = (language, file) => readFileSync(new URL(`../../../texts/${language}/${file}.ftl`, import.meta.url), "utf8");

/** What the page says in its own words. */
const OWN_TEXTS = {
  "dice-race-lessons-enter.task": /You have rolled a six\. Enter a piece\.$/,
  "dice-race-lessons-pass.done": "In a game the same button appears when no piece can move.",
};

/** A text of a Fluent file that stands on one line. */
function line(source, id, attribute) {
  const message = source.slice(source.indexOf(`\n${id} =`));
  return message.match(new RegExp(`\\n    \\.${attribute} = (.*)`))[1];
}

for (const [game, how] of [["stones", "click"], ["dice-race", "tap"]]) {
  test(`every lesson of ${game} is solved at the board, and leads to the next`, async (t) => {
    const source = textOf("en", `${game}-lessons`);
    const lessons = data(`lessons/${game}`);
    const page = await open(t, { hash: `#lessons/${game}/1`, ...(how === "tap" ? PHONE : {}) });
    const board = boardOf(page);
    for (const [index, { id, position, solutions }] of lessons.entries()) {
      await page.getByText(OWN_TEXTS[`${id}.task`] ?? line(source, id, "task")).waitFor();
      await board.waitFor((text) => text === position, position);
      const [move] = solutions;
      if (move === "--") await page.getByTestId("lesson-pass").click();
      else {
        const [origin, target] = move.startsWith("@") ? ["@white", move.slice(-2)] : move.match(/[a-h][1-8]/g);
        await board[how](origin, target);
      }
      await page.getByTestId("answer").getByText(OWN_TEXTS[`${id}.done`] ?? line(source, id, "done")).waitFor();
      if (index < lessons.length - 1) await page.getByTestId("lesson-next").click();
    }
  });
}

test("after the last lesson a game begins against the computer at its lowest level", async (t) => {
  const page = await open(t, { hash: "#lessons/dice-race/11" });
  await page.getByTestId("lesson-play").click();
  await page.getByTestId("side-black").getByText("Level 1").waitFor();
  await page.getByTestId("side-white").getByText("0 home · 1 on the edge · 3 waiting").waitFor();
  assert.equal(await page.getByTestId("notice").count(), 0);
});

test("a hint of a lesson is an arrow too, and speaks of the page, not of typing", async (t) => {
  const page = await open(t, { hash: "#lessons/dice-race/1" });
  const arrows = () => boardOf(page).element.evaluate((element) => element.arrows);
  assert.deepEqual(await arrows(), []);
  await page.getByTestId("lesson-hint").click();
  await page.waitForFunction(() => document.querySelector("race-board").arrows.length === 1);
  assert.deepEqual(await arrows(), [["a1", "b1", "c1", "d1"]]);
  for (const [lesson, hint] of [[2, "Choose the waiting pieces"], [10, "Use the button “Pass”."]]) {
    await page.evaluate((number) => (location.hash = `#lessons/dice-race/${number}`), lesson);
    await page.getByRole("heading", { name: `Lesson ${lesson} of` }).waitFor();
    await page.getByTestId("lesson-hint").click();
    await page.getByTestId("answer").getByText(hint).waitFor();
    assert.doesNotMatch(await page.locator(".lesson-words").innerText(), /@a1|--|Enter does/);
  }
});

test("the rules name their options as the dialog of a new game does", async (t) => {
  for (const [game, names] of [
    ["stones", ["either side", "the side to move", "the far half", "the far rank"]],
    ["dice-race", ["only where it lands", "the first one it meets", "makes the move illegal", "cuts the move short"]],
  ]) {
    const page = await open(t, { hash: `#rules/${game}` });
    assert.deepEqual(await page.locator("q").allInnerTexts(), names);
    assert.doesNotMatch(await page.locator("main").innerText(), /`/);
    await page.close();
  }
});

test("each page of rules and each lesson starts at its top, below the header", async (t) => {
  const page = await open(t, { ...PHONE, hash: "#rules/stones" });
  const headerIsInSight = async () => (await page.locator(".header").boundingBox()).y === 0;
  const follow = async (link, heading) => {
    await page.evaluate(() => scrollTo(0, 300));
    assert.ok(await headerIsInSight());
    await link.tap();
    await page.getByRole("heading", { level: 1, name: heading }).waitFor();
    assert.equal(await page.evaluate(() => scrollY), 0, heading);
  };
  await follow(page.locator(".tabs").getByText("The dice race"), "The rules of the dice race");
  await page.setViewportSize({ width: 390, height: 400 });
  await follow(page.getByTestId("learn"), "Lesson 1");
  await follow(page.getByTestId("lesson-next"), "Lesson 2");
});

test("a move that misses the task is answered, and the position comes back", async (t) => {
  const source = textOf("en", "dice-race-lessons");
  const page = await open(t, { hash: "#lessons/dice-race/2" });
  const board = boardOf(page);
  const before = await board.position();
  await board.click("h3", "g8");
  await page.getByTestId("answer").getByText(line(source, "dice-race-lessons-enter", "on-the-way")).waitFor();
  await board.waitFor((position) => position === before, before);
});

for (const game of ["stones", "dice-race"]) {
  test(`the rules of ${game} show a board for each section`, async (t) => {
    const page = await open(t, { hash: `#rules/${game}` });
    const sections = data(`rules/${game}`);
    const boards = page.locator("stones-board, race-board");
    assert.equal(await boards.count(), sections.length);
    for (const [index, { position }] of sections.entries()) {
      assert.equal(await boards.nth(index).evaluate((element) => element.position), position);
    }
  });
}
