// What is printed on cards and villagers, as pictures with figures and as words.
import type { Words } from "../../words/words";
import type { Card } from "./table";

export interface Mark {
  key: string;
  /** Pictures and figures in the order they are shown. */
  signs: (string | number)[];
  says: string;
  rule: string;
}

/** The rule of each sign that may be printed on a card. */
const SIGN_RULES: Record<string, string> = {
  beds: "AB-11.6",
  "goods-refill": "AB-11.10",
  "goods-once": "AB-16.6",
  income: "AB-11.9",
  potion_income: "AB-16.8",
  points: "AB-15.8",
  reputation: "AB-16.5",
  potions: "AB-16.8",
  coin_after_building: "AB-16.2",
  coin_after_exploring: "AB-16.3",
  rerolls: "AB-4.15",
  train_to_ready: "AB-16.1",
  tokens_as_coins: "AB-16.4",
  income_per: "AB-11.9",
  points_per: "AB-15.9",
};

const THINGS: Record<string, string> = {
  house: "house",
  outpost: "outpost",
  villager: "villager",
  empty_cave: "cave",
};

function said(words: Words, key: string, facts: Record<string, number | string>): string {
  return words.say(`above_and_below-printed-${key}`, facts);
}

/** The signs of a card from the most to the least used. */
export function marksOf(card: Card, words: Words): Mark[] {
  const marks: Mark[] = [];
  const add = (
    key: string,
    signs: (string | number)[],
    facts: Record<string, number | string> = {},
  ): void => {
    const says = said(words, key, facts);
    marks.push({ key: `${key}${marks.length}`, signs, says, rule: SIGN_RULES[key] ?? "" });
  };
  const counted = (key: keyof Card, ...signs: (string | number)[]): void => {
    const count = Number(card[key] ?? 0);
    if (count) add(key, signs, { count });
  };
  if (card.beds) add("beds", [card.beds, "bed"], { count: card.beds });
  if (card.goods && card.refill) add("goods-refill", [card.goods, "refill"], { item: card.goods });
  else if (card.goods)
    add("goods-once", [card.count ?? 1, card.goods], { count: card.count ?? 1, item: card.goods });
  counted("income", `+${card.income}`, "coin", "moon");
  counted("potion_income", `+${card.potion_income}`, "potion", "moon");
  counted("points", `+${card.points}`, "star");
  counted("reputation", `+${card.reputation}`, "torch");
  counted("potions", `+${card.potions}`, "potion");
  counted("coin_after_building", "hammer", `+${card.coin_after_building}`, "coin");
  counted("coin_after_exploring", "explore", `+${card.coin_after_exploring}`, "coin");
  counted("rerolls", card.rerolls ?? 0, "die", "refill");
  if (card.train_to_ready) add("train_to_ready", ["quill", "→", "villager"]);
  if (card.tokens_as_coins) add("tokens_as_coins", ["cider", "potion", "=", "coin"]);
  for (const [item, count] of Object.entries(card.income_per ?? {}))
    add("income_per", [item, `+${count}`, "coin", "moon"], { item, count });
  for (const [item, count] of Object.entries(card.points_per ?? {}))
    add("points_per", [THINGS[item] ?? item, `+${count}`, "star"], { item, count });
  return marks;
}

/** The faces from which a villager's die brings more lanterns, and how many. */
export function brackets(lanterns: number[]): { face: number; lanterns: number }[] {
  return lanterns
    .map((count, i) => ({ face: i + 1, lanterns: count }))
    .filter(({ lanterns: count }, i) => count > (lanterns[i - 1] ?? 0));
}

/** A name without the sign in brackets that tells equal ones apart. */
export function plainName(name: string): string {
  return name.replace(/ \([A-Z]+\d*\)$/, "");
}

/** The same number for the same id, to vary a drawing. */
export function variety(id: string): number {
  return [...id].reduce((sum, letter) => sum * 7 + letter.charCodeAt(0), 3) % 9973;
}
