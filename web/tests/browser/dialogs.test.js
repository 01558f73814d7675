import assert from "node:assert/strict";
import { test } from "node:test";
import { stones } from "stones-dice";
import { PHONE, SMALL_PHONE, boardOf, open } from "../tools/browser.js";
import { raceMatch, stonesMatch } from "../tools/matches.js";

test("a new game has the chosen game, opponent, side and rules", async (t) => {
  const page = await open(t);
  await page.getByTestId("new-game").click();
  await page.getByRole("radio", { name: "The dice race" }).check();
  await page.getByRole("radio", { name: "Black" }).check();
  await page.getByRole("slider").fill("3");
  await page.getByText("Level 3: casual player").waitFor();
  await page.getByText("Rule options").click();
  await page.getByRole("radio", { name: "2", exact: true }).check();
  await page.getByTestId("start").click();
  await page.getByTestId("side-white").getByText("Level 3").waitFor();
  await page.getByTestId("side-black").getByText("You").waitFor();
  // The computer may have moved by now.
  assert.match(await boardOf(page).position(), /^\d+,-\/0,- /);
  assert.equal(await boardOf(page).element.evaluate((board) => board.orientation), "black");
  await boardOf(page).waitFor((position) => position.endsWith("b ?"), "the computer's first move");
});

test("a small board of Stones! between two people", async (t) => {
  const page = await open(t, PHONE);
  await page.getByTestId("new-game").tap();
  await page.getByRole("radio", { name: "A person on this device" }).check();
  await page.getByRole("radio", { name: "4×4" }).check();
  await page.getByTestId("start").tap();
  await boardOf(page).waitFor((position) => position === "ssss/4/4/SSSS w");
});

test("a game that makes room for another one is kept, and can be opened again", async (t) => {
  const page = await open(t, { kept: stonesMatch({ moves: ["a1-d4", "h8-e5"] }) });
  const before = await boardOf(page).position();
  await page.getByTestId("new-game").click();
  await page.getByTestId("start").click();
  await boardOf(page).waitFor((position) => position !== before, "a new game");
  await page.getByTestId("more").click();
  await page.getByTestId("menu-share").click();
  await page.getByRole("button", { name: /Stones!.*2 moves/ }).click();
  await boardOf(page).waitFor((position) => position === before, before);
});

test("a game under way is kept when a new one starts: the dialog says so, and the way back is shown", async (t) => {
  const players = { white: 2, black: "human" };
  const page = await open(t, { ...PHONE, kept: stonesMatch({ moves: ["a1-d4"], players }) });
  const before = await boardOf(page).position();
  await page.getByTestId("moves").tap();
  await page.locator(".panel.open").waitFor();
  await page.getByTestId("new-game").tap();
  await page.getByText("The game on the board is kept: Save and share, Earlier games.").waitFor();
  await page.getByTestId("start").tap();
  await boardOf(page).waitFor((position) => position !== before, "a new game");
  assert.equal(await page.locator(".panel.open").count(), 0, "the panel covers the new game");
  await page.getByRole("button", { name: "Back to it" }).tap();
  await boardOf(page).waitFor((position) => position === before, before);
  await page.getByTestId("side-white").getByText("Level 2").waitFor();
});

test("the dialog of a new game says nothing of a game that has not begun, and Start is always in sight", async (t) => {
  const page = await open(t, { ...SMALL_PHONE, kept: stonesMatch() });
  await page.getByTestId("new-game").tap();
  await page.getByText("Rule options").tap();
  const { y, height } = await page.getByTestId("start").boundingBox();
  assert.ok(y >= 0 && y + height <= SMALL_PHONE.viewport.height, `Start at ${y}`);
  assert.equal(await page.getByText("The game on the board is kept").count(), 0);
});

