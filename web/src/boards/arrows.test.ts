import { expect, test } from "vitest";
import { nearest } from "./arrows";

const points = [
  { x: 10, y: 0 },
  { x: 20, y: 0 },
  { x: 0, y: 10 },
  { x: 9, y: 9 },
];

test("an arrow goes to the nearest in its direction", () => {
  expect(nearest({ x: 0, y: 0 }, points, [1, 0])).toBe(0);
  expect(nearest({ x: 0, y: 0 }, points, [0, 1])).toBe(2);
});

test("at the edge it stays", () => {
  expect(nearest({ x: 0, y: 0 }, points, [-1, 0])).toBe(-1);
});
