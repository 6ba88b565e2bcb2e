import { FluentBundle, FluentResource } from "@fluent/bundle";
import { afterEach, describe, expect, test, vi } from "vitest";
import { isBuiltIn, languageOf, LANGUAGES, loadBundle, Words } from "./words";

const bundle = new FluentBundle("en", { useIsolating: false });
bundle.addResource(
  new FluentResource(`
seat-name = Player { $number }
hello = Hello { $seat }, you have { $things }
event-started = The game begins.
event-moved = Something moved.
refusal-not-now = Not now.
refusal-too-far = Too far.
chess-refusal-too-far = A king goes one step.
chess-event-moved = { $seat } moved to { $to }.
chess-ask-Move = Where to with the { $piece }?
chess-action-move = { $a } to { $b }
chess-action-give = Give { $a } { $all }
chess-rook = Turm
`),
);
const house = new Words("en", bundle);
const words = house.at("chess", ["Anna"]);

describe("words that are missing", () => {
  test("show their key, so that somebody notices", () => {
    expect(words.say("chess-nothing")).toBe("chess-nothing");
    expect(words.has("chess-nothing")).toBe(false);
  });

  test("leave things and actions as the engine calls them", () => {
    expect(words.thing("bishop")).toBe("bishop");
    expect(words.action("castle a1")).toBe("castle a1");
  });

  test("are looked for in the house where the game has none of its own", () => {
    expect(words.event({ key: "started" })).toBe("The game begins.");
    expect(words.refusal("not-now", {})).toBe("Not now.");
    expect(words.refusal("too-far", {})).toBe("A king goes one step.");
    expect(house.at("go", []).refusal("too-far", {})).toBe("Too far.");
  });
});

describe("facts", () => {
  test("that are seats are players' names, others numbers and things", () => {
    expect(words.say("hello", { seat: 0, things: ["rook", "pawn"] })).toBe(
      "Hello Anna, you have Turm, pawn",
    );
    expect(words.say("hello", { seat: 1, things: 3 })).toBe("Hello Player 2, you have 3");
    expect(words.say("hello", { seat: [0, 1], things: "" })).toBe(
      "Hello Anna, Player 2, you have ",
    );
  });

  test("of events and questions are filled in", () => {
    expect(words.event({ key: "moved", seat: 0, to: "e4" })).toBe("Anna moved to e4.");
    expect(words.ask({ kind: "Move", rule: "", begins: true, piece: "rook" })).toBe(
      "Where to with the Turm?",
    );
  });
});

test("an action is its verb with its parts, @1 being the second seat", () => {
  expect(words.action("move e2 e4")).toBe("e2 to e4");
  expect(words.action("give @0 @1")).toBe("Give Anna Anna, Player 2");
});

test("the house's words lie in folders of their language, a game's in files", () => {
  expect(languageOf("../../../src/ludotheque/locale/fr/page.ftl")).toBe("fr");
  expect(languageOf("../../../src/ludotheque/games/chess/words/de.ftl")).toBe("de");
  expect(languageOf("../boards/chess/words/en.ftl")).toBe("en");
});

describe("a game of another package", () => {
  const chess = { name: "chess", title: 'The "royal" game' };
  afterEach(() => vi.unstubAllGlobals());

  function answering(status: number, fluent: string): string[] {
    const asked: string[] = [];
    vi.stubGlobal("fetch", async (path: string) => {
      asked.push(path);
      return new Response(JSON.stringify({ game: "chess", lang: "fr", fluent }), { status });
    });
    return asked;
  }

  test("is not part of the page", () => {
    expect(isBuiltIn("chess")).toBe(false);
    const path = Object.keys(import.meta.glob("../../../src/ludotheque/games/*/words/en.ftl"))[0]!;
    expect(isBuiltIn(path.split("/").at(-3)!)).toBe(true);
  });

  test("brings its words, and changes none of the house's", async () => {
    const asked = answering(200, "chess-title = Échecs\nchess-rook = tour\npage-rules = hacked\n");
    const words = new Words("fr", await loadBundle("fr", [chess]));
    expect(asked).toEqual(["/api/games/chess/words?lang=fr"]);
    expect(words.title("chess")).toBe("Échecs");
    expect(words.at("chess", []).thing("rook")).toBe("tour");
    expect(words.say("page-rules")).toBe("Règles");
  });

  test("is called by its title where it has no words", async () => {
    answering(404, "");
    const words = new Words("de", await loadBundle("de", [chess]));
    expect(words.title("chess")).toBe('The "royal" game');
    expect(words.title("go")).toBe("go");
  });
});

test("a fact by itself is said as it would be in a message", () => {
  expect(words.fact("seat", 0)).toBe("Anna");
  expect(words.fact("points", 1234)).toBe("1,234");
  expect(words.fact("piece", "rook")).toBe("Turm");
});

test.each(LANGUAGES)("everything that the page says has words in %s", async (language) => {
  const all = await loadBundle(language);
  const sources = import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts"], {
    query: "?raw",
    import: "default",
    eager: true,
  });
  // Those that are written out; the others are put together from parts as they are said.
  const keys = new Set(
    Object.values(sources)
      .flatMap((text) => [...text.matchAll(/words\.say\(\s*"([\w-]+)"|"((?:\w+-)?page-[\w-]+)"/g)])
      .map(([, first, second]) => (first ?? second)!),
  );
  expect(keys.size).toBeGreaterThan(100);
  expect([...keys].filter((key) => !all.hasMessage(key))).toEqual([]);
});
