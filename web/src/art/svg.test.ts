import { expect, test } from "vitest";
import { innerSvg, picturesByName } from "./svg";

const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path d="M0 0"/></svg>`;

test("a drawing loses the element around it and nothing else", () => {
  expect(innerSvg(DRAWING)).toBe(`<path d="M0 0"/>`);
});

test("drawings are called by their file", () => {
  expect(picturesByName({ "./glyphs/green-apple.svg": DRAWING })).toEqual({
    "green-apple": `<path d="M0 0"/>`,
  });
});
