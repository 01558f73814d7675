import { defineConfig } from "vite";

export default defineConfig({
  base: "./",
  build: { target: "es2022", assetsInlineLimit: 0 },
  worker: { format: "es" },
  // The texts are those of the repository, and the package is a link to its folder.
  server: { fs: { allow: [".."] } },
});
