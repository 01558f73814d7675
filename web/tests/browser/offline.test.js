import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { test } from "node:test";
import { boardOf, open, openTab } from "../tools/browser.js";

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

test("a new version does not disturb a page that is open, and is there the next time", async (t) => {
  const server = await serveVersions(t);
  const page = await open(t, { site: server.address });
  await page.evaluate(isActive);
  server.version = 2;
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const next = registration.installing ?? registration.waiting;
    while (next.state === "installing") await new Promise((resume) => next.addEventListener("statechange", resume, { once: true }));
  });
  const version = (one) => one.locator("html").getAttribute("data-version");

  await page.reload();
  const board = boardOf(page);
  assert.equal(await version(page), "1", "the new files wait");
  await board.click("a1", "d4");
  await board.waitFor((position) => position.endsWith(" w") && position.includes("1SSSSSSS"), "an answer of the computer");
  const kept = await board.position();
  const other = await openTab(page, server.address);
  assert.equal(await version(other), "1", "both pages have the same files");
  await other.close();
  await page.close({ runBeforeUnload: true });

  const deadline = Date.now() + 10_000;
  for (;;) {
    const next = await openTab(page, server.address);
    if ((await version(next)) === "2") {
      assert.equal(await boardOf(next).position(), kept, "the match goes on");
      return;
    }
    await next.close();
    assert.ok(Date.now() < deadline, "the new version never came");
    await new Promise((resume) => setTimeout(resume, 100));
  }
});

const TYPES = { html: "text/html", js: "text/javascript", css: "text/css", wasm: "application/wasm", svg: "image/svg+xml" };

/** A server of the built page, which can be given another version of it. */
async function serveVersions(t) {
  const site = { version: 1, address: "" };
  const server = createServer(async ({ url }, response) => {
    const { pathname } = new URL(url, "http://localhost");
    const name = pathname === "/" ? "index.html" : pathname.slice(1);
    try {
      let body = await readFile(new URL(`../../dist/${name}`, import.meta.url));
      if (name === "index.html") body = String(body).replace("<html", `<html data-version="${site.version}"`);
      if (name === "service-worker.js") body = String(body).replace('PREFIX + "', `PREFIX + "${site.version}-`);
      response.writeHead(200, { "content-type": TYPES[name.split(".").at(-1)] ?? "application/octet-stream" }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((resume) => server.listen(0, "127.0.0.1", resume));
  t.after(() => server.close().closeAllConnections());
  site.address = `http://127.0.0.1:${server.address().port}/`;
  return site;
}

/** Waits until the service worker has kept all files. */
async function isActive() {
  const { active } = await navigator.serviceWorker.ready;
  while (active.state !== "activated") await new Promise((resume) => active.addEventListener("statechange", resume, { once: true }));
}
