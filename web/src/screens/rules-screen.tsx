import { Board } from "../components/board";
import { KINDS, type GameId, type GameKind } from "../games";
import { boardOf, sectionsOf, type Section } from "../games/teaching";
import { addressOf } from "../route";
import { dataText, paragraphs, text } from "../texts/texts";

/** The rules of a game, each section with a board. */
export function RulesScreen({ game }: { game: GameId }) {
  return (
    <main class="page" id="main">
      <GameTabs game={game} screen="rules" />
      <h1>{dataText(`${game}-rules-title`)}</h1>
      {sectionsOf(game).map((section) => (
        <RulesSection key={section.id} kind={KINDS[game]} section={section} />
      ))}
    </main>
  );
}

function RulesSection({ kind, section }: { kind: GameKind; section: Section }) {
  return (
    <section class="rules-section">
      <div>
        <h2>{dataText(section.id)}</h2>
        {paragraphs(dataText(`${section.id}.text`)).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <Board kind={kind} {...boardOf(kind, section)} onMove={() => false} />
    </section>
  );
}

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
