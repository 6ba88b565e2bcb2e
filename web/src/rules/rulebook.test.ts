import { expect, test } from "vitest";
import type { RuleBook } from "../server/types";
import { found, plain } from "./rulebook";

const rule = (number: string, text: string) => ({ number, text, source: "" });
const book: RuleBook = {
  game: "aisopos",
  title: "",
  about: "",
  sections: [
    {
      title: "1. Material",
      rules: [rule("AI-1.1", "The board has 19 hexes."), rule("AI-1.2", "Ten *pieces* each.")],
    },
    { title: "4. Clashes", rules: [rule("AI-4.1", "Moving onto an enemy is a clash.")] },
  ],
};

test("every word of the search must occur, in any order and case", () => {
  expect(
    found(book, "HEXES board").flatMap((section) => section.rules.map(({ number }) => number)),
  ).toEqual(["AI-1.1"]);
  expect(found(book, "AI-4.1")).toHaveLength(1);
  expect(found(book, "material")[0]!.rules).toHaveLength(2);
  expect(found(book, "dragon")).toEqual([]);
});

test("marks of Markdown are not shown", () => {
  expect(plain("Ten *pieces* with `quiet`")).toBe("Ten pieces with quiet");
});
