import { describe, expect, it } from "vitest";
import { places } from "./island";

function count(board: string, level: string): number {
  return places(board).filter((place) => place.level === level).length;
}

describe("the island", () => {
  it("has twelve coast spaces, four meadows, four marshes and a centre for four", () => {
    expect(["coast", "meadow", "marsh", "centre"].map((level) => count("4", level))).toEqual([
      12, 4, 4, 1,
    ]);
  });

  it("leaves a bay where three players have no coast", () => {
    const names = places("3").map(({ name }) => name);
    expect(names).toHaveLength(18);
    for (const covered of ["O4", "O5", "O6"]) expect(names).not.toContain(covered);
  });

  it("keeps every other space where four players have it", () => {
    const four = new Map(places("4").map((place) => [place.name, place]));
    for (const place of places("3")) expect(place).toEqual(four.get(place.name));
  });

  it("turns three equal parts round the centre", () => {
    expect(count("3_symmetric", "coast")).toBe(9);
    expect(count("3_symmetric", "meadow")).toBe(3);
  });

  it("puts no two spaces on top of each other", () => {
    for (const board of ["3", "4", "3_symmetric"])
      for (const one of places(board))
        for (const other of places(board))
          if (one.name !== other.name)
            expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(70);
  });
});
