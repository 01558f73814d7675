export const files = import.meta.glob<string>(
  "../../../texts/en/{session,stones,dice-race,stones-rules,dice-race-rules,tutorial,stones-lessons,dice-race-lessons,web}.ftl",
  { eager: true, query: "?raw", import: "default" },
);
