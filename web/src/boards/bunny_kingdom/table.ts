// The part of the view that is this game's own.
export interface Fief {
  seat: number;
  squares: string[];
  strength: number;
  wealth: number;
  resources: string[];
  carrots: number;
}

export interface Figures {
  points: number;
  least: number;
  paired: number;
}

/** Parchments seen together, with how many of them each seat has kept or still holds. */
export interface GroupNote {
  round: number;
  pick: number;
  cards: string[];
  kept: number[];
  in_hand: number[];
}

/** What is known of one turn of the only opponent. */
export interface TurnNote {
  round: number;
  pick: number;
  kept: string | null;
  discarded: string | null;
  either: string[];
}

export interface Gain {
  round: number;
  seat: number;
  square: string;
  carrots: number;
}

export interface Table {
  round: number;
  pick: number;
  phase: string;
  passing: "left" | "right";
  withdrawn: number[];
  /** Row by row, from the top left. */
  terrain: string[];
  lava: [string, string][];
  owners: Record<string, number>;
  built: Record<string, string>;
  fiefs: Fief[];
  hand: string[];
  discards: string[];
  /** What each seat has discarded; only where everything is shown. */
  discarded?: string[][];
  hands: { count: number; known: string[] }[];
  remembered: (GroupNote | TurnNote)[];
  waiting_cards: string[][];
  parchment_counts: number[];
  parchments: (string[] | null)[];
  copied: (string | null)[];
  discard_counts: number[];
  reserves: number[];
  deck: number;
  gains: Gain[];
  figures: Record<string, Figures>;
}
