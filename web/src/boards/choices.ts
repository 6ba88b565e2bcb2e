// Reading names of actions: `place lion b2` is a verb and its parts.

/** The legal names that begin with these words. */
export function beginning(legal: string[], ...words: string[]): string[] {
  const start = words.join(" ");
  return legal.filter((name) => name === start || name.startsWith(`${start} `));
}

/** The word at `place` of a name; the verb is at 0. */
export function word(name: string, place: number): string {
  return name.split(" ")[place] ?? "";
}

/** The different words at `place` of the legal names that begin with these words. */
export function wordsAt(legal: string[], place: number, ...words: string[]): string[] {
  return [...new Set(beginning(legal, ...words).map((name) => word(name, place)))];
}

export interface Family {
  start: string;
  names: string[];
}

/** Names in runs that differ in their last word only. */
export function families(names: string[]): Family[] {
  const found: Family[] = [];
  for (const name of names) {
    const start = name.slice(0, Math.max(0, name.lastIndexOf(" ")));
    const last = found.at(-1);
    if (last && start && last.start === start) last.names.push(name);
    else found.push({ start, names: [name] });
  }
  return found;
}
