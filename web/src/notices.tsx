import { signal } from "@preact/signals";
import { Icon } from "./components/icon";
import { text } from "./texts/texts";

const shown = signal<string | null>(null);
const said = signal("");

/** Shows a sentence until it is closed, or another one comes. */
export function notify(sentence: string): void {
  shown.value = sentence;
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
          <span>{shown}</span>
          <button type="button" class="icon-button" aria-label={text("web-close")} onClick={() => (shown.value = null)}>
            <Icon name="close" />
          </button>
        </div>
      )}
    </div>
  );
}
