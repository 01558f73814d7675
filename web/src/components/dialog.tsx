import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { Notices } from "../notices";
import { text } from "../texts/texts";
import { Icon } from "./icon";

interface Props {
  title: string;
  onClose(): void;
  children: ComponentChildren;
}

/** A modal dialog, open as long as it is shown. Escape and a click beside it close it. */
export function Dialog({ title, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget>(null);
  const heading = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      onClose={onClose}
      onPointerDown={(event) => (pressed.current = event.target)}
      onClick={({ target }) => target === dialog.current && target === pressed.current && onClose()}
    >
      <div class="dialog-body">
        <header>
          <h2 id={heading}>{title}</h2>
          <button type="button" class="icon-button" aria-label={text("web-close")} onClick={onClose}>
            <Icon name="close" />
          </button>
        </header>
        {children}
      </div>
      <Notices />
    </dialog>
  );
}
