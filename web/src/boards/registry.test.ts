// The folders of the boards, as they lie there: whoever adds one is told here what it lacks.
import { describe, expect, test } from "vitest";
import { coverOf } from "../art/covers";
import { LANGUAGES, loadBundle } from "../words/words";
import { boardOf, everythingOf, GAMES, guideOf } from "./registry";

const files = Object.keys(import.meta.glob(["./*/*", "./*/glyphs/*", "./*/words/*"]));
const sheets = import.meta.glob<string[]>("./*/art-sheet.json", { import: "default", eager: true });
const sources = import.meta.glob<string>(["./**/*.svelte", "../table/*.svelte"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const explained = import.meta.glob<Record<string, string>>("./*/about.ts", {
  import: "RULES",
  eager: true,
});
const rulebooks = import.meta.glob<string>("../../../src/ludotheque/games/*/rulebook/en.md", {
  query: "?raw",
  import: "default",
  eager: true,
});
const bundles = await Promise.all(LANGUAGES.map((language) => loadBundle(language)));

const folders = [...new Set(files.map((path) => path.split("/")[1]!))];

/** What the guide of a game can point at: on its own board, or beside any board. */
function marksOf(game: string): Set<string> {
  const seen = Object.entries(sources).filter(([path]) =>
    [`./${game}/`, "../table/"].some((folder) => path.startsWith(folder)),
  );
  const marks = seen.flatMap(([, text]) => [...text.matchAll(/data-guide=\{?[^">]*"([\w-]+)"/g)]);
  return new Set(marks.map(([, mark]) => mark!));
}

test("every folder is a board", () => {
  expect(folders.length).toBeGreaterThan(0);
  expect([...GAMES].sort()).toEqual(folders.sort());
});

test("a game without a folder has no board, no guide and no view of everything", async () => {
  expect(await boardOf("chess")).toBeNull();
  expect(await guideOf("chess")).toBeNull();
  expect(await everythingOf("chess")).toBeNull();
  expect(coverOf("chess")).toBe("");
});

describe.each(GAMES)("%s", (game) => {
  const has = (name: string): boolean => files.includes(`./${game}/${name}`);

  test("has the files that every board has", () => {
    const wanted = ["Board.svelte", "table.ts", "pictures.ts", "guide.ts", "everything.ts"];
    const words = LANGUAGES.map((language) => `words/${language}.ftl`);
    const lacking = [...wanted, ...words, "cover.svg", "art-sheet.json"].filter((n) => !has(n));
    expect(lacking).toEqual([]);
  });

  test("draws its board and its cover", async () => {
    expect(await boardOf(game)).toBeTypeOf("function");
    expect(coverOf(game)).toContain("<svg");
  }, 30_000);

  test("shows pictures on the art sheet that it has, as many as fit", () => {
    const shown = sheets[`./${game}/art-sheet.json`]!;
    expect(shown.filter((name) => !has(`glyphs/${name}.svg`))).toEqual([]);
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.length).toBeLessThanOrEqual(5);
  });

  test.runIf(has("about.ts"))("explains its things in every language, by rules that are", () => {
    const rulebook = Object.entries(rulebooks).find(([path]) => path.includes(`/${game}/`))![1];
    for (const [thing, rule] of Object.entries(explained[`./${game}/about.ts`]!)) {
      const key = `${game}-page-about-${thing}`;
      for (const bundle of bundles) expect(bundle.hasMessage(key), key).toBe(true);
      expect(rulebook, thing).toContain(`**${rule}**`);
    }
  });

  test("guides through a first turn in every language, pointing at what is there", async () => {
    const steps = (await guideOf(game))!;
    const marks = marksOf(game);
    expect(steps.length).toBeGreaterThan(0);
    for (const { say, show } of steps) {
      for (const bundle of bundles) expect(bundle.hasMessage(say), say).toBe(true);
      if (show) expect([...marks], say).toContain(show);
    }
  });
});
