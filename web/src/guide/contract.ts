import type { View } from "../boards/contract";

export interface Situation {
  view: View;
  legal: string[];
  seat: number;
}

/** One step of a guided first turn. */
export interface Step {
  /** The key of what is said. */
  say: string;
  /** What to look at: an element with this `data-guide`. */
  show?: string;
  /** Told only where this holds; elsewhere it is passed over. */
  when?: (now: Situation) => boolean;
  /** Goes on by itself once this holds; without it the reader says when. */
  until?: (now: Situation) => boolean;
}
