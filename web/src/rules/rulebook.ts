// Our numbered rules, asked for once a game and language.
import { get } from "../server/api";
import type { RuleBook } from "../server/types";

const books = new Map<string, Promise<RuleBook>>();

export function rulesOf(game: string, language: string): Promise<RuleBook> {
  const path = `/api/games/${game}/rules?lang=${language}`;
  const known = books.get(path);
  if (known) return known;
  const asked = get<RuleBook>(path);
  books.set(path, asked);
  asked.catch(() => books.delete(path));
  return asked;
}

/** The text of one rule, empty where it cannot be had. */
export async function ruleText(game: string, language: string, number: string): Promise<string> {
  const book = await rulesOf(game, language).catch(() => null);
  const rules = book?.sections.flatMap((section) => section.rules) ?? [];
  return plain(rules.find((rule) => rule.number === number)?.text ?? "");
}

/** Markdown's emphasis and code marks taken away. */
export function plain(text: string): string {
  return text.replace(/[*_`]+([^*_`]+)[*_`]+/g, "$1");
}

/** The rules in which every word of the search occurs. */
export function found(book: RuleBook, search: string): RuleBook["sections"] {
  const wanted = search.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = (text: string): boolean => wanted.every((word) => text.toLowerCase().includes(word));
  return book.sections
    .map((section) => ({
      ...section,
      rules: section.rules.filter((rule) => fits(`${rule.number} ${section.title} ${rule.text}`)),
    }))
    .filter((section) => section.rules.length > 0);
}
