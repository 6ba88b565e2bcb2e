import { describe, expect, test } from "vitest";
import type { Fact, View } from "../boards/contract";
import { placesOf, shapeOf, spaced } from "./shape";

const kindOf = (value: Fact): string => shapeOf(value).kind;

describe("a shape follows from what is there", () => {
  test.each<[string, Fact]>([
    ["nothing", null],
    ["nothing", []],
    ["nothing", {}],
    ["nothing", ""],
    ["one", 0],
    ["one", "lion"],
    ["one", false],
    ["lines", "x.o\n.x."],
    ["cards", [3, 1, 2]],
    ["cards", [null, null]],
    [
      "grid",
      [
        ["x", null],
        [null, "o"],
      ],
    ],
    ["list", [["a"], ["b", "c"]]],
    ["list", [[], []]],
    ["list", [null, ["a"]]],
    [
      "chart",
      [
        { tile: "wood", price: 3 },
        { tile: "clay", price: 4 },
      ],
    ],
    ["list", [{ tile: "wood" }, { price: 4 }]],
    ["list", [{ tile: "wood", on: ["a"] }]],
    ["list", [{}, {}]],
    ["counts", { wood: 2, clay: 0 }],
    ["parts", { wood: 2 }],
    ["parts", { wood: 2, seen: ["a"] }],
  ])("%s: %j", (kind, value) => expect(kindOf(value)).toBe(kind));

  test("a chart keeps its columns in order", () => {
    const rows = [
      { tile: "wood", price: 3 },
      { tile: "clay", price: null },
    ];
    expect(shapeOf(rows)).toEqual({
      kind: "chart",
      columns: ["tile", "price"],
      rows: [
        ["wood", 3],
        ["clay", null],
      ],
    });
  });

  test("few cards keep their order, of many each kind is counted", () => {
    expect(shapeOf(["b", "a", "b"])).toMatchObject({
      cards: [
        { card: "b", count: 1 },
        { card: "a", count: 1 },
        { card: "b", count: 1 },
      ],
    });
    const many = Array.from({ length: 30 }, (_, i) => (i % 3 ? "sheep" : "wolf"));
    expect(shapeOf(many)).toEqual({
      kind: "cards",
      count: 30,
      cards: [
        { card: "wolf", count: 10 },
        { card: "sheep", count: 20 },
      ],
    });
  });

  test("however deep things lie in each other, they have a shape", () => {
    let deep: Fact = [1, 2];
    for (let i = 0; i < 50; i++) deep = i % 2 ? { in: deep } : [deep, null];
    expect(kindOf(deep)).toBe("parts");
  });
});

describe("what lies where", () => {
  const view = {
    seats: 2,
    table: { hands: [[1], [2]], deck: [4, 5], prizes: [3], purses: [3, 0] },
  } as unknown as View;

  test("what has an entry a seat lies at the seats, a row that is as long by chance does not", () => {
    expect(placesOf(view, ["hands", "purses"])).toEqual({
      middle: [
        ["deck", [4, 5]],
        ["prizes", [3]],
      ],
      seats: [
        [
          ["hands", [1]],
          ["purses", 3],
        ],
        [
          ["hands", [2]],
          ["purses", 0],
        ],
      ],
    });
  });

  test("a part that is not as long as it should be lies in the middle", () => {
    expect(placesOf(view, ["prizes", "nowhere"]).seats).toEqual([[], []]);
  });
});

test("a name without a word is set apart", () => {
  expect(spaced("draw_pile")).toBe("draw pile");
});
