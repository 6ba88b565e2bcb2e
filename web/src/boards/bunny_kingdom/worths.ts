// What one's parchments are worth as the table stands, and the next step of each.
import type { Consequence } from "../contract";

/** The engine's word on one parchment: the first fact is its worth, others say what it hangs on. */
export interface Worth {
  card: string;
  facts: [Consequence, ...Consequence[]];
}

export interface Aids {
  worths?: Worth[];
}

/** Carrots that a parchment would bring now; null where only the end of the game can tell. */
export function carrotsOf({ facts }: Worth): number | null {
  const carrots = facts[0].facts.carrots;
  return typeof carrots === "number" ? carrots : null;
}

/** Carrots of all parchments together, without those that nobody can know yet. */
export function together(worths: Worth[]): number {
  return worths.reduce((sum, worth) => sum + (carrotsOf(worth) ?? 0), 0);
}

/** How far one is on the way to all or nothing, from 0 to 1; null where there is no such way. */
export function wayOf({ facts }: Worth): number | null {
  const [{ key, facts: told }] = facts;
  if (key === "worth-goal") return Math.min(1, Number(told.count) / Number(told.least));
  // The most is had with one more than the best rival.
  if (key === "worth-most") return Math.min(1, Number(told.count) / (Number(told.rival) + 1));
  return null;
}
