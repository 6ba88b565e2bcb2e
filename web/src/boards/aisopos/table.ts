// The part of the view that is this game's own.
export type Counts = Record<string, number>;

export interface Piece {
  hex: string;
  owner: number;
  number: number;
  known: boolean;
  kinds: string[];
  seen_by: number[];
}

export interface Table {
  // Which are in play, on a small board only.
  hexes?: string[];
  pieces: Piece[];
  hand: Counts;
  hand_sizes: number[];
  captured: Counts[];
  lost: Counts[];
  turn: number;
  starter: number;
  number: number;
  kept: number[];
  quiet: number;
  quiet_turns: number;
}
