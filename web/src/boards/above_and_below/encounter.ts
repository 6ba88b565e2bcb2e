// How an encounter ended, gathered from what happened.
import type { GameEvent } from "../contract";

export interface Ending {
  seat: number;
  paragraph: number;
  choice: number;
  won: boolean;
  /** What followed: rewards, injuries, the cave. */
  events: GameEvent[];
}

const FOLLOWING = [
  "earned",
  "paid",
  "gained",
  "spent",
  "joined",
  "injured",
  "reputation-up",
  "reputation-down",
  "built",
  "won-cave",
  "lost-cave",
];

/** The events from the last exploration on; none where nobody is on the way. */
export function sinceSettingOut(events: GameEvent[]): GameEvent[] {
  const start = events.findLastIndex(({ key }) => key === "explores");
  return start < 0 ? [] : events.slice(start);
}

/** The end of an encounter among these events, if the last one to be told has ended. */
export function endingOf(events: GameEvent[]): Ending | null {
  const at = events.findLastIndex(({ key }) => key === "success" || key === "failure");
  const home = events.findLastIndex(({ key }) => key === "won-cave" || key === "lost-cave");
  if (at < 0 || home < at) return null;
  const { key, seat, number, choice } = events[at]!;
  const chose = events.findLast((event) => event.key === "chose");
  return {
    seat: Number(seat),
    paragraph: Number(number),
    choice: Number(choice ?? chose?.choice ?? 0),
    won: key === "success",
    events: events
      .slice(at + 1, home + 1)
      .filter((event) => FOLLOWING.includes(event.key) && event.seat === seat),
  };
}
