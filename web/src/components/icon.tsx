const PATHS = {
  new: "M12 5v14M5 12h14",
  learn: "M3 7l9-4 9 4-9 4zM7 9v6c3 2.5 7 2.5 10 0V9M21 7v6",
  rules: "M5 4h10a3 3 0 0 1 3 3v13H8a3 3 0 0 1-3-3zM9 9h5M9 13h5",
  settings: "M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5",
  undo: "M9 6L4 11l5 5M4 11h9a6 6 0 0 1 6 6v1",
  redo: "M15 6l5 5-5 5M20 11h-9a6 6 0 0 0-6 6v1",
  hint: "M9 18h6M10 21h4M12 3a6 6 0 0 0-4 10.5c.8.8 1 1.5 1 2.5h6c0-1 .2-1.7 1-2.5A6 6 0 0 0 12 3z",
  review: "M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5L21 21M8 10.5l2 2 3.5-4",
  moves: "M4 6h3M10 6h10M4 12h3M10 12h10M4 18h3M10 18h10",
  more: "M5 12h.01M12 12h.01M19 12h.01",
  close: "M6 6l12 12M18 6L6 18",
  flip: "M8 4v16M8 20l-4-4M8 20l4-4M16 20V4M16 4l-4 4M16 4l4 4",
  swap: "M4 8h15M15 4l4 4-4 4M20 16H5M9 12l-4 4 4 4",
  resign: "M6 21V4M6 4c5-2 7 3 12 1v9c-5 2-7-3-12-1",
  draw: "M4 9h16M4 15h16",
  share: "M12 15V3M8 7l4-4 4 4M5 12v8h14v-8",
  analysis: "M4 20V10M10 20V4M16 20v-7M21 20H3",
  first: "M18 6l-7 6 7 6M8 6v12",
  back: "M15 5l-7 7 7 7",
  forth: "M9 5l7 7-7 7",
  last: "M6 6l7 6-7 6M16 6v12",
  computer: "M4 5h16v11H4zM9 20h6M12 16v4",
  person: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21c1-5 15-5 16 0",
} as const;

export type IconName = keyof typeof PATHS;

/** A picture beside or instead of a text, which screen readers skip. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}
