// Every word a player reads, said as `ludotheque.locale.Words` says it.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Consequence, Fact, GameEvent, Question } from "../boards/contract";
import { get } from "../server/api";
import type { GameWords } from "../server/types";

export const LANGUAGES = ["en", "fr", "de"] as const;
export type Language = (typeof LANGUAGES)[number];

// Facts of events and refusals that are seats, shown as players' names.
const SEAT_FACTS = ["seat", "other"];
const PARTS = "abcdefgh";

// The house's words, each room's, and those that only a game's board says.  Each file is a chunk
// of its own, loaded when its language is: a reader loads one language and not three.
const sources = import.meta.glob<string>(
  [
    "../../../src/ludotheque/locale/*/*.ftl",
    // What only the command line says is not sent to browsers.
    "!../../../src/ludotheque/locale/*/{cli,lab}.ftl",
    "../../../src/ludotheque/games/*/words/*.ftl",
    "../boards/*/words/*.ftl",
  ],
  { query: "?raw", import: "default" },
);

/** The language of a file of words: its folder's name in the house, its own name in a room. */
export function languageOf(path: string): string {
  return /\/locale\/(\w+)\//.exec(path)?.[1] ?? /\/words\/(\w+)\.ftl$/.exec(path)?.[1] ?? "";
}

/** Whether the words of a game are part of this page; those of other packages are asked for. */
export function isBuiltIn(game: string): boolean {
  return Object.keys(sources).some((path) => path.includes(`/games/${game}/words/`));
}

/** A game of another package. */
export interface GuestGame {
  name: string;
  title: string;
}

/** All messages of a language, of every game: the lobby shows them side by side. */
export async function loadBundle(
  language: Language,
  guests: GuestGame[] = [],
): Promise<FluentBundle> {
  const paths = Object.keys(sources).filter((path) => languageOf(path) === language);
  const texts = await Promise.all([
    ...paths.map((path) => sources[path]!()),
    ...guests.map((guest) => wordsOf(guest, language)),
  ]);
  const bundle = new FluentBundle(language, { useIsolating: false });
  // What is there already stays: a guest cannot change what the house says.
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

/** What a guest's package says; its title alone where it says nothing. */
async function wordsOf({ name, title }: GuestGame, language: Language): Promise<string> {
  const titled = `\n${name}-title = { ${JSON.stringify(title)} }\n`;
  const answer = await get<GameWords>(`/api/games/${name}/words?lang=${language}`).catch(
    () => null,
  );
  return (answer?.fluent ?? "") + titled;
}

export type Facts = Record<string, Fact | undefined>;

/** One reader's language, the game at hand, and what the players are called. */
export class Words {
  constructor(
    readonly language: Language,
    private readonly bundle: FluentBundle,
    readonly game = "",
    readonly players: string[] = [],
  ) {}

  /** The same language at another table. */
  at(game: string, players: string[]): Words {
    return new Words(this.language, this.bundle, game, players);
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  say(key: string, facts: Facts = {}): string {
    const pattern = this.bundle.getMessage(key)?.value;
    if (!pattern) return key;
    const shown: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(facts)) shown[name] = this.shown(name, value ?? "");
    return this.bundle.formatPattern(pattern, shown, []);
  }

  /** What a game is called; one that is not here, by its name. */
  title(game: string): string {
    const key = `${game}-title`;
    return this.has(key) ? this.say(key) : game;
  }

  /** A fact by itself, as it would stand in a message. */
  fact(name: string, value: Fact): string {
    const shown = this.shown(name, value);
    return typeof shown === "number" ? this.number(shown) : String(shown);
  }

  /** A fact as people read it: seats by name, things in their language. */
  private shown(name: string, value: Fact): FluentVariable {
    if (typeof value === "number") return SEAT_FACTS.includes(name) ? this.player(value) : value;
    if (typeof value === "boolean") return this.say(value ? "yes" : "no");
    if (Array.isArray(value) && name.endsWith("chance")) return this.chance(value);
    if (Array.isArray(value)) return value.map((item) => this.shown(name, item)).join(", ");
    if (typeof value === "string") return this.thing(value);
    return "";
  }

  /** So many ways of equally likely ones. */
  private chance(value: Fact[]): string {
    const [ways, of] = value.map(Number) as [number, number];
    return this.say("chance", { ways, of, percent: Math.round((100 * ways) / of) });
  }

  /** The game's word for something in this language, or the word as it is. */
  thing(word: string): string {
    const key = `${this.game}-${word}`;
    return this.has(key) ? this.say(key) : word;
  }

  player(seat: number): string {
    return this.players[seat] ?? this.say("seat-name", { number: seat + 1 });
  }

  /** An action: its verb's message, with the rest as $a, $b, $c ... and $all; @2 is the seat 2. */
  action(name: string): string {
    const [verb, ...parts] = name.split(" ");
    const key = `${this.game}-action-${verb}`;
    if (!this.has(key)) return name;
    const shown = parts.map((part) =>
      part.startsWith("@") ? this.player(Number(part.slice(1))) : part,
    );
    const named = Object.fromEntries(shown.map((part, i) => [PARTS[i] ?? "z", part]));
    return this.say(key, { ...named, all: shown });
  }

  event({ key, ...facts }: GameEvent): string {
    const own = `${this.game}-event-${key}`;
    return this.say(this.has(own) ? own : `event-${key}`, facts);
  }

  ask({ kind, ...facts }: Question): string {
    return this.say(`${this.game}-ask-${kind}`, facts);
  }

  /** What an action would bring; its rule is shown beside it. */
  consequence({ key, facts }: Consequence): string {
    return this.say(`${this.game}-foresee-${key}`, facts);
  }

  refusal(key: string, facts: Facts): string {
    const own = `${this.game}-refusal-${key}`;
    return this.say(this.has(own) ? own : `refusal-${key}`, facts);
  }

  number(value: number): string {
    return new Intl.NumberFormat(this.language).format(value);
  }

  percent(share: number): string {
    return new Intl.NumberFormat(this.language, { style: "percent" }).format(share);
  }
}
