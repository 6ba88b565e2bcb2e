// What an expedition can reach, threshold by threshold, drawn from what the engine says.
import type { Consequence, Fact } from "../contract";

/** So many ways of so many that are equally likely. */
export type Chance = [ways: number, of: number];

export interface Reach {
  lanterns: number;
  /** Paid where this threshold is taken. */
  fee: number;
  state: "open" | "out-of-reach" | "unpayable";
  /** As the dice fall. */
  chance: Chance | null;
  /** With all who can be exerted. */
  exerted: Chance | null;
  /** With the best dice thrown again. */
  rerolled: Chance | null;
}

const OPEN = ["threshold", "reach", "thrown-again"];
const CLOSED: Record<string, Reach["state"]> = {
  "out-of-reach": "out-of-reach",
  "cannot-be-paid": "unpayable",
};

function chanceOf(fact: Fact | undefined): Chance | null {
  return Array.isArray(fact) ? [Number(fact[0]), Number(fact[1])] : null;
}

function reachOf({ key, facts }: Consequence): Reach | null {
  if (!OPEN.includes(key) && !CLOSED[key]) return null;
  const exerted = chanceOf(facts.all_chance);
  return {
    lanterns: Number(facts.lanterns),
    fee: Number(facts.fee ?? 0),
    // Before a party sets out the engine tells the chances of fixed thresholds, also of none.
    state: CLOSED[key] ?? (share(exerted) > 0 ? "open" : "out-of-reach"),
    chance: chanceOf(facts.chance),
    exerted,
    rerolled: null,
  };
}

/** The thresholds that an action leads to, from the lowest on, with their chances. */
export function reachesOf(brings: Consequence[]): Reach[] {
  const again = new Map(
    brings
      .filter(({ key }) => key === "with-rerolls")
      .map(({ facts }) => [Number(facts.lanterns), chanceOf(facts.chance)]),
  );
  return brings
    .map(reachOf)
    .filter((reach) => reach !== null)
    .map((reach) => ({ ...reach, rerolled: again.get(reach.lanterns) ?? null }))
    .sort((one, two) => one.lanterns - two.lanterns);
}

/** A chance as a share of 1; nothing is no chance. */
export function share(chance: Chance | null): number {
  return chance ? chance[0] / chance[1] : 0;
}

/** How many are still ready, where an action leaves somebody so. */
export function stillReady(brings: Consequence[]): number {
  return Number(brings.find(({ key }) => key === "still-ready")?.facts.count ?? 0);
}