test("a record is pasted, and what is no record is said", async (t) => {
  const page = await open(t, { kept: stonesMatch() });
  await page.getByTestId("more").click();
  await page.getByTestId("menu-share").click();
  await page.getByTestId("pasted").fill("hello");
  await page.getByTestId("open-pasted").click();
  await page.getByTestId("notice").getByText("There is no game in this text.").waitFor();
  await page.getByTestId("pasted").fill('[Game "Dice race"]\n[Result "*"]\n\n1. 3:a1-d1 *\n');
  await page.getByTestId("open-pasted").click();
  await boardOf(page).waitFor((position) => position === "3,-,-,-/0,-,-,- b ?");
});

test("a notice can be read and closed while a dialog is open", async (t) => {
  const page = await open(t, { ...PHONE, kept: stonesMatch() });
  await page.getByTestId("more").tap();
  await page.getByTestId("menu-share").tap();
  await page.getByTestId("pasted").fill("hello");
  await page.getByTestId("open-pasted").tap();
  await page.getByTestId("notice").getByRole("button").tap();
  await page.getByTestId("notice").waitFor({ state: "detached" });
  assert.ok(await page.getByRole("dialog").isVisible());
});

test("a click beside a dialog closes it, text that is selected beyond its border does not", async (t) => {
  const page = await open(t, { kept: stonesMatch() });
  await page.getByTestId("more").click();
  await page.getByTestId("menu-share").click();
  await page.getByTestId("pasted").fill("hello");
  const { x, y } = await page.getByTestId("pasted").boundingBox();
  await page.mouse.move(x + 40, y + 15);
  await page.mouse.down();
  await page.mouse.move(30, y + 15, { steps: 4 });
  await page.mouse.up();
  assert.ok(await page.getByTestId("pasted").isVisible());
  await page.mouse.click(30, y + 15);
  await page.getByRole("dialog").waitFor({ state: "detached" });
});

test("the language that was chosen last is shown, also if another one comes later", async (t) => {
  const page = await open(t);
  await page.route(/\/gu-.*\.js/, async (route) => {
    await page.waitForTimeout(500);
    await route.continue();
  });
  await page.getByTestId("settings").click();
  const late = page.waitForResponse(/\/gu-.*\.js/);
  await page.getByTestId("language").selectOption("gu");
  await page.getByTestId("language").selectOption("ru");
  await late;
  await page.waitForTimeout(100);
  assert.equal(await page.locator("html").getAttribute("lang"), "ru");
  assert.ok(await page.getByRole("button", { name: "Новая игра", includeHidden: true }).first().isVisible());
});

test("a language that cannot be loaded is said, and the page stays as it was", async (t) => {
  const page = await open(t, { serviceWorkers: "block" });
  await page.route(/\/gu-.*\.js/, (route) => route.fulfill({ contentType: "text/javascript", body: "throw new Error()" }));
  await page.getByTestId("settings").click();
  await page.getByTestId("language").selectOption("gu");
  await page.getByTestId("notice").getByText("This language could not be loaded.").waitFor();
  assert.equal(await page.locator("html").getAttribute("lang"), "en");
});

test("resigning is asked, and ends the game", async (t) => {
  const page = await open(t, { kept: stonesMatch({ moves: ["a1-d4"] }) });
  await page.getByTestId("more").click();
  await page.getByTestId("menu-resign").click();
  await page.getByTestId("resign-yes").click();
  await page.getByTestId("status").getByText("White wins").waitFor();
  await page.getByTestId("undo").click();
  await page.getByTestId("status").getByText("Black to move").waitFor();
});

test("two people agree on a draw", async (t) => {
  const page = await open(t, { kept: stonesMatch({ moves: ["a1-d4"] }) });
  await page.getByTestId("more").click();
  await page.getByTestId("menu-draw").click();
  await page.getByTestId("status").getByText("Draw Both sides agreed to a draw after 1 move.").waitFor();
});

