// The fight as it goes on: what happened since one stag attacked, until the next tile is revealed.
import type { GameEvent } from "../contract";

const CLOSES = new Set(["revealed", "planned", "new-round", "ended"]);
const TOLD = new Set([
  "attacked",
  "committed",
  "stood",
  "retreated",
  "locked",
  "kept-token",
  "drawn",
  "broke",
  "chased",
  "winning-stag",
  "played",
]);

/** The story after *events*, which led from where it stood before. */
export function toldOn(story: GameEvent[], events: GameEvent[]): GameEvent[] {
  return events.reduce((told, event) => {
    if (event.key === "attacked") return [event];
    if (CLOSES.has(event.key)) return [];
    return told.length > 0 && TOLD.has(event.key) ? [...told, event] : told;
  }, story);
}
