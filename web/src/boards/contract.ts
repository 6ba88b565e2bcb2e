// What the page hands to a board, and what a board hands back.
import type { Component } from "svelte";
import type { Words } from "../words/words";

export type Fact = string | number | boolean | null | Fact[] | { [name: string]: Fact };

/** The pending question: its kind, its rule, and its public facts. */
export interface Question {
  kind: string;
  rule: string;
  /** Whether a new choice begins here: what was chosen before is whole without an answer to it. */
  begins: boolean;
  [fact: string]: Fact;
}

/** One thing that happened, as this viewpoint may know it. */
export interface GameEvent {
  key: string;
  [fact: string]: Fact;
}

/** One thing that an action would bring, as far as this seat can know: the engine's `Fact`. */
export interface Consequence {
  key: string;
  rule: string;
  facts: Record<string, Fact>;
}

/** The engine's number for those who only watch. */
export const SPECTATOR = -3;

/** All that one viewpoint may know: the engine's `view`. */
export interface View<Table = Record<string, unknown>> {
  game: string;
  options: Record<string, Fact>;
  seats: number;
  /** The viewpoint: a seat, or SPECTATOR. */
  seat: number;
  waiting: number[];
  chance: boolean;
  question: Question | null;
  over: boolean;
  ending: string;
  winners: number[];
  scores: number[];
  sheet: Record<string, number>[];
  table: Table;
  /** What follows from what the seat sees and takes pains to work out; not at every table. */
  aids?: Fact;
}

export interface BoardProps<Table = Record<string, unknown>> {
  view: View<Table>;
  /** Names of what may be done next, after `chosen`; empty when this seat is not asked. */
  legal: string[];
  /** The seat one looks from; null for a spectator, in a replay of all, or behind the curtain. */
  seat: number | null;
  /** The question that `legal` answers: the view's own, or the next one after `chosen`. */
  question: Question | null;
  /** Steps of an unfinished choice, not sent yet: the view does not show them, the board may. */
  chosen: string[];
  /** Take these steps.  The page keeps them until the choice is whole, then sends it. */
  act: (...names: string[]) => void;
  /** Say why this may not be done now, with the rule. */
  explain: (name: string) => void;
  /**
   * What a next step, or one of `chosen`, would bring, as far as this seat can know; of several
   * names, the last of them after the others.  Empty without aids.
   */
  foresee: (...names: string[]) => Consequence[];
  /** What led to this view, for animation; empty after a jump. */
  events: GameEvent[];
  words: Words;
}

// A board's table is its own business: the registry only hands it through.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Board = Component<BoardProps<any>>;
