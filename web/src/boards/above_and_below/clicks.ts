// What a click on something of the village means.
import { beginning } from "../choices";
import type { Question } from "../contract";
import type { Table, Village } from "./table";

/** Verbs whose only other part is a villager. */
export const OF_VILLAGERS = [
  "send",
  "builder",
  "trainer",
  "stake",
  "reroll",
  "exert",
  "injure",
  "potion",
  "cider",
  "bed",
];
const OF_CARDS = ["erect", "free"];
const OF_ITEMS = ["sell", "place"];
/** Verbs that have their place on the board; all others stand in the row of buttons. */
const AT_THEIR_PLACE = [
  ...OF_VILLAGERS,
  ...OF_CARDS,
  ...OF_ITEMS,
  "buy",
  "renew",
  "hire",
  "pick",
  "choose",
  "withdraw",
];

const MEANT_BY_VILLAGER: Record<string, string> = {
  Gather: "send",
  ChooseBuilder: "builder",
  ChooseTrainer: "trainer",
  StakeVillager: "stake",
  ChooseRerolls: "reroll",
  Exert: "exert",
  ChooseInjured: "injure",
  Drink: "cider",
  Sleep: "bed",
};

function firstLegal(legal: string[], verbs: string[], thing: string): string | null {
  return verbs.map((verb) => `${verb} ${thing}`).find((name) => legal.includes(name)) ?? null;
}

/** The legal name that a click on this villager takes. */
export function stepOnVillager(legal: string[], villager: string): string | null {
  return firstLegal(legal, OF_VILLAGERS, villager);
}

/** The legal name that a click on an open card takes. */
export function stepOnCard(legal: string[], card: string): string | null {
  return firstLegal(legal, OF_CARDS, card) ?? (legal.includes("build") ? "build" : null);
}

/** The legal name that a click on a place for hire takes; `place` counts from 1. */
export function stepOnHire(legal: string[], place: number): string | null {
  return firstLegal(legal, ["hire"], String(place)) ?? (legal.includes("train") ? "train" : null);
}

/** Those who can build (`hammer`) or train (`quill`) now, with a plus first. */
export function hands({ ready }: Village, villagers: Table["villagers"], skill: string): string[] {
  const can = (id: string, symbol: string): boolean =>
    villagers[id]?.symbols.includes(symbol) ?? false;
  const plus = ready.filter((id) => can(id, `${skill}_plus`));
  return [...plus, ...ready.filter((id) => !plus.includes(id) && can(id, skill))];
}

/** Who does it without being asked for: the only one, unless it is a cat, who may refuse (AB-13.4). */
export function onlyHand(able: string[], villagers: Table["villagers"]): string | null {
  const [one] = able;
  return one && able.length === 1 && !isCat(villagers, one) ? one : null;
}

export function isCat(villagers: Table["villagers"], id: string): boolean {
  return villagers[id]?.symbols.includes("cat") ?? false;
}

/** All who can have a bed, where there are beds enough for them; otherwise none. */
export function allToBed(legal: string[], beds: number): string[] {
  const names = beginning(legal, "bed");
  return names.length > 1 && names.length <= beds ? names : [];
}

/** What may be done with an item that one has. */
export function stepsOnItem(legal: string[], item: string): string[] {
  return [...OF_ITEMS, "stake"]
    .map((verb) => `${verb} ${item}`)
    .filter((name) => legal.includes(name));
}

/** What may be done with the item on one's sale space. */
export function stepsOnSale(legal: string[], item: string | null): string[] {
  const back = legal.filter((name) => name === "withdraw");
  return item ? [...back, ...stepsOnItem(legal, item)] : back;
}

/** What somebody who clicks a villager that is not open meant to do. */
export function meantByVillager(question: Question | null, villager: string): string {
  return `${MEANT_BY_VILLAGER[question?.kind ?? ""] ?? "send"} ${villager}`;
}

/** What somebody who clicks a card that is not open meant to do. */
export function meantByCard(question: Question | null, card: string): string {
  if (question?.kind === "ChooseFree") return `free ${card}`;
  return question?.kind === "Turn" ? "build" : `erect ${card}`;
}

/** What somebody who clicks an item that is not open meant to do. */
export function meantByItem(question: Question | null, item: string): string {
  if (question?.kind === "PlaceGoods") return `place ${item}`;
  return question?.kind === "StakeItem" ? `stake ${item}` : `sell ${item}`;
}

/** The names that have no place of their own on the board. */
export function plainSteps(legal: string[]): string[] {
  return legal.filter(
    (name) => !AT_THEIR_PLACE.includes(name.split(" ")[0]!) && !name.startsWith("offer "),
  );
}

/** The sums that may be offered, from the least to the most. */
export function offers(legal: string[]): number[] {
  return beginning(legal, "offer").map((name) => Number(name.split(" ")[1]));
}

/** Villagers and how far the unsent drinks and beds have brought them. */
export function pendingVillagers(chosen: string[], question: Question | null): Set<string> {
  const named = chosen
    .map((name) => name.split(" "))
    .filter(([verb, thing]) => thing && OF_VILLAGERS.includes(verb!))
    .map(([, thing]) => thing!);
  const group = Array.isArray(question?.group) ? question.group.map(String) : [];
  const one = typeof question?.villager === "string" ? [question.villager] : [];
  return new Set([...named, ...group, ...one]);
}
