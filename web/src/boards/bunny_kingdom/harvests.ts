// What every fief brought in every harvest, as a score sheet tells it.
import type { Gain } from "./table";

export interface Harvest {
  round: number;
  /** By seat: its fiefs, each called by its first square, the richest first. */
  fiefs: Gain[][];
}

export function harvests(gains: Gain[], seats: number): Harvest[] {
  const rounds = [...new Set(gains.map(({ round }) => round))].sort((one, two) => one - two);
  return rounds.map((round) => ({
    round,
    fiefs: Array.from({ length: seats }, (_, seat) =>
      gains
        .filter((gain) => gain.round === round && gain.seat === seat)
        .sort((one, two) => two.carrots - one.carrots),
    ),
  }));
}
