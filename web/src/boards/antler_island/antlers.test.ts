import { describe, expect, it } from "vitest";
import { antlers, crown } from "./antlers";

function strokes(pieces: number): number {
  return antlers(pieces).split("M").length - 1;
}

describe("antlers", () => {
  it("has one stroke for every piece", () => {
    for (let pieces = 0; pieces <= 16; pieces++) expect(strokes(pieces)).toBe(pieces);
  });

  it("stops growing where a picture could not be read any more", () => {
    expect(antlers(40)).toBe(antlers(16));
  });

  it("stays within a head's reach", () => {
    const numbers = antlers(16)
      .match(/-?\d+\.\d/g)!
      .map(Number);
    expect(Math.min(...numbers)).toBeGreaterThan(-24);
    expect(Math.max(...numbers)).toBeLessThan(80);
  });

  it("rises higher with every pair", () => {
    for (let pairs = 1; pairs < 8; pairs++)
      expect(crown(2 * pairs + 2)).toBeLessThan(crown(2 * pairs));
  });
});
