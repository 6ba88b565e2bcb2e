import { expect, test } from "vitest";
import { beginning, families, wordsAt } from "./choices";

const legal = ["place lion a1", "place lion a2", "place ant a1", "move b1 b2", "offer draw"];

test("a beginning is whole words", () => {
  expect(beginning(legal, "place", "lion")).toEqual(["place lion a1", "place lion a2"]);
  expect(beginning(legal, "pla")).toEqual([]);
  expect(beginning(legal, "offer", "draw")).toEqual(["offer draw"]);
});

test("words at a place are told once", () => {
  expect(wordsAt(legal, 1, "place")).toEqual(["lion", "ant"]);
});

test("families differ in their last word", () => {
  expect(families(legal).map((family) => family.names.length)).toEqual([2, 1, 1, 1]);
  expect(families(["pass", "agree"]).map((family) => family.names)).toEqual([["pass"], ["agree"]]);
});
