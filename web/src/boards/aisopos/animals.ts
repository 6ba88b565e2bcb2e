// The animals and who beats whom, as they are printed: read from the game's own data.
import { pieces } from "../../../../src/ludotheque/games/aisopos/box/data/pieces.json";

/** From the strongest to the weakest. */
export const KINDS = pieces.map(({ name }) => name);
export const POINTS: Record<string, number> = Object.fromEntries(
  pieces.map(({ name, points }) => [name, points]),
);
export const BEATS: Record<string, string[]> = Object.fromEntries(
  pieces.map(({ name, beats }) => [name, beats]),
);
export const BEATEN_BY: Record<string, string[]> = Object.fromEntries(
  KINDS.map((loser) => [loser, KINDS.filter((kind) => BEATS[kind]!.includes(loser))]),
);
