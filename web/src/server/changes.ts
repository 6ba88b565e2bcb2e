// Making the server's changes to a document without touching the old one.
import type { Change, Path } from "./types";

type Node = Record<string | number, unknown>;

function copied(node: unknown): Node {
  return (Array.isArray(node) ? [...node] : { ...(node as Node) }) as Node;
}

function changedAt(node: unknown, path: Path, change: (old: unknown) => unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return change(node);
  const fresh = copied(node);
  fresh[key] = changedAt(fresh[key], rest, change);
  return fresh;
}

function without(node: unknown, key: string | number): Node {
  const fresh = copied(node);
  delete fresh[key];
  return fresh;
}

/** The document with one change made. */
function made(doc: unknown, change: Change): unknown {
  if ("to" in change) return changedAt(doc, change.at, () => change.to);
  if ("gone" in change) {
    const key = change.at.at(-1) ?? "";
    return changedAt(doc, change.at.slice(0, -1), (node) => without(node, key));
  }
  return changedAt(doc, change.at, (list) => {
    const fresh = [...(list as unknown[])];
    fresh.splice(change.from, change.drop, ...change.put);
    return fresh;
  });
}

/** The document with all changes made, in order; what did not change is shared with the old one. */
export function withChanges<T>(doc: T, changes: Change[]): T {
  return changes.reduce<unknown>(made, doc) as T;
}
