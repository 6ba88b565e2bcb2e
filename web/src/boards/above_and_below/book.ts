// The encounter book, fetched when the first story is told in a language.
import type { Language } from "../../words/words";

export interface Story {
  text: string;
  choices: string[];
  failures: string[];
}

export type Book = Record<string, Story>;

const SHELF: Record<Language, () => Promise<{ default: Book }>> = {
  en: () => import("virtual:book/en"),
  fr: () => import("virtual:book/fr"),
  de: () => import("virtual:book/de"),
};

export async function openBook(language: Language): Promise<Book> {
  return (await SHELF[language]()).default;
}

/** The words in capitals that open a choice, and the rest of it. */
export function splitChoice(line: string): { deed: string; rest: string } {
  const parts = line.split(" ");
  const low = parts.findIndex((part) => /\p{Ll}/u.test(part));
  const stop = parts.findIndex((part) => /[,.;:]$/.test(part)) + 1;
  const end = Math.min(low < 0 ? parts.length : low, stop || parts.length);
  return { deed: parts.slice(0, end).join(" "), rest: parts.slice(end).join(" ") };
}
