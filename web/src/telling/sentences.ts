// Passages as boards put them together: what a thing is, and what choosing it would bring.
import type { Consequence } from "../boards/contract";
import type { Facts, Words } from "../words/words";
import type { Passage, Sentence } from "./told.svelte";

/** The rule of every thing that a board explains, by the name of the thing: its `about.ts`. */
export type Rules = Record<string, string>;

/** Explains the things of one game: `<game>-page-about-<thing>`, with the rule of that thing. */
export type About = (thing: string, facts?: Facts) => Passage;

export function aboutOf(words: Words, rules: Rules): About {
  return (thing, facts = {}) => {
    const text = words.say(`${words.game}-page-about-${thing}`, facts);
    return { sentences: [{ text, rule: rules[thing] }] };
  };
}

/** Several passages as one, under a title. */
export function titled(title: string, passages: Passage[]): Passage {
  return { title, sentences: passages.flatMap(({ sentences }) => sentences) };
}

/** The sentences of what an action would bring. */
export function sentencesOf(words: Words, brings: Consequence[]): Sentence[] {
  return brings.map((fact) => ({ text: words.consequence(fact), rule: fact.rule }));
}

/** What an action would bring, under its name; nothing where nothing is known of it. */
export function bringing(words: Words, name: string, brings: Consequence[]): Passage {
  const sentences = sentencesOf(words, brings);
  return sentences.length > 0
    ? { title: words.action(name), action: name, sentences }
    : { sentences };
}
