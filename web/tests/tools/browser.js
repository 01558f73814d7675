/** The built page in Chromium. */
import assert from "node:assert/strict";
import { after } from "node:test";
import { chromium } from "playwright-core";
import { preview } from "vite";

const root = new URL("../..", import.meta.url).pathname;
const server = await preview({
  configFile: `${root}/vite.config.ts`,
  root,
  logLevel: "error",
  preview: { host: "127.0.0.1", port: 0, strictPort: false, open: false },
});
export const address = server.resolvedUrls.local[0];

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium" });
after(async () => {
  await browser.close();
  await server.close();
});

export const DESKTOP = { viewport: { width: 1280, height: 800 } };
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
export const SMALL_PHONE = { ...PHONE, viewport: { width: 320, height: 640 } };

/**
 * Opens the page in a browser that has never seen it, and waits for the board. The test fails if the page throws.
 * `kept` is what its storage holds by name; `site` is the address, if another server has the page.
 */
export async function open(t, { hash = "", kept = {}, site = address, ...options } = {}) {
  const context = await browser.newContext({ locale: "en-US", reducedMotion: "reduce", ...DESKTOP, ...options });
  const faults = [];
  context.on("weberror", (fault) => faults.push(String(fault.error())));
  context.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  t.after(async () => {
    await context.close();
    assert.deepEqual(faults, []);
  });
  await context.addInitScript((items) => {
    if (origin === "null" || localStorage.getItem("prepared")) return;
    localStorage.setItem("prepared", "yes");
    for (const [name, value] of Object.entries(items)) localStorage.setItem(name, value);
  }, asStored(kept));
  return load(context, site + hash);
}

/** Opens the page once more in the browser of another one. */
export function openTab(page, site = address) {
  return load(page.context(), site);
}

async function load(context, url) {
  const page = await context.newPage();
  await page.goto(url);
  await page.locator("stones-board, race-board").first().waitFor();
  return page;
}

function asStored(kept) {
  return Object.fromEntries(Object.entries(kept).map(([name, value]) => [`stones-dice/${name}`, JSON.stringify(value)]));
}

/** The board of the page, as the tests use it. */
export function boardOf(page) {
  const board = page.locator("stones-board, race-board").first();
  const cell = (place) => board.locator(`[data-place="${place}"]`);
  return {
    element: board,
    cell,
    position: () => board.evaluate((element) => element.position),
    /** Waits until the position is one that this finds right. */
    async waitFor(isRight, what = String(isRight)) {
      const deadline = Date.now() + 15_000;
      for (;;) {
        const position = await this.position();
        if (isRight(position)) return position;
        assert.ok(Date.now() < deadline, `waited for ${what}, but the position is ${position}`);
        await page.waitForTimeout(30);
      }
    },
    async click(from, to) {
      await cell(from).click();
      await cell(to).click();
    },
    async tap(from, to) {
      await cell(from).tap();
      await cell(to).tap();
    },
    async drag(from, to) {
      const [start, end] = [await middle(cell(from)), await middle(cell(to))];
      await page.mouse.move(start.x, start.y);
      await page.mouse.down();
      await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 4 });
      await page.mouse.move(end.x, end.y, { steps: 4 });
      await page.mouse.up();
    },
    /** Types the two squares of a move. */
    async type(from, to) {
      await page.keyboard.type(from);
      await page.keyboard.press("Enter");
      await page.keyboard.type(to);
      await page.keyboard.press("Enter");
    },
    /** The places with this mark, such as `target`. */
    marked: (mark) =>
      board.evaluate(
        (element, name) => [...element.shadowRoot.querySelectorAll(`.cell.${name}`)].map((each) => each.dataset.place).sort(),
        mark,
      ),
  };
}

async function middle(locator) {
  const { x, y, width, height } = await locator.boundingBox();
  return { x: x + width / 2, y: y + height / 2 };
}
