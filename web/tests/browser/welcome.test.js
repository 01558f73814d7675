/** The first visit, and the way to the other game. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { PHONE, boardOf, open } from "../tools/browser.js";
import { stonesMatch } from "../tools/matches.js";

test("a newcomer is led to the lessons, until the first move", async (t) => {
  const page = await open(t, PHONE);
  const welcome = page.getByTestId("welcome");
  await welcome.getByRole("link", { name: "New here? Learn in 11 steps" }).tap();
  await page.getByRole("heading", { name: /^Lesson 1 of 11/ }).waitFor();
  await page.goBack();
  await welcome.waitFor();
  await boardOf(page).tap("a1", "d4");
  await welcome.waitFor({ state: "detached" });
  await page.reload();
  await boardOf(page).element.waitFor();
  assert.equal(await welcome.count(), 0);
});

test("the invitation is closed for good", async (t) => {
  const page = await open(t, PHONE);
  await page.getByTestId("close-welcome").tap();
  await page.reload();
  await boardOf(page).element.waitFor();
  assert.equal(await page.getByTestId("welcome").count(), 0);
});

test("one tap leads to the other game, and another one back to the game as it was left", async (t) => {
  const page = await open(t, { ...PHONE, kept: stonesMatch({ moves: ["a1-d4"], players: { white: 3, black: "human" } }) });
  const before = await boardOf(page).position();
  await page.getByRole("button", { name: "Other game: The dice race" }).tap();
  await page.locator("race-board").waitFor();
  await page.reload();
  await page.getByRole("button", { name: "Other game: Stones!" }).tap();
  await page.locator("stones-board").waitFor();
  assert.equal(await boardOf(page).position(), before);
  await page.getByTestId("side-white").getByText("Level 3").waitFor();
});

test("on a phone the buttons of the header have names that can be read", async (t) => {
  const page = await open(t, PHONE);
  for (const name of ["new-game", "learn", "rules", "settings"]) {
    const { width, height } = await page.getByTestId(name).locator("span").boundingBox();
    assert.ok(width > 15 && height > 8, name);
  }
});
