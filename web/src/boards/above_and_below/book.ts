// The encounter book, fetched when the first story is told in a language.
import type { Language } from "../../words/words";

export interface Story {
  text: string;
  choices: string[];
  failures: string[];
}

export type Book = Record<string, Story>;

// A few files a language, each a chunk of its own: nobody loads the book of another language.
const files = import.meta.glob<Book>(
  "../../../../src/ludotheque/games/above_and_below/box/data/book/*/*.toml",
  { import: "default" },
);

/** All paragraphs in a language by their number. */
export async function openBook(language: Language): Promise<Book> {
  const loads = Object.entries(files).filter(([path]) => path.includes(`/book/${language}/`));
  const parts = await Promise.all(loads.map(([, load]) => load()));
  return Object.assign({}, ...parts) as Book;
}

/** The words in capitals that open a choice, and the rest of it. */
export function splitChoice(line: string): { deed: string; rest: string } {
  const parts = line.split(" ");
  const low = parts.findIndex((part) => /\p{Ll}/u.test(part));
  const stop = parts.findIndex((part) => /[,.;:]$/.test(part)) + 1;
  const end = Math.min(low < 0 ? parts.length : low, stop || parts.length);
  return { deed: parts.slice(0, end).join(" "), rest: parts.slice(end).join(" ") };
}
