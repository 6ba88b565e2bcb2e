import { expect, it } from "vitest";
import type { GameEvent } from "../contract";
import { endingOf, sinceSettingOut } from "./encounter";

const WAY: GameEvent[] = [
  { key: "passed", seat: 1 },
  { key: "explores", seat: 0 },
  { key: "paragraph", seat: 0, number: 50 },
  { key: "chose", seat: 0, number: 50, choice: 2 },
  { key: "success", seat: 0, number: 50 },
];

it("waits for the explorers to come home before the end is told", () => {
  const told = sinceSettingOut(WAY);
  expect(told).toHaveLength(4);
  expect(endingOf(told)).toBeNull();
  const gained = { key: "gained", seat: 0, count: 1, item: "fish" };
  const home = { key: "won-cave", seat: 0, cave: "C25" };
  const ending = endingOf([...told, gained, home, { key: "earned", seat: 1, coins: 2 }]);
  expect(ending).toEqual({ seat: 0, paragraph: 50, choice: 2, won: true, events: [gained, home] });
});

it("tells which choice failed", () => {
  const failed: GameEvent[] = [
    { key: "failure", seat: 2, number: 139, choice: 3 },
    { key: "lost-cave", seat: 2, cave: "C12" },
  ];
  expect(endingOf(failed)).toMatchObject({ seat: 2, choice: 3, won: false });
});
