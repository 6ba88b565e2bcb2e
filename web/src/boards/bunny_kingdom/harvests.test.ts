import { expect, test } from "vitest";
import { harvests } from "./harvests";

test("harvests are told by round, seat and fief, the richest first", () => {
  const gain = (round: number, seat: number, square: string, carrots: number) => ({
    round,
    seat,
    square,
    carrots,
  });
  const told = harvests([gain(2, 1, "A3", 4), gain(1, 0, "B2", 1), gain(1, 0, "J9", 6)], 2);
  expect(told.map(({ round }) => round)).toEqual([1, 2]);
  expect(told[0]!.fiefs.map((fiefs) => fiefs.map(({ square }) => square))).toEqual([
    ["J9", "B2"],
    [],
  ]);
  expect(told[1]!.fiefs[1]).toEqual([gain(2, 1, "A3", 4)]);
});
