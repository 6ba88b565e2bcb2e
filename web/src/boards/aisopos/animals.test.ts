import { expect, test } from "vitest";
import { BEATS, KINDS, POINTS } from "./animals";
import { beside, HEXES, hexPath, PLACE } from "./hexes";
import { PICTURES } from "./pictures";

test("every animal has a picture, points, and somebody to beat", () => {
  expect(KINDS).toEqual(["lion", "man", "fox", "mouse", "ant"]);
  expect(KINDS.map((kind) => POINTS[kind])).toEqual([5, 4, 3, 2, 1]);
  expect(KINDS.filter((kind) => !PICTURES[kind] || BEATS[kind]!.length === 0)).toEqual([]);
});

test("nineteen hexes lie around the middle", () => {
  expect(HEXES).toHaveLength(19);
  expect(HEXES.map(({ name }) => name).slice(0, 4)).toEqual(["a1", "a2", "a3", "b1"]);
  expect(PLACE.get("c3")).toMatchObject({ x: 0, y: 0 });
  expect(PLACE.get("a1")!.x).toBe(-PLACE.get("e3")!.x);
});

test("every hex touches another", () => {
  expect(beside("a1", HEXES)).toBe("a2");
  expect(beside("e3", HEXES)).toBe("d3");
  expect(beside("c3", HEXES.slice(9))).toBe("c4");
});

test("a hex has six corners, the first at the top", () => {
  expect(hexPath(10).match(/[ML]/g)).toHaveLength(6);
  expect(hexPath(10)).toMatch(/^M0\.0 -10\.0L/);
});
