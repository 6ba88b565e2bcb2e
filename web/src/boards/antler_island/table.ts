// The part of the view that is this game's own.
export type Counts = Record<string, number>;

export interface Space {
  space: string;
  stags: number[];
  does: number;
  /** From which pile each token on it came. */
  food: string[];
}

export interface Plan {
  face_down: Counts;
  revealed: Record<string, string>;
  /** What lies face down, to its owner only. */
  own: Record<string, string> | null;
}

export interface Mat {
  space: string | null;
  antlers: number;
  broken: number;
  does: number;
  kept_does: number;
  winning_stag: boolean;
  food: number;
  food_values: Counts | null;
  committed: number;
  committed_values: Counts | null;
  open_tiles: Counts;
  hidden_tiles: number;
  hidden_kinds: Counts | null;
  cubes: number[];
  plan: Plan;
}

export interface Table {
  board: string;
  round: number;
  limit: number;
  /** Rounds without a mating, and how many of them end the game, where players chose so. */
  quiet_rounds?: number;
  quiet_limit?: number;
  end_at: number;
  /** Whether the game ends with this round. */
  last_round: boolean;
  first: number;
  turn: number | null;
  spaces: Space[];
  reserve: number;
  antler_supply: number;
  food_pile: Counts;
  food_spent: Counts;
  wily_pile: number;
  wily_open: string | null;
  wily_spent: Counts;
  mats: Mat[];
}

export const ACTIONS = ["move", "eat", "rut", "grow"];
export const TILES = ["1", "2", "3", "X", "blank"];

/** Names repeated as often as they are counted. */
export function spread(counts: Counts): string[] {
  return Object.entries(counts).flatMap(([name, count]) => Array<string>(count).fill(name));
}
