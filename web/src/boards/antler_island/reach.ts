// What the island draws of consequences: how far a stag can come, and how strong two can be.
import type { Consequence, Fact } from "../contract";
import { TILES } from "./table";

function names(fact: Fact | undefined): string[] {
  return Array.isArray(fact) ? fact.map(String) : fact === undefined ? [] : [String(fact)];
}

/** Every space that these consequences speak of. */
export function spacesIn(brings: Consequence[]): Set<string> {
  return new Set(brings.flatMap(({ facts }) => [...names(facts.spaces), ...names(facts.space)]));
}

/** The spaces where the stag can be once a planned move is made, on foot or with Speed. */
function reachedBy(brings: Consequence[]): string[] {
  const moves = brings.some(({ key }) => key === "plan-move");
  return brings.flatMap(({ key, facts }) =>
    key === "plan-move" || (moves && key === "plan-speed") ? names(facts.spaces) : [],
  );
}

/** For each space the first tile by which the stag can have reached it, of the tiles laid so far. */
export function firstReach(laid: { tile: string; brings: Consequence[] }[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const tile of TILES)
    for (const { brings } of laid.filter((one) => one.tile === tile))
      for (const space of reachedBy(brings)) if (!found.has(space)) found.set(space, tile);
  return found;
}

/** How strong both can be in a fight that a move would mean. */
export interface Strengths {
  space: string;
  other: number;
  own: [number, number];
  theirs: [number, number];
}

export function fightsIn(brings: Consequence[]): Strengths[] {
  return brings
    .filter(({ key }) => key === "fight" || key === "fight-about")
    .map(({ facts }) => ({
      space: String(facts.space),
      other: Number(facts.other),
      own: [Number(facts.own_least), Number(facts.own_most)],
      theirs: [Number(facts.least), Number(facts.most)],
    }));
}

/** How one's strength fares against so many tokens of the rival. */
export interface Outlook {
  count: number;
  least: number;
  most: number;
  win: number;
  draw: number;
  lose: number;
}

function share(fact: Fact | undefined): number {
  const [ways, of] = Array.isArray(fact) ? fact.map(Number) : [0, 1];
  return (ways ?? 0) / (of ?? 1);
}

/** One outlook for each number of tokens that the rival may commit, or has. */
export function outlooksIn(brings: Consequence[]): Outlook[] {
  return brings
    .filter(({ facts }) => "least" in facts && "count" in facts)
    .map(({ facts }) => {
      const sure = (outcome: string): number => (facts.outcome === outcome ? 1 : 0);
      return {
        count: Number(facts.count),
        least: Number(facts.least),
        most: Number(facts.most),
        win: sure("win") || share(facts.win_chance),
        draw: sure("draw") || share(facts.draw_chance),
        lose: sure("lose") || share(facts.lose_chance),
      };
    });
}
