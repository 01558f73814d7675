/** Makes the built page work offline: writes its service worker, which knows every file of the page. */
import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const read = (path: string) => readFileSync(new URL(path, import.meta.url));

export function offline(): Plugin {
  return {
    name: "offline",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const files = new Map<string, string | Uint8Array>();
        for (const [name, file] of Object.entries(bundle)) {
          files.set(name, file.type === "chunk" ? file.code : file.source);
        }
        for (const name of publicFiles()) files.set(name, read(`../public/${name}`));

        const hash = createHash("sha256");
        for (const [name, content] of files) hash.update(name).update(content);
        const source = read("service-worker.js")
          .toString()
          .replace("__VERSION__", JSON.stringify(hash.digest("hex").slice(0, 16)))
          .replace("__FILES__", JSON.stringify([...files.keys()].sort()));
        this.emitFile({ type: "asset", fileName: "service-worker.js", source });
      },
    },
  };
}

function publicFiles(): string[] {
  const root = fileURLToPath(new URL("../public", import.meta.url));
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => relative(root, join(parentPath, name)));
}
