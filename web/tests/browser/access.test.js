/** For every eye, hand and language. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { DESKTOP, PHONE, SMALL_PHONE, open } from "../tools/browser.js";
import { SCREENS } from "../tools/screens.js";

test("with colors of the system, the die, the sides and the chosen tab can be told apart", async (t) => {
  const page = await open(t, { forcedColors: "active", ...SCREENS["dice race"] });
  const shown = await page.evaluate(() => {
    const style = (selector) => getComputedStyle(document.querySelector(selector));
    return {
      face: style(".face").visibility,
      pip: style(".face .pip").backgroundColor !== style(".face").backgroundColor,
      sides: style(".chip.white").backgroundColor !== style(".chip.black").backgroundColor,
      tabs: style("[aria-selected=true]").borderBottomColor !== style("[aria-selected=false]").borderBottomColor,
    };
  });
  assert.deepEqual(shown, { face: "visible", pip: true, sides: true, tabs: true });
});

for (const [name, device] of Object.entries({ "a small phone": SMALL_PHONE, "a phone": PHONE, "a desktop": DESKTOP })) {
  test(`everything fits on ${name}, and fingers hit every button`, async (t) => {
    for (const [screen, { kept, hash }] of Object.entries(SCREENS)) {
      const page = await open(t, { ...device, hash, kept });
      const { scrolls, small } = await page.evaluate(measure);
      assert.equal(scrolls, false, `${screen}: wider than the screen`);
      if (device.isMobile) assert.deepEqual(small, [], screen);
      await page.close();
    }
  });
}

function measure() {
  const { scrollWidth, clientWidth } = document.documentElement;
  const small = [...document.querySelectorAll("button, a, input:not([type=radio]), select")].flatMap((node) => {
    const { width, height } = node.getBoundingClientRect();
    const isHidden = width === 0 || height === 0;
    const isInText = node.closest("p");
    return isHidden || isInText || (width >= 43.5 && height >= 43.5) ? [] : [`${node.outerHTML} ${width}x${height}`];
  });
  return { scrolls: scrollWidth > clientWidth, small };
}

/** How the keys of texts begin. */
const KEY = /web-|session-|stones-|dice-race-/;

const LANGUAGES = { en: "New game", uk: "Нова гра", gu: "નવી રમત", ru: "Новая игра" };

for (const [language, newGame] of Object.entries(LANGUAGES)) {
  test(`the page speaks ${language} to a browser that does, on every screen`, async (t) => {
    for (const [screen, { kept, hash }] of Object.entries(SCREENS)) {
      const page = await open(t, { locale: language, hash, kept });
      await page.locator(`html[lang="${language}"]`).waitFor({ state: "attached" });
      const words = await page.locator("body").innerText();
      assert.doesNotMatch(words, KEY, `${screen}: a key is shown`);
      await page.close();
    }
    const page = await open(t, { locale: language });
    await page.getByRole("button", { name: newGame }).first().waitFor();
    for (const way of [["new-game"], ["settings"], ["more"], ["more", "menu-share"], ["more", "menu-resign"]]) {
      for (const step of way) await page.getByTestId(step).click();
      assert.doesNotMatch(await page.getByRole("dialog").innerText(), KEY, `${way}: a key is shown`);
      await page.keyboard.press("Escape");
    }
  });
}
