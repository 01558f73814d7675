/** What is said beside the board, and what can be done about it. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { PHONE, SMALL_PHONE, boardOf, open } from "../tools/browser.js";
import { stonesMatch } from "../tools/matches.js";

for (const [name, device] of Object.entries({ "a phone": PHONE, "a small phone": SMALL_PHONE })) {
  test(`on ${name} a refusal leaves the buttons free, and goes at the next move`, async (t) => {
    const page = await open(t, { ...device, kept: stonesMatch() });
    const board = boardOf(page);
    await board.tap("a1", "a4");
    const notice = page.getByTestId("notice");
    const [above, buttons] = await Promise.all([notice.boundingBox(), page.getByRole("toolbar").boundingBox()]);
    assert.ok(above.y + above.height <= buttons.y, "the notice covers the buttons");
    const { width, height } = await page.getByTestId("close-notice").boundingBox();
    assert.ok(width >= 44 && height >= 44, `${width}x${height}`);
    await board.tap("a1", "d4");
    await notice.waitFor({ state: "detached" });
  });
}

test("a refusal goes by itself, other notices wait until they are closed", async (t) => {
  const page = await open(t, { kept: stonesMatch() });
  await page.clock.install();
  const notice = page.getByTestId("notice");
  await boardOf(page).click("a1", "a4");
  await notice.waitFor();
  await page.clock.runFor(5000);
  assert.equal(await notice.count(), 1);
  await page.clock.runFor(2000);
  await notice.waitFor({ state: "detached" });

  await page.evaluate(() => (location.hash = "#game=broken"));
  await notice.waitFor();
  await page.clock.runFor(60_000);
  await page.getByTestId("close-notice").click();
  await notice.waitFor({ state: "detached" });
});
