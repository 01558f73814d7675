/** Rules of accessibility, in every theme. */
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { test } from "node:test";
import { open } from "../tools/browser.js";
import { SCREENS } from "../tools/screens.js";

const axe = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

const THEMES = ["light", "dark", "contrast"];

for (const theme of THEMES) {
  test(`axe finds nothing in the theme ${theme}`, async (t) => {
    for (const [name, { kept, hash }] of Object.entries(SCREENS)) {
      const page = await open(t, { hash, kept: { ...kept, settings: { theme } } });
      await scan(page, name);
      await page.close();
    }
    for (const dialog of ["new-game", "settings"]) {
      const page = await open(t, { kept: { settings: { theme } } });
      await page.getByTestId(dialog).first().click();
      await page.getByRole("dialog").waitFor();
      await scan(page, dialog);
      await page.close();
    }
  });
}

async function scan(page, name) {
  await page.addScriptTag({ path: axe });
  const { violations } = await page.evaluate(() => axe.run());
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${name}: ${id}: ${html}: ${failureSummary}`));
  assert.deepEqual(found, []);
}
