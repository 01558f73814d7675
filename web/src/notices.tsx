import { signal } from "@preact/signals";
import { Icon } from "./components/icon";
import { text } from "./texts/texts";

/** What can be done about a notice. */
export interface NoticeAction {
  label: string;
  act(): void;
}

interface Notice {
  sentence: string;
  actions: readonly NoticeAction[];
}

/** Milliseconds after which a brief notice goes by itself: longer if there is something to choose. */
const BRIEF = { plain: 6_000, withActions: 12_000 };

const shown = signal<Notice | null>(null);
const said = signal("");

/** Shows a sentence until it is closed, or another one comes. */
export function notify(sentence: string): void {
  shown.value = { sentence, actions: [] };
}

/** Shows a sentence for some seconds; if there is nothing to choose, until the next press of a key or a pointer. */
export function notifyBriefly(sentence: string, actions: readonly NoticeAction[] = []): void {
  const notice = { sentence, actions };
  shown.value = notice;
  const dismiss = () => {
    if (shown.value === notice) close();
  };
  setTimeout(dismiss, actions.length > 0 ? BRIEF.withActions : BRIEF.plain);
  if (actions.length > 0) return;
  for (const press of ["pointerdown", "keydown"]) addEventListener(press, dismiss, { once: true, capture: true });
}

function close(): void {
  shown.value = null;
}

/** Says something to screen readers. */
export function announce(words: string): void {
  said.value = words;
}

export function Announcer() {
  return (
    <div class="visually-hidden" role="status" data-testid="announcer">
      {said}
    </div>
  );
}

/** The sentence that is shown. It stands in an open dialog, since all beside that is out of reach. */
export function Notices() {
  return (
    <div class="notices" role="alert">
      {shown.value !== null && (
        <div class="notice" data-testid="notice">
          <span>{shown.value.sentence}</span>
          {shown.value.actions.map(({ label, act }) => (
            <button
              key={label}
              type="button"
              class="notice-action"
              onClick={() => {
                close();
                act();
              }}
            >
              {label}
            </button>
          ))}
          <button type="button" class="icon-button" aria-label={text("web-close")} data-testid="close-notice" onClick={close}>
            <Icon name="close" />
          </button>
        </div>
      )}
    </div>
  );
}
