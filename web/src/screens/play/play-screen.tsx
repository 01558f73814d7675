import { useEffect } from "preact/hooks";
import { opponent } from "../../games";
import { match } from "../../match/current";
import { SettingsDialog } from "../settings-dialog";
import { ChancesBar } from "./analysis";
import { Controls } from "./controls";
import { MatchBoard } from "./match-board";
import { MenuDialog, ResignDialog } from "./menu-dialog";
import { NewGameDialog } from "./new-game";
import { Panel } from "./panel";
import { ShareDialog } from "./share-dialog";
import { Side } from "./side";
import { Status } from "./status";
import { dialog, look, orientation, viewedPly } from "./view";

/** A match: the board, the sides, what goes on, and the panel beside it. */
export function PlayScreen() {
  useEffect(() => {
    addEventListener("keydown", pressKey, { capture: true });
    return () => removeEventListener("keydown", pressKey, { capture: true });
  }, []);
  const below = orientation.value;
  return (
    <main class="play" id="main">
      <h1 class="visually-hidden">{match.value.kind.name()}</h1>
      <div class="table">
        <Side color={opponent(below)} />
        <MatchBoard />
        <ChancesBar />
        <Side color={below} />
        <Status />
        <Controls />
      </div>
      <Panel />
    </main>
  );
}

export function PlayDialogs() {
  const close = () => (dialog.value = null);
  switch (dialog.value) {
    case "new":
      return <NewGameDialog onClose={close} />;
    case "settings":
      return <SettingsDialog onClose={close} />;
    case "share":
      return <ShareDialog onClose={close} />;
    case "menu":
      return <MenuDialog onClose={close} />;
    case "resign":
      return <ResignDialog onClose={close} />;
    case null:
      return null;
  }
}

/** Space rolls, or passes; outside the board, the arrows step through the match. */
function pressKey(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || dialog.value !== null) return;
  const { tagName } = event.target as Element;
  const isOnBoard = tagName === match.value.kind.element.toUpperCase();
  if (event.key === " " && (isOnBoard || tagName === "BODY") && match.value.goOn()) return stop(event);
  if (tagName !== "BODY") return;
  const steps: Record<string, number> = { ArrowLeft: viewedPly() - 1, ArrowRight: viewedPly() + 1, Home: 0, End: Infinity };
  const to = steps[event.key];
  if (to === undefined) return;
  look(to);
  stop(event);
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
