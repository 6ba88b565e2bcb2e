// What happened in a fight, from the attack until the next control tile is revealed: the board
// shows it as one story, though it comes in many messages.
import type { GameEvent } from "../contract";

const CLOSES = new Set(["revealed", "planned", "new-round", "ended"]);
// Tiles are also played, and tokens drawn, outside a fight: these count once a stag has attacked.
const PART_OF_FIGHT = new Set([
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

/** The events of the fight so far, once these `events` have followed those `before`. */
export function fightAfter(before: GameEvent[], events: GameEvent[]): GameEvent[] {
  return events.reduce((fight, event) => {
    if (event.key === "attacked") return [event];
    if (CLOSES.has(event.key)) return [];
    return fight.length > 0 && PART_OF_FIGHT.has(event.key) ? [...fight, event] : fight;
  }, before);
}
