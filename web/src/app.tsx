import { useLayoutEffect } from "preact/hooks";
import { Icon } from "./components/icon";
import { GAME_IDS, KINDS } from "./games";
import { match, switchGame } from "./match/current";
import { Announcer, Notices } from "./notices";
import { addressOf, go, route, type Route } from "./route";
import { LessonsScreen } from "./screens/lessons-screen";
import { PlayDialogs, PlayScreen } from "./screens/play/play-screen";
import { dialog, isPanelOpen } from "./screens/play/view";
import { RulesScreen } from "./screens/rules-screen";
import { text } from "./texts/texts";

export function App() {
  return (
    <>
      <Header />
      <Screen />
      <PlayDialogs />
      {dialog.value === null && <Notices />}
      <Announcer />
    </>
  );
}

function Screen() {
  const shown = route.value;
  const address = addressOf(shown);
  useLayoutEffect(() => scrollTo(0, 0), [address]);
  switch (shown.screen) {
    case "play":
      return <PlayScreen />;
    case "rules":
      return <RulesScreen game={shown.game} />;
    case "lessons":
      return <LessonsScreen game={shown.game} lesson={shown.lesson} />;
  }
}

function Header() {
  const { id: game, name } = match.value.kind;
  const isAt = (screen: Route["screen"]) => (route.value.screen === screen ? "page" : undefined);
  return (
    <header class="header">
      <a class="title" href={addressOf({ screen: "play" })} aria-current={isAt("play")}>
        {name()}
      </a>
      <SwitchGame />
      <nav aria-label={text("web-main-menu")}>
        <button
          type="button"
          data-testid="new-game"
          title={text("web-new-game")}
          onClick={() => {
            go({ screen: "play" });
            dialog.value = "new";
          }}
        >
          <Icon name="new" />
          <span>{text("web-new-game")}</span>
        </button>
        <a href={addressOf({ screen: "lessons", game, lesson: 0 })} aria-current={isAt("lessons")} data-testid="learn" title={text("web-learn")}>
          <Icon name="learn" />
          <span>{text("web-learn")}</span>
        </a>
        <a href={addressOf({ screen: "rules", game })} aria-current={isAt("rules")} data-testid="rules" title={text("web-rules")}>
          <Icon name="rules" />
          <span>{text("web-rules")}</span>
        </a>
        <button type="button" data-testid="settings" title={text("web-settings")} onClick={() => (dialog.value = "settings")}>
          <Icon name="settings" />
          <span>{text("web-settings")}</span>
        </button>
      </nav>
    </header>
  );
}

/** Leads to the other game, as it was left. */
function SwitchGame() {
  const other = GAME_IDS.find((id) => id !== match.value.kind.id)!;
  const name = KINDS[other].name();
  const label = text("web-other-game", { game: name });
  return (
    <button
      type="button"
      class="switch-game"
      aria-label={label}
      title={label}
      data-testid="switch-game"
      onClick={() => {
        switchGame(other);
        isPanelOpen.value = false;
        go({ screen: "play" });
      }}
    >
      <Icon name="swap" />
      <span>{name}</span>
    </button>
  );
}
