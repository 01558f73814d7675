import { signal } from "@preact/signals";
import { isGameId, type GameId } from "./games";
import { LINK_PREFIX } from "./match/share";

/** What the address shows. */
export type Route =
  | { screen: "play" }
  | { screen: "rules"; game: GameId }
  | { screen: "lessons"; game: GameId; lesson: number };

export const route = signal<Route>(read(location.hash));

addEventListener("hashchange", () => {
  if (!location.hash.startsWith(LINK_PREFIX)) route.value = read(location.hash);
});

export function addressOf(to: Route): string {
  switch (to.screen) {
    case "play":
      return "#play";
    case "rules":
      return `#rules/${to.game}`;
    case "lessons":
      return `#lessons/${to.game}/${to.lesson + 1}`;
  }
}

/** Goes to a screen. The browser's Back button returns to the one before. */
export function go(to: Route): void {
  location.hash = addressOf(to);
}

function read(hash: string): Route {
  const [screen, game, number] = hash.replace(/^#/, "").split("/");
  if (screen === "rules" && isGameId(game)) return { screen, game };
  if (screen === "lessons" && isGameId(game)) return { screen, game, lesson: Math.max(1, Math.trunc(Number(number)) || 1) - 1 };
  return { screen: "play" };
}
