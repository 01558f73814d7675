/** Leaves the comments of the texts out of the page: they are for translators. */
import type { Plugin } from "vite";

const START = "export default ";

export function withoutComments(): Plugin {
  return {
    name: "without-comments",
    transform(code, id) {
      if (!id.endsWith(".ftl?raw") || !code.startsWith(START)) return null;
      const text = JSON.parse(code.slice(START.length)) as string;
      const kept = text.split("\n").filter((line) => !line.startsWith("#"));
      return { code: START + JSON.stringify(kept.join("\n")), map: null };
    },
  };
}
