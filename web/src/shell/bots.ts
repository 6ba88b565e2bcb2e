import type { Words } from "../words/words";

/** What a bot is called: by its level where we have a word for it. */
export function botName(words: Words, bot: string | null): string {
  const level = bot ?? "";
  const key = `page-bot-${level.replace(/\W+/g, "-")}`;
  return words.has(key) ? words.say(key) : level;
}
