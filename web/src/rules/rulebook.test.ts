import { expect, test } from "vitest";
import type { RuleBook } from "../server/types";
import { found, plain } from "./rulebook";

const rule = (number: string, text: string) => ({ number, text, source: "" });
const book: RuleBook = {
  game: "chess",
  title: "",
  about: "",
  sections: [
    {
      title: "1. Material",
      rules: [rule("C-1.1", "The board has 64 squares."), rule("C-1.2", "Sixteen *pieces* each.")],
    },
    { title: "4. Captures", rules: [rule("C-4.1", "Moving onto an enemy takes it.")] },
  ],
};

test("every word of the search must occur, in any order and case", () => {
  expect(
    found(book, "SQUARES board").flatMap((section) => section.rules.map(({ number }) => number)),
  ).toEqual(["C-1.1"]);
  expect(found(book, "C-4.1")).toHaveLength(1);
  expect(found(book, "material")[0]!.rules).toHaveLength(2);
  expect(found(book, "dragon")).toEqual([]);
});

test("marks of Markdown are not shown", () => {
  expect(plain("Sixteen *pieces* on `a1`")).toBe("Sixteen pieces on a1");
});
