// What a game's folder brings, found by the names of its files: nothing else names a game.
// All are loaded when they are needed, so that a table loads its own game and no other.
import type { Step } from "../guide/contract";
import type { Board, View } from "./contract";

const boards = import.meta.glob<{ default: Board }>("./*/Board.svelte");
const guides = import.meta.glob<{ steps: Step[] }>("./*/guide.ts");
const merges = import.meta.glob<{ everything: Everything }>("./*/everything.ts");

/** Makes one view of all seats' views, for a replay that shows everything. */
export type Everything = (views: View[]) => View;

/** The games that have a board, by name. */
export const GAMES = Object.keys(boards).map((path) => path.split("/")[1]!);

/** The board of a game, or null where none is drawn yet: the list of choices still plays it. */
export async function boardOf(game: string): Promise<Board | null> {
  return (await boards[`./${game}/Board.svelte`]?.())?.default ?? null;
}

/** The guided first turn of a game, or null where there is none. */
export async function guideOf(game: string): Promise<Step[] | null> {
  return (await guides[`./${game}/guide.ts`]?.())?.steps ?? null;
}

/** How the views of all seats are put together, or null: then a replay shows one seat's at a time. */
export async function everythingOf(game: string): Promise<Everything | null> {
  return (await merges[`./${game}/everything.ts`]?.())?.everything ?? null;
}
