import { KINDS, type GameId } from "../games";
import { addressOf } from "../route";
import { text } from "../texts/texts";

/** The same screen for the other game. */
export function GameTabs({ game, screen }: { game: GameId; screen: "rules" | "lessons" }) {
  return (
    <nav class="tabs" aria-label={text("web-game")}>
      {Object.values(KINDS).map(({ id, name }) => (
        <a
          key={id}
          href={addressOf(screen === "rules" ? { screen, game: id } : { screen, game: id, lesson: 0 })}
          aria-current={id === game ? "page" : undefined}
        >
          {name()}
        </a>
      ))}
    </nav>
  );
}
