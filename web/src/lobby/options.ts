// How a game's options are offered when a table is opened.
import type { GameOption } from "../server/types";

/** Ranges longer than this are typed, not chosen from a list. */
const LONGEST_LIST = 12;

export type OptionValues = Record<string, boolean | number | string>;

export function defaults(options: GameOption[]): OptionValues {
  return Object.fromEntries(options.map((option) => [option.name, option.default]));
}

/** Whether an option's numbers are too many for a list. */
export function isTyped({ low = 0, high = 0 }: GameOption): boolean {
  return high - low > LONGEST_LIST;
}

/** The choices of an option at a table of so many seats: numbers in order, then words. */
export function choicesOf(option: GameOption, seats: number): (number | string)[] {
  const { low = 0, high = -1, words } = option;
  // Only seats that there are may begin.
  const most = option.name === "first" ? seats - 1 : high;
  // Where a word may stand for a number, a long range is offered by its beginning.
  const last = isTyped(option) ? low + LONGEST_LIST : most;
  const numbers = Array.from({ length: Math.max(0, last - low + 1) }, (_, i) => low + i);
  return [...numbers, ...words];
}

/** What was chosen or typed, as the server wants it. */
export function valueOf(text: string): number | string {
  return /^\d+$/.test(text) ? Number(text) : text;
}
