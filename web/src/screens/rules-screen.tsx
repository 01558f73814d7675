import { Board } from "../components/board";
import { KINDS, type GameId, type GameKind } from "../games";
import { boardOf, sectionsOf, type Section } from "../games/teaching";
import { dataText, paragraphs } from "../texts/texts";
import { GameTabs } from "./game-tabs";

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
          <p key={paragraph}>{withNames(kind, paragraph)}</p>
        ))}
      </div>
      <Board kind={kind} {...boardOf(kind, section)} onMove={() => false} />
    </section>
  );
}

/** A paragraph in which the names of rules, such as `far-half`, are those of the dialog of a new game. */
function withNames({ ruleOptions }: GameKind, paragraph: string) {
  return paragraph.split("`").map((part, index) => {
    if (index % 2 === 0) return part;
    const option = ruleOptions.find(({ values }) => values.includes(part));
    return <q key={index}>{option ? option.valueLabel(part) : part}</q>;
  });
}
