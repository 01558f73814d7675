/** Two tabs of the page, with one storage. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { boardOf, open, openTab } from "../tools/browser.js";
import { stonesMatch } from "../tools/matches.js";

test("two tabs show the same match, and none overwrites what was played in the other", async (t) => {
  const one = await open(t, { kept: stonesMatch() });
  const two = await openTab(one);
  await boardOf(one).click("a1", "d4");
  await boardOf(two).waitFor((position) => position === "ssssssss/8/8/8/3S4/8/8/1SSSSSSS b");
  await boardOf(two).click("h8", "e5");
  await one.reload();
  await boardOf(one).waitFor((position) => position === "sssssss1/8/8/4s3/3S4/8/8/1SSSSSSS w");
});

test("a game that ends while one is asked whether to resign cannot be resigned", async (t) => {
  const one = await open(t, { kept: stonesMatch({ moves: ["a1-d4"] }) });
  const two = await openTab(one);
  for (const page of [one, two]) {
    await page.getByTestId("more").click();
    await page.getByTestId("menu-resign").click();
  }
  await two.getByTestId("resign-yes").click();
  await one.locator('[data-testid="resign-yes"]:disabled').waitFor();
});

test("a new game in one tab is there in the other, and the old one is kept once", async (t) => {
  const one = await open(t, { kept: stonesMatch({ moves: ["a1-d4"] }) });
  const two = await openTab(one);
  await one.getByTestId("new-game").click();
  await one.getByRole("radio", { name: "The dice race" }).check();
  await one.getByTestId("start").click();
  await two.locator("race-board").waitFor();
  assert.equal(await two.evaluate(() => JSON.parse(localStorage.getItem("stones-dice/games")).length), 1);
});

test("settings of one tab hold in the other", async (t) => {
  const one = await open(t);
  const two = await openTab(one);
  await one.getByTestId("settings").click();
  await one.getByRole("radio", { name: "Dark" }).check();
  await two.locator('html[data-theme="dark"]').waitFor();
});
