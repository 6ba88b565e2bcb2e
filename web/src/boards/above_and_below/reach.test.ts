import { expect, test } from "vitest";
import type { Consequence } from "../contract";
import { reachesOf, share, stillReady } from "./reach";

function fact(key: string, facts: Consequence["facts"]): Consequence {
  return { key, rule: "AB-4.19", facts };
}

test("a threshold has its chance as thrown, with exertion and with rerolls", () => {
  const brings = [
    fact("extra", { lanterns: 1 }),
    fact("out-of-reach", { lanterns: 9, most: 7 }),
    fact("cannot-be-paid", { lanterns: 6, fee: 4 }),
    fact("threshold", {
      lanterns: 4,
      fee: 1,
      chance: [18, 36],
      one_chance: [30, 36],
      all_chance: [36, 36],
    }),
    fact("with-rerolls", { lanterns: 4, count: 1, chance: [27, 36] }),
  ];
  expect(reachesOf(brings)).toEqual([
    {
      lanterns: 4,
      fee: 1,
      state: "open",
      chance: [18, 36],
      exerted: [36, 36],
      rerolled: [27, 36],
    },
    { lanterns: 6, fee: 4, state: "unpayable", chance: null, exerted: null, rerolled: null },
    { lanterns: 9, fee: 0, state: "out-of-reach", chance: null, exerted: null, rerolled: null },
  ]);
});

test("before a party sets out, and when dice are thrown again, the same is told", () => {
  const reach = fact("reach", { lanterns: 2, chance: [35, 36], all_chance: [1, 1] });
  const again = fact("thrown-again", { lanterns: 3, chance: [1, 6], all_chance: [4, 6] });
  expect(reachesOf([reach, again]).map(({ lanterns }) => lanterns)).toEqual([2, 3]);
  expect(share(reachesOf([again])[0]!.chance)).toBeCloseTo(1 / 6);
  expect(share(null)).toBe(0);
  const none = fact("reach", { lanterns: 8, chance: [0, 36], all_chance: [0, 36] });
  expect(reachesOf([none])[0]!.state).toBe("out-of-reach");
});

test("passing tells how many stay unused (AB-10.1)", () => {
  expect(stillReady([fact("still-ready", { count: 2 })])).toBe(2);
  expect(stillReady([])).toBe(0);
});
