import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { Words } from "../words/words";
import { botChoices, botName } from "./bots";

const bundle = new FluentBundle("en");
const known = "page-bot-beginner = Beginner\npage-bot-expert = Expert\npage-bot-greedy = Sly";
bundle.addResource(new FluentResource(`${known}\npage-bot-search-300 = Deep`));
const words = new Words("en", bundle);

test("a bot is called by our word for it, and otherwise as the server calls it", () => {
  expect(botName(words, "expert")).toBe("Expert");
  expect(botName(words, "search:300")).toBe("Deep");
  expect(botName(words, "search:9")).toBe("search:9");
  expect(botName(words, null)).toBe("");
});

test("levels for people come first, bots without a word last", () => {
  expect(botChoices(words, ["owl", "greedy", "beginner", "expert"])).toEqual([
    "beginner",
    "expert",
    "greedy",
    "owl",
  ]);
});
