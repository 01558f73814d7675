export const files = import.meta.glob<string>(
  "../../../texts/ru/{session,stones,dice-race,stones-rules,dice-race-rules,tutorial,stones-lessons,dice-race-lessons,web}.ftl",
  { eager: true, query: "?raw", import: "default" },
);
