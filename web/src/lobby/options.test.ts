import { expect, test } from "vitest";
import type { GameOption } from "../server/types";
import { choicesOf, defaults, isTyped, valueOf } from "./options";

function option(facts: Partial<GameOption>): GameOption {
  return { name: "rounds", kind: "number", words: [], default: 1, ...facts };
}

test("short ranges are listed, with the words after the numbers", () => {
  expect(choicesOf(option({ low: 1, high: 3, words: ["all"] }), 2)).toEqual([1, 2, 3, "all"]);
  expect(choicesOf(option({ kind: "word", words: ["old", "new"] }), 2)).toEqual(["old", "new"]);
});

test("only seats that there are may begin", () => {
  const first = option({ name: "first", low: 0, high: 3, words: ["lot"] });
  expect(choicesOf(first, 2)).toEqual([0, 1, "lot"]);
  expect(choicesOf(first, 4)).toEqual([0, 1, 2, 3, "lot"]);
});

test("long ranges are typed", () => {
  expect(isTyped(option({ low: 1, high: 13 }))).toBe(false);
  expect(isTyped(option({ low: 1, high: 14 }))).toBe(true);
  expect(choicesOf(option({ low: 0, high: 500, words: ["none"] }), 2)).toHaveLength(14);
});

test("what is typed is a number where it looks like one", () => {
  expect(valueOf("12")).toBe(12);
  expect(valueOf("none")).toBe("none");
});

test("an option begins with its default", () => {
  expect(defaults([option({ default: 3 }), option({ name: "cubes", default: true })])).toEqual({
    rounds: 3,
    cubes: true,
  });
});
