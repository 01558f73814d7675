/** Writes the pictures of the page for the README: `node tests/pictures.js`, after a build. */
import { mkdirSync } from "node:fs";
import { test } from "node:test";
import { boardOf, open } from "./tools/browser.js";
import { raceMatch, stonesMatch } from "./tools/matches.js";

const folder = new URL("../../docs/pictures/", import.meta.url).pathname;
mkdirSync(folder, { recursive: true });

const PHONE = { viewport: { width: 360, height: 640 }, deviceScaleFactor: 1.5 };
const AGAINST_COMPUTER = { white: "human", black: 3 };
const MOVES = ["a1-d4", "h8-e5", "d4xf6", "g8-h7", "e1-c3", "b8-d6", "b1-c2", "d6^f4"];

test("Stones!", async (t) => {
  const page = await open(t, { ...PHONE, kept: stonesMatch({ moves: MOVES, players: AGAINST_COMPUTER }) });
  await boardOf(page).cell("c3").click();
  await page.screenshot({ path: `${folder}page-stones.png` });
});

test("the dice race", async (t) => {
  const kept = { ...raceMatch({ position: "30,23,9,-/26,15,5,- w 4", players: AGAINST_COMPUTER }), settings: { theme: "dark", moves: "all" } };
  const page = await open(t, { ...PHONE, kept });
  await page.screenshot({ path: `${folder}page-dice-race.png` });
});
