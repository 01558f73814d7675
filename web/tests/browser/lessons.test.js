import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { PHONE, boardOf, open } from "../tools/browser.js";

const data = (path) => JSON.parse(readFileSync(new URL(`../../../texts/${path}.json`, import.meta.url), "utf8"));
const textOf = (language, file) => readFileSync(new URL(`../../../texts/${language}/${file}.ftl`, import.meta.url), "utf8");

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
      await page.getByText(line(source, id, "task")).waitFor();
      await board.waitFor((text) => text === position, position);
      const [move] = solutions;
      if (move === "--") await page.getByTestId("lesson-pass").click();
      else {
        const [origin, target] = move.startsWith("@") ? ["@white", move.slice(-2)] : move.match(/[a-h][1-8]/g);
        await board[how](origin, target);
      }
      await page.getByTestId("answer").getByText(line(source, id, "done")).waitFor();
      if (index < lessons.length - 1) await page.getByTestId("lesson-next").click();
    }
  });
}

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
