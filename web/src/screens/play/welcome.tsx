import { effect, signal } from "@preact/signals";
import { Icon } from "../../components/icon";
import { lessonsOf } from "../../games/teaching";
import { match } from "../../match/current";
import { addressOf } from "../../route";
import { keep, load } from "../../storage";
import { text } from "../../texts/texts";

/** Whether this browser has seen no move on the page yet, nor closed the invitation. */
const isNew = signal(load("visited") !== true);

export function hasWelcome(): boolean {
  return isNew.value;
}

/** Invites a newcomer to the lessons, until the first move. */
export function Welcome() {
  const { id: game } = match.value.kind;
  return (
    <div class="welcome" data-testid="welcome">
      <a class="quiet" href={addressOf({ screen: "lessons", game, lesson: 0 })}>
        <span class="welcome-lead">{text("web-new-here")}&nbsp;</span>
        {text("web-learn-in", { lessons: lessonsOf(game).length })}
      </a>
      <button type="button" class="icon-button" aria-label={text("web-close")} data-testid="close-welcome" onClick={endWelcome}>
        <Icon name="close" />
      </button>
    </div>
  );
}

/** Ends the welcome at the first move. */
export function watchFirstMove(): void {
  effect(() => {
    if (isNew.value && match.value.state.value.plies.length > 0) endWelcome();
  });
}

function endWelcome(): void {
  isNew.value = false;
  keep("visited", true);
}
