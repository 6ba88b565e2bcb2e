// What everything on the board is, with its rule; the words are `above_and_below-page-about-…`.
import { titled, type About, type Rules } from "../../telling/sentences";
import type { Passage } from "../../telling/told.svelte";
import type { Words } from "../../words/words";
import { brackets, marksOf, plainName } from "./cards";
import type { Card, Course, Token } from "./table";

export const RULES: Rules = {
  explore: "AB-4.1",
  harvest: "AB-6.1",
  build: "AB-5.1",
  train: "AB-7.1",
  work: "AB-8.1",
  pass: "AB-10.1",
  coins: "AB-15.13",
  beds: "AB-11.6",
  income: "AB-11.8",
  reputation: "AB-15.4",
  score: "AB-15.1",
  ready: "AB-3.4",
  rest: "AB-11.6",
  injured: "AB-11.5",
  exploring: "AB-4.14",
  hammer: "AB-5.1",
  hammer_plus: "AB-5.3",
  quill: "AB-7.1",
  quill_plus: "AB-7.2",
  cat: "AB-13.4",
  metal: "AB-13.8",
  fishfolk: "AB-4.12",
  bad_reputation: "AB-13.2",
  lanterns: "AB-4.14",
  die: "AB-4.14",
  house: "AB-15.3",
  key: "AB-5.6",
  star: "AB-2.4",
  outpost: "AB-5.4",
  start: "AB-15.3",
  cave: "AB-5.4",
  rock: "AB-4.21",
  good: "AB-12.1",
  cider: "AB-11.5",
  potion: "AB-11.5",
  reserve: "AB-15.2",
  sale: "AB-9.1",
  track: "AB-12.2",
  rounds: "AB-11.1",
  first: "AB-11.11",
  "first-cider": "AB-8.2",
  "open-cave": "AB-4.4",
  space: "AB-15.7",
  hire: "AB-11.3",
  vacant: "AB-7.4",
  renew: "AB-9.7",
  passed: "AB-10.1",
  threshold: "AB-4.19",
  "level-fee": "AB-4.8",
  fee: "AB-4.9",
  "stake-item": "AB-4.32",
  "stake-villager": "AB-4.33",
  bonus: "AB-4.10",
  "bonus-paid": "AB-4.13",
  shown: "AB-4.14",
  rerolls: "AB-4.15",
  choice: "AB-4.6",
};

const KINDS: Record<string, string> = {
  H: "house",
  K: "key",
  S: "star",
  O: "outpost",
  SH: "start",
};

/** What a building is and what is printed on it, under its name. */
export function aboutBuilding(about: About, words: Words, id: string, card: Card): Passage {
  const printed = marksOf(card, words).map(({ says, rule }) => ({ text: says, rule }));
  const kind = about(KINDS[id.replace(/\d+$/, "")] ?? "house");
  return titled(plainName(words.thing(id)), [{ sentences: printed }, kind]);
}

/** What a villager can do and what light he carries, under his name. */
export function aboutVillager(
  about: About,
  words: Words,
  id: string,
  token: Token | undefined,
  ...more: Passage[]
): Passage {
  const light = brackets(token?.lanterns ?? []).map((step) =>
    words.say("above_and_below-page-bracket", { ...step }),
  );
  const shine = [{ sentences: [{ text: light.join(", ") }] }, about("lanterns")];
  const skills = (token?.symbols ?? []).map((symbol) => about(symbol));
  return titled(plainName(words.thing(id)), [...more, ...skills, ...(light.length ? shine : [])]);
}

/** What an item is for, under its name. */
export function aboutItem(about: About, words: Words, item: string, ...more: Passage[]): Passage {
  const use = about(["cider", "potion"].includes(item) ? item : "good");
  return titled(words.thing(item), [...more, use]);
}

/** What the terms of a choice in the book mean. */
export function aboutCourse(about: About, { levels, fee, stake, bonus }: Course): Passage[] {
  const needed = levels.filter(({ lanterns }) => lanterns > 0);
  return [
    ...(needed.length > 0 ? [about("threshold")] : []),
    ...(needed.some((level) => level.fee > 0) ? [about("level-fee")] : []),
    ...(fee > 0 ? [about("fee")] : []),
    ...(stake ? [about(`stake-${stake}`)] : []),
    ...(bonus ? [about(bonus.for === "paid" ? "bonus-paid" : "bonus")] : []),
    about("choice"),
  ];
}
