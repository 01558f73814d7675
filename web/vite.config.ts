import { defineConfig } from "vite";
import { offline } from "./plugins/offline.ts";
import { preloadModule } from "./plugins/preload.ts";
import { withoutComments } from "./plugins/texts.ts";

export default defineConfig({
  base: "./",
  build: { target: "es2022", assetsInlineLimit: 0 },
  worker: { format: "es" },
  plugins: [withoutComments(), preloadModule(), offline()],
  // The texts are those of the repository, and the package is a link to its folder.
  server: { fs: { allow: [".."] } },
});
