import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { toml } from "./plugins/toml.ts";

const server = process.env.LUDOTHEQUE_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), toml()],
  // The words are those of the package: one set of files for the terminal and the page.
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: server, ws: true } } },
  build: {
    outDir: "../src/ludotheque/table/static",
    emptyOutDir: true,
    target: "es2022",
    // A strict content policy refuses data: addresses and inline scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  test: { include: ["src/**/*.test.ts"] },
});
