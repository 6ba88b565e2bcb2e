// The part of the view that is this game's own.
export interface Card {
  cost?: number;
  beds?: number;
  points?: number;
  income?: number;
  potion_income?: number;
  goods?: string;
  count?: number;
  refill?: boolean;
  reputation?: number;
  potions?: number;
  train_to_ready?: boolean;
  coin_after_building?: number;
  coin_after_exploring?: number;
  rerolls?: number;
  tokens_as_coins?: boolean;
  income_per?: Record<string, number>;
  points_per?: Record<string, number>;
}

export interface Token {
  symbols: string[];
  /** Lanterns for each face of the die, 1 to 6. */
  lanterns: number[];
}

export interface Village {
  coins: number;
  reputation: number;
  reserve: Record<string, number>;
  sale: string | null;
  track: { item: string; count: number }[];
  ready: string[];
  rest: string[];
  injured: string[];
  exploring: string[];
  buildings: { card: string; stock: number }[];
  caves: string[];
  covered: number;
  beds: number;
  income: number;
  passed: boolean;
}

export interface Bonus {
  lanterns: number;
  for: string;
  items: string[];
  price: number;
}

export interface Course {
  levels: { lanterns: number; fee: number }[];
  fee: number;
  stake: "" | "item" | "villager";
  bonus: Bonus | null;
}

export interface Encounter {
  cave: string;
  paragraph: number;
  choices: Course[];
  /** Counted from 1; 0 before the choice. */
  choice: number;
  rerolls: number;
  extra: number;
  lanterns: number;
  dice: Record<string, number>;
  staked: string | null;
  hostage: string | null;
}

export interface Pile {
  size: number;
  layers: string[][];
}

export interface Table {
  round: number;
  first: number;
  turn: number;
  pack: string;
  bank: number;
  supply: Record<string, number>;
  cider: number;
  hire: { villager: string | null; cost: number }[];
  houses: (string | null)[];
  outposts: (string | null)[];
  keys: string[];
  stars: string[];
  piles: Pile[];
  villager_pile: number;
  cave_pile: Pile;
  open_cave: { cave: string; paragraphs: number[] } | null;
  villages: Village[];
  encounter: Encounter | null;
  cards: Record<string, Card>;
  villagers: Record<string, Token>;
}
