import type { Words } from "../words/words";

// The levels for people, in order; other bots that we have words for follow.
const LEVELS = ["beginner", "club", "expert"];

function keyOf(bot: string): string {
  return `page-bot-${bot.replace(/\W+/g, "-")}`;
}

/** What a bot is called: by its level where we have a word for it. */
export function botName(words: Words, bot: string | null): string {
  const key = keyOf(bot ?? "");
  return words.has(key) ? words.say(key) : (bot ?? "");
}

/** The bots to choose from, by strength; last those that the owner of the house has added. */
export function botChoices(words: Words, bots: string[]): string[] {
  const named = bots.filter((bot) => words.has(keyOf(bot)));
  return [
    ...named.filter((bot) => LEVELS.includes(bot)),
    ...named.filter((bot) => !LEVELS.includes(bot)),
    ...bots.filter((bot) => !named.includes(bot)),
  ];
}
