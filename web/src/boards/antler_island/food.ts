// Food tokens given together, as actions name them: `pay 1 1 3`, `commit 2`.

/** The action that gives tokens of these values; names list them from the smallest. */
export function foodAction(verb: string, values: number[]): string {
  return [verb, ...[...values].sort((a, b) => a - b)].join(" ");
}

/** The verb with which food is asked for now, or null where something else is asked. */
export function foodVerb(legal: string[]): string | null {
  const verb = legal[0]?.split(" ")[0] ?? "";
  return verb === "pay" || verb === "commit" ? verb : null;
}
