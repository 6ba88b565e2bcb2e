// The book of Above and Below as `virtual:book/<language>`: one lazily loaded module a language.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse } from "smol-toml";
import type { Plugin } from "vite";

const SHELF = new URL("../../src/ludotheque/games/above_and_below/data/book/", import.meta.url);
const NAME = /^\0?virtual:book\/([a-z]+)$/;

/** All paragraphs of a language by their number. */
function read(language: string, watch: (file: string) => void): Record<string, unknown> {
  const folder = new URL(`${language}/`, SHELF);
  const pages = readdirSync(folder).filter((name) => name.endsWith(".toml"));
  return Object.assign(
    {},
    ...pages.map((name) => {
      const page = fileURLToPath(new URL(name, folder));
      watch(page);
      return parse(readFileSync(page, "utf-8"));
    }),
  );
}

export function book(): Plugin {
  return {
    name: "book",
    resolveId: (id) => (NAME.test(id) ? `\0${id}` : undefined),
    load(id) {
      const language = NAME.exec(id)?.[1];
      if (!language || !id.startsWith("\0")) return undefined;
      const told = read(language, (file) => this.addWatchFile(file));
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(told))});`;
    },
  };
}
