// A handful of food tokens as actions name it: `pay 1 1 3`, `commit 2`.

/** The action that gives these values, smallest first. */
export function handful(verb: string, values: number[]): string {
  return [verb, ...[...values].sort((a, b) => a - b)].join(" ");
}

/** The verb of the handful asked for, or null. */
export function asked(legal: string[]): string | null {
  const verb = legal[0]?.split(" ")[0] ?? "";
  return verb === "pay" || verb === "commit" ? verb : null;
}
