// A real browser with the package in it, and hands that play on a board.
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { after } from "node:test";
import { chromium } from "playwright-core";

const repository = new URL("../../../", import.meta.url).pathname;
const folder = process.env.PACKAGE ?? `${repository}bindings-wasm/pkg`;
const types = { html: "text/html; charset=utf-8", js: "text/javascript", wasm: "application/wasm", json: "application/json" };

/** Pages of the tests by path; other paths are files of the package or of the repository. */
export const pages = new Map();

function respond({ url }, response) {
  const path = new URL(url, "http://localhost").pathname;
  const file = [folder + path.replace("/package", ""), repository + path].find((file, index) => (index > 0 || path.startsWith("/package/")) && existsSync(file));
  const body = pages.get(path) ?? (file && readFileSync(file));
  response.writeHead(body === undefined ? 404 : 200, { "content-type": types[path.split(".").at(-1)] ?? types.html });
  response.end(body);
}

const server = createServer(respond);
await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
export const origin = `http://127.0.0.1:${server.address().port}`;
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium" });
after(async () => {
  await browser.close();
  server.close();
});

const PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Test</title>
<main><h1>Boards</h1></main><script type="module" src="/package/board/index.js"></script></html>`;
pages.set("/empty", PAGE);
pages.set("/favicon.ico", "");

/** A page with the elements defined; `options` are those of a browser context. What goes wrong in it fails the test. */
export async function open(t, { path = "/empty", ...options } = {}) {
  const context = await browser.newContext({ viewport: { width: 1000, height: 900 }, ...options });
  const page = await context.newPage();
  const errors = [];
  page.on("pageerror", (error) => errors.push(error));
  page.on("console", (message) => message.type() === "error" && errors.push(new Error(message.text())));
  t.after(async () => {
    await context.close();
    if (errors.length > 0) throw errors[0];
  });
  await page.goto(new URL(path, origin).href);
  await page.waitForFunction(() => customElements.get("stones-board") && customElements.get("race-board"));
  return page;
}

/** A board of 400 pixels on a page, and its events. */
export async function place(page, html) {
  const id = await page.evaluate((html) => {
    const box = document.createElement("div");
    box.style.width = "400px";
    box.innerHTML = html;
    const board = box.firstElementChild;
    board.id = `board-${document.querySelectorAll("stones-board, race-board").length}`;
    board.events = [];
    for (const name of ["move", "select", "refuse", "error"]) {
      board.addEventListener(name, ({ detail }) => {
        board.events.push({ name, ...(detail.error ? { code: detail.error.code ?? detail.error.name } : detail) });
      });
    }
    document.querySelector("main").append(box);
    return board.id;
  }, html);
  return new Board(page, page.locator(`#${id}`));
}

export class Board {
  constructor(page, element) {
    this.page = page;
    this.element = element;
  }

  /** Calls a function with the element. */
  run(call, argument) {
    return this.element.evaluate(call, argument);
  }

  set(properties) {
    return this.run((board, properties) => void Object.assign(board, properties), properties);
  }

  position() {
    return this.run((board) => board.position);
  }

  /** The events since the last call. */
  events(name) {
    return this.run((board, name) => board.events.splice(0).filter((event) => !name || event.name === name), name);
  }

  cell(place) {
    return this.element.locator(`[data-place="${place}"]`);
  }

  async at(place) {
    const { x, y, width, height } = await this.cell(place).boundingBox();
    return { x: x + width / 2, y: y + height / 2 };
  }

  async click(place) {
    const { x, y } = await this.at(place);
    await this.page.mouse.click(x, y);
  }

  async tap(place) {
    const { x, y } = await this.at(place);
    await this.page.touchscreen.tap(x, y);
  }

  /** Presses on one place and moves to another, without letting go. */
  async drag(from, to) {
    const [start, end] = [await this.at(from), await this.at(to)];
    await this.page.mouse.move(start.x, start.y);
    await this.page.mouse.down();
    await this.page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 3 });
    await this.page.mouse.move(end.x, end.y, { steps: 3 });
  }

  async drop() {
    await this.page.mouse.up();
  }

  /** The places whose cells have this class. */
  marked(name) {
    return this.run((board, name) => [...board.shadowRoot.querySelectorAll(`.${name}[data-place]`)].map((cell) => cell.dataset.place).sort(), name);
  }

  /** What is drawn: color and middle of each piece in squares from the upper left, pinned ones with a cross. */
  pieces() {
    return this.run((board) => {
      const frame = board.shadowRoot.querySelector(".board").getBoundingClientRect();
      const side = frame.width / Number(board.shadowRoot.querySelector(".board").style.getPropertyValue("--columns"));
      return [...board.shadowRoot.querySelectorAll(".piece")].map((piece) => {
        const box = piece.getBoundingClientRect();
        const round = (value) => Math.round(value * 100) / 100;
        return {
          color: piece.dataset.color,
          x: round((box.left + box.width / 2 - frame.left) / side),
          y: round((box.top + box.height / 2 - frame.top) / side),
          pinned: piece.classList.contains("pinned"),
        };
      });
    });
  }

  /** Whether something moves on the board. */
  animations() {
    return this.run((board) => board.shadowRoot.getAnimations().length);
  }

  async settled() {
    await this.page.waitForFunction((board) => board.shadowRoot.getAnimations().length === 0, await this.element.elementHandle());
  }
}
