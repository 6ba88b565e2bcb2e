import { expect, test } from "vitest";
import type { Consequence } from "../contract";
import { increaseOf, joinedBy, outlookOf, spotBeside, swallowed, written } from "./outlook";
import type { Fief, Table } from "./table";

function fief(seat: number, ...squares: string[]): Fief {
  return { seat, squares, strength: 1, wealth: 1, resources: [], carrots: 1 };
}

function table(fiefs: Fief[], lava: Table["lava"] = []): Table {
  return { fiefs, lava } as unknown as Table;
}

function fact(key: string, facts: Consequence["facts"]): Consequence {
  return { key, rule: "BK-11.4", facts };
}

const RIBBON = { squares: 3, strength: 2, wealth: 2, carrots: 4 };

test("a square joins all of one's fiefs that it touches by a side (BK-11.1)", () => {
  const world = table([fief(0, "A1"), fief(0, "B2", "C2"), fief(0, "E1"), fief(1, "A3")]);
  expect(joinedBy(world, 0, [], "A2").sort()).toEqual(["A1", "A2", "B2", "C2"]);
});

test("a square that was chosen before is taken as laid", () => {
  const world = table([fief(0, "A1")]);
  expect(joinedBy(world, 0, ["A2"], "A3").sort()).toEqual(["A1", "A2", "A3"]);
  expect(joinedBy(world, 0, [], "A3")).toEqual(["A3"]);
});

test("lava cuts two mountains apart, and nothing else (BK-2.3)", () => {
  const world = table([fief(0, "A1"), fief(0, "B2")], [["A1", "A2"]]);
  expect(joinedBy(world, 0, [], "A2").sort()).toEqual(["A2", "B2"]);
});

test("a building stays in its fief, sky towers included", () => {
  const world = table([fief(0, "A1", "J10"), fief(0, "C3")]);
  expect(joinedBy(world, 0, [], "A1").sort()).toEqual(["A1", "J10"]);
});

test("the outlook has the ribbons before and after, and what harvests bring more", () => {
  const brings = [
    fact("fief-before", { squares: 1, strength: 2, wealth: 1, carrots: 2 }),
    fact("fief", RIBBON),
    fact("harvest", { more: 2, harvests: 3, total: 6 }),
  ];
  const world = table([fief(0, "A1"), fief(0, "J1")]);
  const found = outlookOf(world, 0, [], "play A2", null, brings)!;
  expect(found.before.map(written)).toEqual(["2×1"]);
  expect(written(found.after)).toBe("2×2");
  expect(found.increase).toEqual({ more: 2, harvests: 3, total: 6, most: false });
  expect(swallowed(world.fiefs, found, 0)).toEqual([world.fiefs[0]]);
});

test("sky towers light both fiefs, a trading post its own (BK-9.11, BK-9.12)", () => {
  const world = table([fief(0, "A1", "A2"), fief(0, "J1")]);
  const question = { kind: "JoinFiefs", rule: "BK-9.10", begins: false, square: "J1" };
  const joined = outlookOf(world, 0, [], "join A1", question, [fact("fief", RIBBON)])!;
  expect(joined.squares.sort()).toEqual(["A1", "A2", "J1"]);
  const post = { ...question, kind: "ChooseResource" };
  const traded = outlookOf(world, 0, [], "trade wood", post, [
    fact("fief", RIBBON),
    fact("trade", { resource: "wood", more: 3 }),
  ])!;
  expect(traded.squares).toEqual(["J1"]);
  expect(traded.increase).toEqual({ more: 3, harvests: 1, total: 3, most: false });
});

test("a card whose place is not chosen yet tells the most that it could bring", () => {
  const room = fact("room", { card: "city2", squares: 4, more: 6 });
  expect(increaseOf([room])).toEqual({ more: 6, harvests: 1, total: 6, most: true });
  expect(increaseOf([fact("provisions", { cards: 2, left: 90 })])).toBeNull();
  expect(outlookOf(table([]), 0, [], "play city2", null, [room])).toBeNull();
});

test("words stand above a fief, below one at the upper rim, and never beside the map", () => {
  expect(spotBeside(["E5", "E6"], 400, 150)).toEqual({ x: 500, y: 400, below: false });
  expect(spotBeside(["A5"], 400, 150)).toEqual({ x: 450, y: 100, below: true });
  expect(spotBeside(["E1"], 400, 150).x).toBe(200);
  expect(spotBeside(["E10"], 400, 150).x).toBe(800);
  const high = ["A1", "B1", "C1", "D1", "E1", "F1", "G1", "H1", "I1", "J1"];
  expect(spotBeside(high, 400, 150)).toEqual({ x: 200, y: 850, below: true });
});
