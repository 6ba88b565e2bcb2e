import { describe, expect, test } from "vitest";
import {
  announcing,
  buildable,
  cardsFor,
  drafted,
  example,
  ghosts,
  marked,
  meant,
  stepOn,
  usable,
} from "./clicks";

const building = ["build city1 A2", "build gold-farm B2", "raise A2", "announce 3", "pass"];

describe("a click on a square", () => {
  test("plays its card, joins a tower or settles a camp", () => {
    expect(stepOn(["play F7", "play city1"], null, "F7")).toBe("play F7");
    expect(stepOn(["join C6"], null, "C6")).toBe("join C6");
    expect(stepOn(["settle A5", "decline"], null, "A5")).toBe("settle A5");
  });
  test("builds what was picked and nothing else", () => {
    expect(stepOn(building, null, "A2")).toBeNull();
    expect(stepOn(building, "city1", "A2")).toBe("build city1 A2");
    expect(stepOn(building, "tower", "A2")).toBe("raise A2");
    expect(stepOn(building, "gold-farm", "A2")).toBeNull();
  });
  test("that is not open names what was meant", () => {
    expect(meant("Construct", "tower", "A1")).toBe("raise A1");
    expect(meant("Construct", "city2", "A1")).toBe("build city2 A1");
    expect(meant("PlaceCampBefore", "", "A1")).toBe("settle A1");
    expect(meant("JoinFiefs", "", "A1")).toBe("join A1");
    expect(meant("Discard", "", "A1")).toBe("discard A1");
    expect(meant("PlayAnother", "", "A1")).toBe("play A1");
  });
});

test("squares and constructions find each other", () => {
  expect([...buildable(building)]).toEqual(["A2", "B2"]);
  expect(cardsFor(building, "A2")).toEqual(["city1", "tower"]);
  expect(usable(building, "camp3")).toBe(true);
  expect(usable(building, "camp2")).toBe(false);
  expect(usable(building, "city3")).toBe(false);
  expect(announcing("camp3")).toBe("announce 3");
});

test("a choice is what was sent, or what is not sent yet", () => {
  expect(drafted(["F6", "C6"], [])).toEqual(["F6", "C6"]);
  expect(drafted(["F6"], ["play F6", "play camp1"])).toEqual(["F6", "camp1"]);
  expect(drafted(undefined, ["raise A1"])).toEqual([]);
});

test("of cards that are alike only as many are marked as were chosen", () => {
  expect(marked(["city1", "city1", "F6"], ["city1", "F6"])).toEqual([0, -1, 1]);
  expect(marked(["city1", "city1"], ["city1", "city1"])).toEqual([0, 1]);
});

test("an unfinished choice shows what it would put on the board", () => {
  expect(ghosts(["F6", "city1"], [], null)).toEqual([{ square: "F6" }]);
  const join = { kind: "JoinFiefs", rule: "BK-9.10", begins: false, square: "B2" };
  expect(ghosts([], ["raise B2", "join C6"], join)).toEqual([
    { square: "B2", built: "tower" },
    { square: "C6", built: "tower" },
  ]);
  const camp = { kind: "PlaceCamp", rule: "BK-10.4", begins: false, card: "camp4" };
  expect(ghosts([], ["settle A5"], camp)).toEqual([{ square: "A5", built: "camp4" }]);
  expect(ghosts([], ["build city2 D4"], null)).toEqual([{ square: "D4", built: "city2" }]);
});

test("a refusal is shown on a free square of one's own, if there is one", () => {
  expect(example({ A1: 0, A2: 1, A3: 1 }, { A2: "city1" }, 1)).toBe("A3");
  expect(example({ A2: 1 }, { A2: "city1" }, 1)).toBe("A2");
  expect(example({}, {}, 1)).toBe("A1");
});
