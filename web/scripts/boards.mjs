// Which games have a board: every folder of src/boards with a Board.svelte.
import { existsSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

const FOLDER = fileURLToPath(new URL("../src/boards/", import.meta.url));

export const BOARDS = readdirSync(FOLDER).filter((name) =>
  existsSync(`${FOLDER}${name}/Board.svelte`),
);

/** The game named first on the command line; without one that has a board, say how it is used. */
export function gameAsked(usage) {
  const game = process.argv[2] ?? "";
  if (BOARDS.includes(game)) return game;
  console.error(`usage: npm run ${usage}\ngames: ${BOARDS.join(", ")}`);
  process.exit(2);
}
