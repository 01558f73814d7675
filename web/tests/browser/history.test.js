/** What was played, what the computer says of it, and where it goes. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { diceRace, stones } from "stones-dice";
import { PHONE, boardOf, open } from "../tools/browser.js";
import { raceMatch, stonesMatch } from "../tools/matches.js";

const MOVES = ["a1-d4", "h8-e5", "d4xf6"];

function after(moves) {
  const game = new stones.Game();
  for (const move of moves) game.push(move);
  return String(game.position);
}

test("undo and redo", async (t) => {
  const page = await open(t, { kept: stonesMatch({ moves: MOVES }) });
  const board = boardOf(page);
  await page.getByTestId("undo").click();
  await board.waitFor((position) => position === after(MOVES.slice(0, 2)));
  await page.getByTestId("undo").click();
  await board.waitFor((position) => position === after(MOVES.slice(0, 1)));
  await page.getByTestId("redo").click();
  await page.getByTestId("redo").click();
  await board.waitFor((position) => position === after(MOVES));
});

test("undo against the computer goes back to the last choice of the person", async (t) => {
  const players = { white: "human", black: 2 };
  const page = await open(t, { kept: stonesMatch({ moves: MOVES.slice(0, 2), players }) });
  await page.getByTestId("undo").click();
  await boardOf(page).waitFor((position) => position === after([]));
});

test("every position of the game can be looked at, and played on from", async (t) => {
  const page = await open(t, { kept: stonesMatch({ moves: MOVES }) });
  const board = boardOf(page);
  await page.getByTestId("move-list").getByRole("button", { name: "a1-d4" }).click();
  await board.waitFor((position) => position === after(MOVES.slice(0, 1)));
  await page.getByTestId("forth").click();
  await board.waitFor((position) => position === after(MOVES.slice(0, 2)));
  await page.getByTestId("back-to-match").click();
  await board.waitFor((position) => position === after(MOVES));
  await page.getByTestId("first").click();
  await board.waitFor((position) => position === after([]));
  await page.getByTestId("continue-here").click();
  await board.click("b1", "c2");
  await board.waitFor((position) => position === after(["b1-c2"]));
});

test("a click on an earlier position says what it is, and the ring marks the side to move in it", async (t) => {
  const page = await open(t, { kept: stonesMatch({ moves: MOVES.slice(0, 2) }) });
  await page.getByTestId("back").click();
  await page.locator('.to-move[data-testid="side-black"]').waitFor();
  await boardOf(page).cell("b1").click();
  const notice = page.getByTestId("notice");
  await notice.getByText("You are looking at an earlier move.").waitFor();
  await notice.getByRole("button", { name: "Back to the game" }).click();
  await boardOf(page).waitFor((position) => position === after(MOVES.slice(0, 2)));
  await page.locator('.to-move[data-testid="side-white"]').waitFor();
});

test("the game goes on after a reload", async (t) => {
  const page = await open(t, { kept: stonesMatch() });
  await boardOf(page).click("a1", "d4");
  await boardOf(page).waitFor((position) => position === after(["a1-d4"]));
  await page.reload();
  await boardOf(page).waitFor((position) => position === after(["a1-d4"]));
});

test("a hint is an arrow on the board, found by the worker", async (t) => {
  const page = await open(t, { kept: stonesMatch({ board: "4x4" }) });
  await page.getByTestId("hint").click();
  await page.waitForFunction(() => document.querySelector("stones-board").arrows.length === 1);
  await page.getByTestId("status").getByText(/^Hint: [a-d]\d.[a-d]\d\.$/).waitFor();
});

for (const [name, kept, line] of [
  ["Stones!", stonesMatch({ moves: MOVES }), /^(Even|(White|Black) \+[\d.]+ stones?) /],
  ["the race", raceMatch({ position: "9,5,-,-/8,5,-,- w 6" }), /^\d+ % /],
]) {
  test(`the analysis of ${name} shows chances and lines`, async (t) => {
    const page = await open(t, { kept });
    await page.getByTestId("tab-analysis").click();
    const analysis = page.getByTestId("analysis");
    await analysis.getByRole("switch").click();
    await analysis.getByText(/%/).first().waitFor();
    await analysis.getByRole("listitem").first().waitFor();
    assert.match(await analysis.getByRole("listitem").first().innerText(), line);
  });
}

test("before a roll the analysis says that moves follow after it", async (t) => {
  const page = await open(t, { kept: raceMatch({ position: "9,5,-,-/8,5,-,- w ?" }) });
  await page.getByTestId("tab-analysis").click();
  await page.getByTestId("analysis").getByRole("switch").click();
  await page.getByTestId("analysis").getByText("The moves follow after the roll.").waitFor();
});

test("chances are exact where a table knows them: with two pieces, by default rules", async (t) => {
  const position = "20,3/9,- w 4";
  const analyze = async (rules, position) => {
    const page = await open(t, { kept: raceMatch({ rules, position }) });
    await page.getByTestId("tab-analysis").click();
    const analysis = page.getByTestId("analysis");
    await analysis.getByRole("switch").click();
    await analysis.getByRole("listitem").first().waitFor();
    return analysis.innerText();
  };
  const table = diceRace.Table.fromBytes(readFileSync(new URL(import.meta.resolve("stones-dice/two-pieces.table"))));
  const chance = Math.round(100 * table.winProbability(position));
  const exact = await analyze({ pieces: 2 }, position);
  assert.match(exact, /Proven/);
  assert.ok(exact.includes(`White ${chance}`), exact);
  for (const rules of [{ pieces: 2, extraRollOnSix: true }, { pieces: 4 }]) {
    const estimated = await analyze(rules, rules.pieces === 4 ? "20,3,-,-/9,-,-,- w 4" : position);
    assert.doesNotMatch(estimated, /Proven/);
  }
});

test("the review of a finished game says of each side how it played", async (t) => {
  const page = await open(t, { ...PHONE, kept: stonesMatch({ position: "8/8/8/8/4s3/8/2S5/8 w", moves: ["c2xf5"] }) });
  await page.getByTestId("status").getByText(/draw|wins/i).waitFor();
  await page.getByTestId("review").tap();
  await page.getByTestId("review-summary").getByText(/White/).waitFor();
});

test("a link holds the game, and opens it in another browser", async (t) => {
  const page = await open(t, { kept: stonesMatch({ moves: MOVES }) });
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByTestId("more").click();
  await page.getByTestId("menu-share").click();
  await page.getByTestId("copy-link").click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await open(t, { hash: new URL(link).hash });
  await boardOf(other).waitFor((position) => position === after(MOVES));
});

test("a link that was cut is said, and the game stays", async (t) => {
  const link = await linkOf(MOVES);
  for (const rest of [0.4, 0.8, 0.97]) {
    const hash = link.slice(0, Math.floor(rest * link.length));
    const page = await open(t, { hash, kept: stonesMatch({ moves: MOVES.slice(0, 1) }) });
    await page.getByTestId("notice").getByText("This link is damaged. Your own game is unchanged.").waitFor();
    assert.equal(await boardOf(page).position(), after(MOVES.slice(0, 1)));
    assert.ok(!page.url().includes("game="), "a reload goes on with the own game");
  }
});

test("where copying is not allowed, that is said, with what can be done instead", async (t) => {
  for (const deny of [
    () => (navigator.clipboard.writeText = () => Promise.reject(new DOMException("denied", "NotAllowedError"))),
    () => Object.defineProperty(navigator, "clipboard", { value: undefined }),
  ]) {
    const page = await open(t, { kept: stonesMatch({ moves: MOVES }) });
    await page.evaluate(deny);
    await page.getByTestId("more").click();
    await page.getByTestId("menu-share").click();
    for (const copy of ["copy-link", "copy-record"]) {
      await page.getByTestId(copy).click();
      await page.getByTestId("notice").getByText("The browser does not allow copying.").waitFor();
      await page.getByTestId("close-notice").click();
    }
    assert.equal(await boardOf(page).position(), after(MOVES));
  }
});

test("a broken link is said, and the game stays", async (t) => {
  const page = await open(t, { hash: "#game=broken", kept: stonesMatch({ moves: MOVES }) });
  await page.getByTestId("notice").waitFor();
  assert.equal(await boardOf(page).position(), after(MOVES));
});

test("a full storage is said, and the game goes on", async (t) => {
  const page = await open(t, { kept: stonesMatch() });
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await boardOf(page).click("a1", "d4");
  await boardOf(page).waitFor((position) => position === after(["a1-d4"]));
  await page.getByTestId("notice").waitFor();
});

test("in a full storage the oldest games make room for the one that is left", async (t) => {
  const old = (left) => ({ kind: "stones", left, moves: 1, record: `${left}${"x".repeat(1_000_000)}` });
  const page = await open(t, { kept: { ...stonesMatch({ moves: MOVES }), games: [old(4), old(3), old(2), old(1)] } });
  // The rest of the storage is filled up.
  await page.evaluate(() => {
    for (let part = "x".repeat(1_000_000); part.length > 1; part = part.slice(part.length / 2)) {
      try {
        for (let i = 0; ; i++) localStorage.setItem(`filler ${part.length} ${i}`, part);
      } catch {}
    }
  });
  await page.getByTestId("new-game").click();
  await page.getByTestId("start").click();
  await boardOf(page).waitFor((position) => position === after([]));
  const lefts = await page.evaluate(() => JSON.parse(localStorage.getItem("stones-dice/games")).map(({ left }) => left));
  assert.deepEqual([lefts.length, lefts.slice(1)], [4, [4, 3, 2]]);
});

test("a record is read from a file, also a damaged one up to its fault", async (t) => {
  const page = await open(t, { kept: stonesMatch() });
  const game = new stones.Game();
  for (const move of MOVES) game.push(move);
  await load(page, game.record());
  await boardOf(page).waitFor((position) => position === after(MOVES));
  await load(page, game.record().replace("d4xf6", "d4xf7"));
  await page.getByTestId("notice").waitFor();
  await boardOf(page).waitFor((position) => position === after(MOVES.slice(0, 2)));
});

test("a file that is dropped on the page is opened there", async (t) => {
  const page = await open(t, { hash: "#rules/stones", kept: stonesMatch() });
  const game = new stones.Game();
  for (const move of MOVES) game.push(move);
  const dropped = await page.evaluate((record) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([record], "game.txt"));
    const drop = (type) => document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
    return [drop("dragover"), drop("drop")];
  }, game.record());
  assert.deepEqual(dropped, [false, false], "the browser shall not open the file");
  await page.locator("main.play").waitFor();
  await boardOf(page).waitFor((position) => position === after(MOVES));
});

test("a file that is too large is refused, and a mended file of the same name is opened", async (t) => {
  const page = await open(t, { kept: stonesMatch() });
  await load(page, "x".repeat(2_000_001));
  await page.getByTestId("notice").getByText("too large").waitFor();
  const game = new stones.Game();
  for (const move of MOVES) game.push(move);
  await choose(page, game.record());
  await boardOf(page).waitFor((position) => position === after(MOVES));
});

/** The end of a link to the game of these moves. */
async function linkOf(moves) {
  const game = new stones.Game();
  for (const move of moves) game.push(move);
  const packed = new Blob([game.record()]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  return `#game=${Buffer.from(await new Response(packed).arrayBuffer()).toString("base64url")}`;
}

async function load(page, record) {
  await page.getByTestId("more").click();
  await page.getByTestId("menu-share").click();
  await choose(page, record);
}

async function choose(page, record) {
  await page.getByTestId("open-file").setInputFiles({ name: "game.txt", mimeType: "text/plain", buffer: Buffer.from(record) });
}
