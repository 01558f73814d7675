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

/** Seconds after which a passing notice goes by itself: longer if there is something to choose. */
const SECONDS = { plain: 6, withActions: 12 };

const shown = signal<Notice | null>(null);
const said = signal("");
let passing: ReturnType<typeof setTimeout> | undefined;

/** Shows a sentence until it is closed, or another one comes. */
export function notify(sentence: string): void {
  show({ sentence, actions: [] });
}

/** Shows a sentence for some seconds, or until the match goes on. */
export function notifyBriefly(sentence: string, actions: readonly NoticeAction[] = []): void {
  show({ sentence, actions });
  passing = setTimeout(close, 1000 * (actions.length > 0 ? SECONDS.withActions : SECONDS.plain));
}

/** Takes away a notice that would go by itself. */
export function endBriefNotice(): void {
  if (passing !== undefined) close();
}

function show(notice: Notice | null): void {
  clearTimeout(passing);
  passing = undefined;
  shown.value = notice;
}

function close(): void {
  show(null);
}

/** Shows a sentence until the next press of a key or a pointer. */
export function notifyBriefly(sentence: string): void {
  notify(sentence);
  const dismiss = () => {
    if (shown.value === sentence) shown.value = null;
  };
  for (const press of ["pointerdown", "keydown"]) addEventListener(press, dismiss, { once: true, capture: true });
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
