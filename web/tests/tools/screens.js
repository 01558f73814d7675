/** The screens of the page, for tests of each. */
import { raceMatch, stonesMatch } from "./matches.js";

export const SCREENS = {
  stones: { kept: stonesMatch({ moves: ["a1-d4", "h8-e5", "d4xf6"] }) },
  "dice race": { kept: raceMatch({ position: "9,0,-,-/5,-,-,- w 6" }) },
  "the end of a game": { kept: stonesMatch({ position: "1S6/8/8/8/8/8/8/s1s5 b" }) },
  lessons: { hash: "#lessons/stones/1" },
  rules: { hash: "#rules/dice-race" },
};