test("the computer accepts a draw if it stands worse, and declines if it stands better", async (t) => {
  const offer = async (position) => {
    const page = await open(t, { kept: stonesMatch({ position, players: { white: "human", black: 2 } }) });
    await page.getByTestId("more").click();
    await page.getByTestId("menu-draw").getByText("Offer a draw").click();
    return page;
  };
  const worse = await offer("2SS4/8/8/8/8/6s1/8/S7 w");
  await worse.getByTestId("status").getByText("Both sides agreed to a draw").waitFor();
  const better = await offer("s7/8/6S1/8/8/8/8/2ss4 w");
  await better.getByTestId("notice").getByText("The computer declines the draw: it stands better.").waitFor();
  await better.getByTestId("status").getByText("White to move").waitFor();
});

test("after a game, a rematch has the same rules, and the sides are swapped", async (t) => {
  const end = { position: "8/8/8/8/4s3/8/2S5/8 w", moves: ["c2xf5"] };
  const page = await open(t, { kept: stonesMatch({ ...end, players: { white: "human", black: 2 } }) });
  await page.getByTestId("rematch").click();
  await page.getByTestId("side-white").getByText("Level 2").waitFor();
  await page.getByTestId("side-black").getByText("You").waitFor();
  await boardOf(page).waitFor((position) => position.endsWith(" b"), "the computer's first move");
  await page.getByTestId("more").click();
  await page.getByTestId("menu-share").click();
  await page.locator(".kept").getByRole("button", { name: "1 move" }).waitFor();

  const shared = await open(t, { kept: stonesMatch({ ...end }) });
  await shared.getByTestId("again").click();
  await shared.getByRole("dialog").waitFor();
  await shared.keyboard.press("Escape");
  await shared.getByTestId("rematch").click();
  await shared.getByTestId("status").getByText("White to move").waitFor();
});

test("Space rolls and passes", async (t) => {
  const page = await open(t, { kept: raceMatch({ position: "27,26,-,-/5,-,-,- w 5" }) });
  await page.keyboard.press("Space");
  await boardOf(page).waitFor((position) => position.endsWith("b ?"), "Black's turn");
  await page.keyboard.press("Space");
  await boardOf(page).waitFor((position) => /b [1-6]$/.test(position), "a roll");
});

test("the board turns to the side to move, between two people who want that", async (t) => {
  const page = await open(t, { kept: { ...stonesMatch(), settings: { turnsBoard: true } } });
  const orientation = () => boardOf(page).element.evaluate((board) => board.orientation);
  assert.equal(await orientation(), "white");
  await boardOf(page).click("a1", "d4");
  await page.waitForFunction(() => document.querySelector("stones-board").orientation === "black");
});

test("settings are kept", async (t) => {
  const page = await open(t);
  await page.getByTestId("settings").click();
  await page.getByRole("radio", { name: "Dark" }).check();
  await page.getByTestId("language").selectOption("ru");
  await page.getByRole("button", { name: "Новая игра" }).first().waitFor();
  await page.reload();
  await page.locator('html[lang="ru"][data-theme="dark"]').waitFor();
});

test("every move is announced", async (t) => {
  const page = await open(t, { kept: stonesMatch({ moves: ["a1-d4", "h8-e5"] }) });
  await boardOf(page).click("d4", "f6");
  await page.getByTestId("announcer").getByText("White plays d4xf6, which pins e5. Black to move.").waitFor({ state: "attached" });
});

test("a dialog gives the focus back", async (t) => {
  const page = await open(t);
  await page.getByTestId("settings").focus();
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  assert.equal(await page.evaluate(() => document.activeElement?.dataset.testid), "settings");
});

test("a match that cannot be read is set aside, and said", async (t) => {
  const damaged = { kind: "stones", game: { moves: 7 }, players: null };
  const page = await open(t, { kept: { match: damaged, settings: "?", games: [{}], lessons: 3 } });
  await page.getByTestId("notice").getByText("cannot be read").waitFor();
  assert.equal(await boardOf(page).position(), String(new stones.Position()));
  const aside = await page.evaluate(() => localStorage.getItem("stones-dice/match-unreadable"));
  assert.deepEqual(JSON.parse(aside), damaged);
});
