import { COLORS, opponent, type Color } from "../games";

/** A person, or the computer at a level from 1 to 10. */
export type Player = "human" | number;
export type Players = Record<Color, Player>;

export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
export const FIRST_PLAYERS: Players = { white: "human", black: 2 };

export function isPlayers(value: unknown): value is Players {
  if (typeof value !== "object" || value === null) return false;
  const players = value as Partial<Players>;
  const isPlayer = (player: unknown) => player === "human" || LEVELS.some((level) => level === player);
  return COLORS.every((color) => isPlayer(players[color])) && COLORS.some((color) => players[color] === "human");
}

/** The players with their sides swapped. */
export function swapped({ white, black }: Players): Players {
  return { white: black, black: white };
}

/** Whether two people share the board. */
export function isBetweenPeople({ white, black }: Players): boolean {
  return white === "human" && black === "human";
}

/** The side at the bottom of the board: that of the only person, else White. */
export function bottomSide(players: Players): Color {
  return players.white === "human" ? "white" : opponent("white");
}
