import { expect, test } from "vitest";
import type { Consequence } from "../contract";
import { oddsOf, rivalsNear } from "./odds";

function fact(key: string, facts: Consequence["facts"] = {}): Consequence {
  return { key, facts, rule: "AI-4.1" };
}

test("the odds of a clash are the ways that the engine counted", () => {
  const told = [
    fact("odds", { win_chance: [5, 9], fall_chance: [1, 9], lose_chance: [3, 9] }),
    fact("win", { piece: "ant", chance: [2, 9], points: 1 }),
  ];
  expect(oddsOf(told)).toEqual({ win: 5, fall: 1, lose: 3 });
});

test("what is certain has one way", () => {
  expect(oddsOf([fact("sure-fall")])).toEqual({ win: 0, fall: 1, lose: 0 });
  expect(oddsOf([fact("always-loses"), fact("loss")])).toEqual({ win: 0, fall: 0, lose: 1 });
});

test("a step onto a free hex is no clash, and tells who can reach it", () => {
  const told = [fact("in-reach", { rivals: 2 }), fact("quiet", { left: 7 })];
  expect(oddsOf(told)).toBeNull();
  expect(rivalsNear(told)).toBe(2);
  expect(rivalsNear([])).toBe(0);
});
