// Reading a rule beside the board; where no rules lie there, its link leads to the page of rules.
const READ = "ludotheque-rule";

/** Ask whoever shows rules here to show this one, instead of following the link. */
export function readRule(event: Event, rule: string): void {
  const asked = new CustomEvent(READ, { detail: rule, cancelable: true });
  if (!dispatchEvent(asked)) event.preventDefault();
}

/** Show the rules that somebody wants to read, until the returned function is called. */
export function showRules(show: (rule: string) => void): () => void {
  function hear(event: Event): void {
    event.preventDefault();
    show((event as CustomEvent<string>).detail);
  }
  addEventListener(READ, hear);
  return () => removeEventListener(READ, hear);
}
