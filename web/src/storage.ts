import { signal } from "@preact/signals";

const PREFIX = "stones-dice/";

/** Whether the browser refused to keep something: its storage is full or switched off. */
export const storageFailed = signal(false);

/** What was kept under this name; `null` if there is nothing, or nothing that can be read. */
export function load(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + name) ?? "null");
  } catch {
    return null;
  }
}

/** Keeps a value. Whether that works is in `storageFailed`, and is returned. */
export function keep(name: string, value: unknown): boolean {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
    storageFailed.value = false;
  } catch {
    storageFailed.value = true;
  }
  return !storageFailed.peek();
}

/** Calls a function with what another tab keeps under this name, also if that came while this one was asleep. */
export function followStored(name: string, act: (value: unknown) => void): void {
  addEventListener("storage", ({ key }) => {
    if (key === PREFIX + name) act(load(name));
  });
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) act(load(name));
  });
}

/** Keeps what cannot be read under another name, before it is overwritten. `false` if there is nothing. */
export function setAside(name: string): boolean {
  try {
    const found = localStorage.getItem(PREFIX + name);
    if (found === null) return false;
    localStorage.setItem(`${PREFIX}${name}-unreadable`, found);
    return true;
  } catch {
    return false;
  }
}
