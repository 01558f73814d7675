/** Modules of the page in Node, as Vite compiles them. */
import { after } from "node:test";
import { createServer } from "vite";

const server = await createServer({
  configFile: new URL("../../vite.config.ts", import.meta.url).pathname,
  root: new URL("../..", import.meta.url).pathname,
  logLevel: "error",
  server: { middlewareMode: true, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true, include: [] },
});
after(() => server.close());

/** A module of `src/`. */
export function load(path) {
  return server.ssrLoadModule(`/src/${path}`);
}
