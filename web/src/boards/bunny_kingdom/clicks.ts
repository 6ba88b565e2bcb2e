// What a click on the New World or on a card means.
import { beginning, word } from "../choices";
import type { Question } from "../contract";
import { isSquare } from "./squares";

const DIRECT = ["play", "discard", "join", "settle"];

/** How the name of placing this construction begins. */
function placing(card: string): string {
  return card === "tower" ? "raise" : `build ${card}`;
}

/** The legal name that a click on `square` takes, with `card` in hand or nothing. */
export function stepOn(legal: string[], card: string | null, square: string): string | null {
  const names = DIRECT.map((verb) => `${verb} ${square}`);
  if (card) names.push(`${placing(card)} ${square}`);
  return names.find((name) => legal.includes(name)) ?? null;
}

/** The squares where something may be placed, by whichever card. */
export function buildable(legal: string[]): Set<string> {
  const names = [...beginning(legal, "build"), ...beginning(legal, "raise")];
  return new Set(names.map((name) => name.split(" ").at(-1)!));
}

/** The constructions that may be placed on a square. */
export function cardsFor(legal: string[], square: string): string[] {
  const built = beginning(legal, "build").filter((name) => word(name, 2) === square);
  const cards = built.map((name) => word(name, 1));
  return legal.includes(`raise ${square}`) ? [...cards, "tower"] : cards;
}

/** Whether a construction may be placed, or announced, at all. */
export function usable(legal: string[], card: string): boolean {
  return beginning(legal, placing(card)).length > 0 || legal.includes(announcing(card));
}

/** The name of announcing a camp; for other cards no name at all. */
export function announcing(card: string): string {
  return card.startsWith("camp") ? `announce ${card.slice(4)}` : "";
}

/** What somebody who clicks a square that is not open meant to do. */
export function meant(kind: string, card: string, square: string): string {
  if (kind === "Discard") return `discard ${square}`;
  if (kind === "JoinFiefs") return `join ${square}`;
  if (kind.startsWith("PlaceCamp")) return `settle ${square}`;
  if (kind === "Construct") return `${placing(card)} ${square}`;
  return `play ${square}`;
}

/** The cards chosen so far in this draft: what the engine knows, and what is not sent yet. */
export function drafted(known: unknown, chosen: string[]): string[] {
  const unsent = chosen.filter((name) => /^(play|discard) /.test(name)).map((n) => word(n, 1));
  const sent = Array.isArray(known) ? known.map(String) : [];
  return unsent.length > sent.length ? unsent : sent;
}

/** For each card of a hand, which of the chosen ones it is; -1 for the others. */
export function marked(hand: string[], picks: string[]): number[] {
  const marks = hand.map(() => -1);
  picks.forEach((card, pick) => {
    const at = hand.findIndex((held, i) => held === card && marks[i] === -1);
    if (at >= 0) marks[at] = pick;
  });
  return marks;
}

/** The square that shows best why a card cannot be placed: one's own and free, if there is one. */
export function example(
  owners: Record<string, number>,
  built: Record<string, string>,
  seat: number,
): string {
  const own = Object.keys(owners).filter((name) => owners[name] === seat && isSquare(name));
  return own.find((name) => !(name in built)) ?? own[0] ?? "A1";
}

export interface Ghost {
  square: string;
  /** A rabbit where nothing is built. */
  built?: string;
}

/** What the unfinished choice would put on the board. */
export function ghosts(picks: string[], chosen: string[], question: Question | null): Ghost[] {
  const found: Ghost[] = picks.filter(isSquare).map((square) => ({ square }));
  if (question?.kind === "JoinFiefs")
    found.push({ square: String(question.square), built: "tower" });
  for (const name of chosen) {
    const [verb, ...parts] = name.split(" ");
    const square = parts.at(-1) ?? "";
    if (verb === "play" && isSquare(square)) found.push({ square });
    if (verb === "build") found.push({ square, built: parts[0]! });
    if (verb === "raise" || verb === "join") found.push({ square, built: "tower" });
    if (verb === "settle") found.push({ square, built: String(question?.card ?? "camp") });
  }
  return [...new Map(found.map((ghost) => [ghost.square, ghost])).values()];
}
