/** Lets the browser fetch the WebAssembly module together with the scripts, not after them. */
import type { Plugin } from "vite";

export function preloadModule(): Plugin {
  return {
    name: "preload-module",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle = {} }) {
        const modules = Object.keys(bundle).filter((name) => name.endsWith(".wasm"));
        return modules.map((name) => ({
          tag: "link",
          attrs: { rel: "preload", href: `./${name}`, as: "fetch", type: "application/wasm", crossorigin: "" },
          injectTo: "head" as const,
        }));
      },
    },
  };
}
