const still = matchMedia("(prefers-reduced-motion: reduce)");

// Bots wait this long between two actions, so that one sees what they do.
const BOTS_PACE = 700;

/** Whether this reader wants things to move. */
export function moves(): boolean {
  return !still.matches;
}

export function botsPace(): number {
  return moves() ? BOTS_PACE : 0;
}
