import { expect, test } from "vitest";
import { coloursOf } from "./plain-cover";

test("a name has always the same colours, and its cards and piece differ", () => {
  for (const name of ["chess", "go", "hnefatafl", "", "Ω"]) {
    const colours = coloursOf(name);
    expect(coloursOf(name)).toEqual(colours);
    expect(new Set([...colours.cards, colours.piece]).size).toBe(4);
  }
});

test("two names mostly look different", () => {
  const looks = ["chess", "go", "ludo", "whist", "skat", "mills"].map((name) =>
    JSON.stringify(coloursOf(name)),
  );
  expect(new Set(looks).size).toBeGreaterThan(3);
});
