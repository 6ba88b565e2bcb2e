// How a clash can go, read from what the engine says of it.
import type { Consequence } from "../contract";

/** Ways in which the attacker wins, both fall, or the attacker loses. */
export interface Odds {
  win: number;
  fall: number;
  lose: number;
}

const CERTAIN: Record<string, Odds> = {
  "always-wins": { win: 1, fall: 0, lose: 0 },
  "sure-win": { win: 1, fall: 0, lose: 0 },
  "sure-fall": { win: 0, fall: 1, lose: 0 },
  "always-loses": { win: 0, fall: 0, lose: 1 },
  "sure-loss": { win: 0, fall: 0, lose: 1 },
};

function ways(chance: unknown): number {
  return Array.isArray(chance) ? Number(chance[0]) : 0;
}

/** The odds of a clash; null where it is none, or nothing is told. */
export function oddsOf(brings: Consequence[]): Odds | null {
  for (const { key, facts } of brings) {
    if (key === "odds")
      return {
        win: ways(facts.win_chance),
        fall: ways(facts.fall_chance),
        lose: ways(facts.lose_chance),
      };
    if (CERTAIN[key]) return CERTAIN[key];
  }
  return null;
}

/** How many rivals' pieces can reach a free hex next turn; 0 where nothing is told. */
export function rivalsNear(brings: Consequence[]): number {
  return Number(brings.find(({ key }) => key === "in-reach")?.facts.rivals ?? 0);
}
