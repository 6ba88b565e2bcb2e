// What everything on the board is, with its rule; the words are `bunny_kingdom-page-about-…`.
import type { Passage } from "../../telling/told.svelte";
import type { Words } from "../../words/words";
import { titled, type About, type Rules } from "../../telling/sentences";
import { kindOf, NEEDS, pieceOf, resourceOf, YIELDS } from "./cards";
import { SQUARE } from "./squares";
import type { Fief, Table } from "./table";

export const RULES: Rules = {
  yields: "BK-2.2",
  plain: "BK-2.2",
  mountain: "BK-3.3",
  city: "BK-2.4",
  lava: "BK-2.3",
  virgin: "BK-10.1",
  owned: "BK-6.3",
  camped: "BK-6.4",
  towers: "BK-2.6",
  farm: "BK-9.9",
  needs: "BK-9.5",
  anywhere: "BK-9.4",
  post: "BK-9.12",
  tower: "BK-9.10",
  camp: "BK-10.1",
  priority: "BK-10.3",
  provisions: "BK-6.7",
  territory: "BK-6.3",
  construction: "BK-6.6",
  parchment: "BK-6.2",
  fief: "BK-11.3",
  ribbon: "BK-11.4",
  "no-ribbon": "BK-11.4",
  resource: "BK-11.3",
  rounds: "BK-1.1",
  passing: "BK-5.2",
  deck: "BK-4.3",
  carrots: "BK-1.2",
  growing: "BK-11.4",
  squares: "BK-2.5",
  fiefs: "BK-11.1",
  parchments: "BK-6.2",
  hand: "BK-5.1",
  reserve: "BK-7.2",
  discards: "BK-7.4",
  waits: "BK-6.6",
  memory: "BK-8.5",
  harvests: "BK-11.4",
  coordinates: "BK-2.1",
};

/** What a piece does, wherever it lies. */
function piece(about: About, thing: string): Passage[] {
  const card = pieceOf(thing);
  const resource = resourceOf(card);
  if (/^city\d$/.test(card)) return [about("towers", { count: Number(card.at(-1)) })];
  if (resource) return [about("farm", { resource })];
  if (card.startsWith("camp")) return [about("camp"), about("priority", { number: card.slice(4) })];
  return [about(card)];
}

/** Where a construction that is still to be placed may go. */
function where(about: About, card: string): Passage[] {
  const terrain = NEEDS[card];
  if (terrain) return [about("needs", { terrain })];
  return /^(city\d|.+-farm|post)$/.test(card) ? [about("anywhere")] : [];
}

/** The rule of what is written on each parchment. */
export const PARCHMENT_RULES: Record<string, string> = {
  "royal-ring": "BK-13.1",
  "royal-coat": "BK-13.1",
  "royal-scepter": "BK-13.1",
  "royal-chalice": "BK-13.1",
  "royal-crown": "BK-13.1",
  "royal-carrot": "BK-13.1",
  "left-glove": "BK-13.2",
  "right-glove": "BK-13.2",
  bureaucrat: "BK-14.1",
  burgomaster: "BK-14.2",
  "king-of-thieves": "BK-14.3",
  diplomat: "BK-14.4",
  explorer: "BK-14.5",
  carpenter: "BK-14.6",
  "master-carpenter": "BK-14.6",
  fisher: "BK-14.6",
  "master-fisher": "BK-14.6",
  farmer: "BK-14.6",
  "master-farmer": "BK-14.6",
  "woodland-king": "BK-14.7",
  "fisher-king": "BK-14.7",
  "carrot-king": "BK-14.7",
  merchant: "BK-14.8",
  "master-of-the-mountains": "BK-14.9",
  carrotistador: "BK-14.10",
  harecingetorix: "BK-14.11",
  "hunny-king": "BK-14.12",
  "bun-shee": "BK-14.13",
  panpan: "BK-14.14",
  colonist: "BK-14.15",
  matriarch: "BK-14.16",
  "little-prince": "BK-14.17",
  "treasure-guardian": "BK-14.18",
  "treasure-hunter": "BK-14.19",
  liberal: "BK-14.20",
  socialist: "BK-14.20",
  opportunist: "BK-14.23",
};

/** What is written on a parchment, as its figures are in this game. */
function says(words: Words, card: string, { figures }: Table): Passage[] {
  const facts = figures[card];
  if (!facts) return [];
  const text = words.say(`bunny_kingdom-says-${card}`, { ...facts });
  return [{ sentences: [{ text, rule: PARCHMENT_RULES[card] }] }];
}

/** What a card is, under its name. */
export function aboutCard(about: About, words: Words, card: string, table: Table): Passage {
  const land = table.terrain[SQUARE.get(card)?.place ?? -1];
  const title = land
    ? words.say("bunny_kingdom-page-square", { square: card, land })
    : words.thing(card);
  return titled(title, printed(about, words, card, table));
}

function printed(about: About, words: Words, card: string, table: Table): Passage[] {
  const kind = kindOf(card);
  if (kind === "territory")
    return [about("territory", { square: card }), aboutLand(about, card, table)];
  if (kind === "parchment") return [...says(words, card, table), about("parchment")];
  if (card === "provisions") return [about("provisions")];
  return [...piece(about, card), ...where(about, card), about("construction")];
}

function aboutLand(about: About, square: string, { terrain }: Table): Passage {
  const land = terrain[SQUARE.get(square)!.place]!;
  const resource = YIELDS[land];
  return resource ? about("yields", { resource }) : about(land);
}

function aboutOwner(about: About, square: string, { owners, built }: Table): Passage[] {
  const seat = owners[square];
  if (seat === undefined) return square in built ? [] : [about("virgin")];
  return [about(built[square]?.startsWith("camp") ? "camped" : "owned", { seat })];
}

function aboutFief(about: About, { squares: _, carrots, ...facts }: Fief): Passage[] {
  if (carrots === 0) return [about("no-ribbon")];
  return [about("fief", { carrots, ...facts }), about("ribbon")];
}

/** What lies on a square: its land, its building, its holder, lava at its side, its fief. */
export function aboutSquare(about: About, square: string, table: Table): Passage[] {
  const built = table.built[square];
  const fief = table.fiefs.find(({ squares }) => squares.includes(square));
  return [
    aboutLand(about, square, table),
    ...(built && !isPrinted(square, table) ? piece(about, built) : []),
    ...aboutOwner(about, square, table),
    ...(table.lava.some((pair) => pair.includes(square)) ? [about("lava")] : []),
    ...(fief ? aboutFief(about, fief) : []),
  ];
}

/** Whether the land says of the building what there is to say. */
function isPrinted(square: string, { terrain }: Table): boolean {
  return terrain[SQUARE.get(square)!.place] === "city";
}
