// Asked for by this reader in the settings of their machine.
const still = matchMedia("(prefers-reduced-motion: reduce)");

// Bots wait this long between two actions, so that one sees what they do.
const BOTS_PACE = 700;

/** Whether this reader wants things to move. */
export function wantsMotion(): boolean {
  return !still.matches;
}

/** Milliseconds that bots wait, as a new table is told. */
export function botsPace(): number {
  return wantsMotion() ? BOTS_PACE : 0;
}
