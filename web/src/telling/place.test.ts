import { expect, test } from "vitest";
import { place, type Box } from "./place";

const PHONE = { width: 360, height: 740 };
const SCREEN = { width: 1440, height: 900 };

function box(left: number, top: number, width: number, height: number): Box {
  return { left, top, right: left + width, bottom: top + height };
}

test("a bubble stands below what it speaks of, in the middle", () => {
  const anchor = box(700, 300, 40, 40);
  expect(place({ width: 200, height: 100 }, anchor, anchor, SCREEN, [])).toEqual({
    left: 620,
    top: 352,
    most: 900,
  });
});

test("it never covers what it speaks of and never leaves the window", () => {
  const size = { width: 320, height: 180 };
  for (let x = 0; x <= 300; x += 20)
    for (let y = 0; y <= 680; y += 20) {
      const anchor = box(x, y, 60, 60);
      const { left, top } = place(size, anchor, box(0, 0, 360, 740), PHONE, []);
      const apart = top >= y + 60 || top + 180 <= y || left >= x + 60 || left + 320 <= x;
      expect(apart, `${x} ${y}`).toBe(true);
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
      expect(left + 320).toBeLessThanOrEqual(360);
      expect(top + 180).toBeLessThanOrEqual(740);
    }
});

test("it leaves free what can be chosen, beside the board if need be", () => {
  const anchor = box(400, 400, 80, 80);
  const board = box(200, 200, 500, 500);
  const neighbours = [
    box(400, 310, 80, 80),
    box(400, 490, 80, 80),
    box(310, 400, 80, 80),
    box(490, 400, 80, 80),
  ];
  const { left, top } = place({ width: 300, height: 120 }, anchor, board, SCREEN, neighbours);
  const beside = top + 120 <= 200 || top >= 700 || left + 300 <= 200 || left >= 700;
  expect(beside).toBe(true);
});

test("it rather covers what can be chosen than what is lit", () => {
  const anchor = box(700, 300, 40, 40);
  const [above, below] = [box(700, 260, 40, 30), box(700, 350, 40, 30)];
  const beside = [box(640, 300, 40, 40), box(760, 300, 40, 40), above];
  const size = { width: 200, height: 100 };
  expect(place(size, anchor, anchor, SCREEN, beside, [below]).top).not.toBe(352);
});

test("where nothing has room it goes to the edge farther away", () => {
  const anchor = box(10, 40, 340, 300);
  const { top, most } = place({ width: 336, height: 500 }, anchor, anchor, PHONE, []);
  expect(most).toBe(376);
  expect(top).toBe(352);
});
