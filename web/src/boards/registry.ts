// A game joins by having a folder with a Board.svelte; nothing else names it.
import type { Board } from "./contract";

const boards = import.meta.glob<{ default: Board }>("./*/Board.svelte");

/** The board of a game, or null where none is drawn yet: the list of choices still plays it. */
export async function boardOf(game: string): Promise<Board | null> {
  const load = boards[`./${game}/Board.svelte`];
  return load ? (await load()).default : null;
}
