// What the server says: docs/protocol.md, sections 1 to 6.
import type { Consequence, Fact, GameEvent, Question, View } from "../boards/contract";

export interface Me {
  player: string | null;
  name: string | null;
  account: string | null;
}

export interface GameOption {
  name: string;
  kind: "number" | "yes-no" | "word" | "number-or-word";
  low?: number;
  high?: number;
  words: string[];
  default: boolean | number | string;
}

export interface GameInfo {
  name: string;
  title: string;
  credits: string;
  prefix: string;
  seats: number[];
  options: GameOption[];
  /** Which parts of `view.table` have an entry a seat. */
  by_seat: string[];
}

/** What can be played here, and against whom. */
export interface Catalogue {
  games: GameInfo[];
  bots: string[];
}

export interface Clock {
  kind: "none" | "move" | "days";
  seconds?: number;
  days?: number;
  then?: "bot" | "lose";
}

/** One table as the lobby lists it. */
export interface Line {
  id: string;
  game: string;
  name: string;
  status: "open" | "playing" | "over";
  seats: { kind: string; name: string | null; bot: string | null; you: boolean }[];
  free: number;
  open: boolean;
  practice: boolean;
  clock: Clock;
  waiting: number[];
  your_turn: boolean;
  deadline: number | null;
  changed: number;
}

/** A seat of a table and who sits on it. */
export interface Chair {
  kind: "human" | "open" | "bot";
  name: string | null;
  bot: string | null;
  connected: boolean;
  away: boolean;
  /** Back already, but the bot answers this question: the time for it is up. */
  returning: boolean;
  resigned: boolean;
  host: boolean;
}

export interface Outcome {
  ending: string;
  winners: number[];
  ranking: number[][];
  scores: number[];
  sheet: Record<string, number>[];
  resigned: number[];
}

export interface TableInfo {
  id: string;
  game: string;
  name: string;
  options: Record<string, Fact>;
  status: "open" | "playing" | "over";
  number: number;
  open: boolean;
  practice: boolean;
  /** Whether the host chose the seed; null at practice tables of before, where nobody knows. */
  seed_chosen: boolean | null;
  spectators: boolean;
  chat: boolean;
  hot_seat: boolean;
  /** Whether players are told what their choices would bring. */
  aids: boolean;
  clock: Clock;
  seats: Chair[];
  watching: number;
  deadlines: (number | null)[];
  back: { seat: number; actions: number; agreed: number[]; asked: number[] } | null;
  outcome: Outcome | null;
  /** The id of the next table. */
  rematch: string | null;
  /** Which seats are asked to play again, and what they have said. */
  rematch_offer: { asked: number[]; agreed: number[]; declined: number[] } | null;
  /** Whether its players share this private table, which is over, by a link. */
  shared: boolean;
}

export interface You {
  player: string | null;
  seats: number[];
  host: boolean;
  invite: string | null;
  /** What the share link carries, for those who played and while there is one. */
  share: string | null;
  watching: boolean;
}

/** What one viewpoint may see and do; `asked` is the number at which its question was asked. */
export interface Viewpoint {
  view: View;
  legal: string[];
  asked: number;
}

/** All that this browser may know of a table. */
export interface Doc {
  table: TableInfo;
  you: You;
  views: Record<string, Viewpoint>;
}

export interface ChatMessage {
  /** Grows with time; by it earlier ones are asked for. */
  id: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

export interface ChatPage {
  chat: ChatMessage[];
  /** Whether more was said before. */
  earlier: boolean;
}

export type Path = (string | number)[];
export type Change =
  | { at: Path; to: unknown }
  | { at: Path; gone: true }
  | { at: Path; from: number; drop: number; put: unknown[] };

/** What happened, as each viewpoint may know it. */
export type EventsByViewpoint = Record<string, GameEvent[]>;

export interface ErrorInfo {
  type: string;
  message: string;
  details: Record<string, Fact>;
}

/** What would follow some actions, as far as the player can know. */
export interface Preview {
  legal: string[];
  question: Question | null;
  certain: boolean;
  /** Whether they bring something hidden to light, so that they cannot be taken back. */
  reveals?: boolean;
  /** The position after those actions, where it is certain. */
  view?: View;
}

/** What each action that may come next would bring: its facts by their places in `facts`. */
export interface Foreseen {
  facts: Consequence[];
  brings: Record<string, number[]>;
}

/** A game's words, for a page that was built without them. */
export interface GameWords {
  game: string;
  lang: string;
  fluent: string;
}

export interface RuleBook {
  game: string;
  title: string;
  about: string;
  sections: { title: string; rules: { number: string; text: string; source: string }[] }[];
}

export interface ReplayPart {
  viewpoint: string;
  from: number;
  frames: number;
  doc: { views: Record<string, { view: View }> };
  steps: {
    frame: number;
    seat: number;
    action: string | null;
    events: EventsByViewpoint;
    changes: Change[];
  }[];
}
