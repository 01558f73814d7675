import assert from "node:assert/strict";
import { test } from "node:test";
import { boardOf, open } from "../tools/browser.js";

test("the page opens offline, and the computer plays on", async (t) => {
  const page = await open(t);
  await page.evaluate(isActive);
  await page.context().setOffline(true);
  await page.reload();
  const board = boardOf(page);
  await board.click("a1", "d4");
  await board.waitFor((position) => position.endsWith(" w") && position.includes("1SSSSSSS"), "an answer of the computer");
  await page.goto(`${page.url().split("#")[0]}#rules/stones`);
  await page.locator("stones-board").nth(3).waitFor();
});

test("another language is there offline too", async (t) => {
  const page = await open(t);
  await page.evaluate(isActive);
  await page.context().setOffline(true);
  await page.evaluate(() => localStorage.setItem("stones-dice/settings", JSON.stringify({ language: "uk" })));
  await page.reload();
  await page.locator('html[lang="uk"]').waitFor();
  assert.ok(await page.getByRole("button", { name: "Нова гра" }).first().isVisible());
});

/** Waits until the service worker has kept all files. */
async function isActive() {
  const { active } = await navigator.serviceWorker.ready;
  while (active.state !== "activated") await new Promise((resume) => active.addEventListener("statechange", resume, { once: true }));
}
