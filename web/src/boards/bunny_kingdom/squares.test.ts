import { describe, expect, test } from "vitest";
import { fiefOf, isSquare, outline, ribbonSquare, SQUARE } from "./squares";

const fief = (...squares: string[]) => ({
  seat: 0,
  squares,
  strength: 0,
  wealth: 0,
  resources: [],
  carrots: 0,
});

test("squares are named by row and column", () => {
  expect(SQUARE.get("A1")).toMatchObject({ place: 0, x: 0, y: 0 });
  expect(SQUARE.get("J10")).toMatchObject({ place: 99, x: 900, y: 900 });
  expect([isSquare("C7"), isSquare("K1"), isSquare("city1")]).toEqual([true, false, false]);
});

describe("the line around a fief", () => {
  test("keeps inside its only square", () => {
    expect(outline(["A1"], 10)).toBe("M10 10L90 10L90 90L10 90Z");
  });
  test("has one corner where the edge turns and none along it", () => {
    expect(outline(["A1", "A2"], 10)).toBe("M10 10L190 10L190 90L10 90Z");
  });
  test("turns inward around a bend", () => {
    expect(outline(["A1", "A2", "B1"], 10)).toContain("90 90");
  });
  test("has a loop for each part that only sky towers join", () => {
    expect(outline(["A1", "C3"]).match(/Z/g)).toHaveLength(2);
  });
  test("keeps squares apart that only touch by a corner", () => {
    expect(outline(["A1", "B2"], 10)).toBe(
      "M10 10L90 10L90 90L10 90ZM110 110L190 110L190 190L110 190Z",
    );
  });
  test("runs around a hole too", () => {
    const ring = ["A1", "A2", "A3", "B1", "B3", "C1", "C2", "C3"];
    expect(outline(ring).match(/Z/g)).toHaveLength(2);
  });
});

test("a ribbon hangs where nothing is built, if it can", () => {
  expect(ribbonSquare(fief("A1", "A2", "B1"), { B1: "city1" }).name).toBe("A2");
  expect(ribbonSquare(fief("A1"), { A1: "city1" }).name).toBe("A1");
});

test("a square belongs to the fief that lists it", () => {
  const fiefs = [fief("A1"), fief("B1", "B2")];
  expect(fiefOf(fiefs, "B2")).toBe(fiefs[1]);
  expect(fiefOf(fiefs, "J1")).toBeUndefined();
});
