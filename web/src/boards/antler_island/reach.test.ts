import { expect, test } from "vitest";
import type { Consequence } from "../contract";
import { fightsIn, firstReach, outlooksIn, spacesIn } from "./reach";

function fact(key: string, facts: Consequence["facts"]): Consequence {
  return { key, facts, rule: "AN-3.5" };
}

test("every space that is spoken of is found", () => {
  const told = [fact("food-on", { count: 1, spaces: ["O1", "O2"] }), fact("there", { space: "C" })];
  expect([...spacesIn(told)]).toEqual(["O1", "O2", "C"]);
});

test("a space belongs to the first tile by which the stag can have reached it", () => {
  const first = fact("plan-move", { tile: "1", spaces: ["O1", "M0"] });
  const second = fact("plan-move", { tile: "2", spaces: ["O1", "C"] });
  const speed = fact("plan-speed", { tile: "2", spaces: ["M2"] });
  const laid = [
    { tile: "2", brings: [second, speed] },
    { tile: "1", brings: [first] },
  ];
  expect(Object.fromEntries(firstReach(laid))).toEqual({ O1: "1", M0: "1", C: "2", M2: "2" });
});

test("where the stag only stands it reaches nothing new", () => {
  const laid = [{ tile: "1", brings: [fact("plan-at", { tile: "1", spaces: ["O1"] })] }];
  expect(firstReach(laid).size).toBe(0);
});

test("a fight has the reach of both", () => {
  const told = fact("fight-about", {
    other: 2,
    space: "M0",
    own_least: 3,
    own_most: 8,
    least: 2,
    most: 9,
  });
  expect(fightsIn([told])).toEqual([{ space: "M0", other: 2, own: [3, 8], theirs: [2, 9] }]);
});

test("outlooks are shares for each number of tokens, certain ones whole", () => {
  const told = [
    fact("own-reach", { least: 2, most: 8 }),
    fact("if-laid", {
      other: 1,
      count: 1,
      least: 3,
      most: 5,
      win_chance: [3, 4],
      draw_chance: [0, 4],
      lose_chance: [1, 4],
    }),
    fact("sure", { other: 1, count: 2, least: 6, most: 9, outcome: "lose" }),
  ];
  expect(outlooksIn(told)).toEqual([
    { count: 1, least: 3, most: 5, win: 0.75, draw: 0, lose: 0.25 },
    { count: 2, least: 6, most: 9, win: 0, draw: 0, lose: 1 },
  ]);
});
