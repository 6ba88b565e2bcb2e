import { expect, test } from "vitest";
import { LANGUAGES } from "../../words/words";
import { openBook, splitChoice } from "./book";

const PARAGRAPHS = Array.from({ length: 215 }, (_, i) => String(i + 1));

test.each(LANGUAGES)("the book has every paragraph in %s", async (language) => {
  const book = await openBook(language);
  expect(Object.keys(book).sort((a, b) => Number(a) - Number(b))).toEqual(PARAGRAPHS);
  expect(PARAGRAPHS.filter((number) => !book[number]!.text)).toEqual([]);
});

test("a language has its own words", async () => {
  const [english, french] = await Promise.all([openBook("en"), openBook("fr")]);
  expect(english["1"]!.text).not.toBe(french["1"]!.text);
});

test("sets the words in capitals of a choice apart", () => {
  expect(splitChoice("SING THE PART, which is high.")).toEqual({
    deed: "SING THE PART,",
    rest: "which is high.",
  });
  expect(splitChoice("WASH UP and keep out.").deed).toBe("WASH UP");
});
