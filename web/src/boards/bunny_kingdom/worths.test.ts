import { expect, test } from "vitest";
import { carrotsOf, together, wayOf, type Worth } from "./worths";

function worth(key: string, facts: Worth["facts"][number]["facts"]): Worth {
  return { card: "some", facts: [{ key, rule: "BK-14.3", facts }] };
}

const GOAL = worth("worth-goal", { carrots: 0, what: "cities", count: 5, least: 9, points: 12 });
const EACH = worth("worth-each", { carrots: 6, what: "wood", count: 3, each: 2 });
const LATE = worth("worth-end", {});

test("what is known at the end only counts for nothing now (BK-14.23)", () => {
  expect(carrotsOf(LATE)).toBeNull();
  expect(together([GOAL, EACH, LATE])).toBe(6);
});

test("all or nothing shows how far one is on the way, what grows step by step does not", () => {
  expect(wayOf(GOAL)).toBeCloseTo(5 / 9);
  expect(wayOf(EACH)).toBeNull();
});

test("to have the most takes one more than the best rival (BK-14.16)", () => {
  const most = { carrots: 0, what: "squares", count: 9, rival: 9, points: 12 };
  expect(wayOf(worth("worth-most", most))).toBeCloseTo(0.9);
  expect(wayOf(worth("worth-most", { ...most, count: 10 }))).toBe(1);
});
