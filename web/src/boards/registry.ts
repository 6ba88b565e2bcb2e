// A game joins by having a folder with a Board.svelte; nothing else names it.
import type { Board, View } from "./contract";

const boards = import.meta.glob<{ default: Board }>("./*/Board.svelte");

/** The board of a game, or null where none is drawn yet: the list of choices still plays it. */
export async function boardOf(game: string): Promise<Board | null> {
  const load = boards[`./${game}/Board.svelte`];
  return load ? (await load()).default : null;
}

/** Makes one view of all seats' views, for a replay that shows everything. */
export type Everything = (views: View[]) => View;

const merges = import.meta.glob<{ everything: Everything }>("./*/everything.ts");

export async function everythingOf(game: string): Promise<Everything | null> {
  const load = merges[`./${game}/everything.ts`];
  return load ? (await load()).everything : null;
}
