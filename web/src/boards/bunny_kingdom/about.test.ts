import { expect, test } from "vitest";
import type { About } from "../../telling/sentences";
import { aboutCard, aboutSquare, PARCHMENT_RULES, RULES } from "./about";
import { kindOf } from "./cards";
import parchments from "../../../../src/ludotheque/games/bunny_kingdom/box/data/parchments.json";
import type { Words } from "../../words/words";
import type { Table } from "./table";

const about: About = (thing) => ({ sentences: [{ text: thing, rule: RULES[thing] }] });
const words = { say: (key: string) => key, thing: (name: string) => name } as unknown as Words;
const said = (passages: { sentences: { text: string }[] }[]): string[] =>
  passages.flatMap(({ sentences }) => sentences.map(({ text }) => text));

const table = {
  terrain: ["forest", "city", "mountain", "plain", ...Array<string>(96).fill("sea")],
  lava: [["A3", "B3"]],
  owners: { A1: 0, B1: 1 },
  built: { A1: "post-fish", A2: "city1", B1: "camp4" },
  fiefs: [
    { seat: 0, squares: ["A1"], strength: 0, wealth: 2, resources: ["wood", "fish"], carrots: 0 },
  ],
  figures: {},
} as unknown as Table;

test("a square tells its land, its building, its holder, its lava and its fief", () => {
  expect(said(aboutSquare(about, "A1", table))).toEqual(["yields", "post", "owned", "no-ribbon"]);
  expect(said(aboutSquare(about, "A2", table))).toEqual(["city"]);
  expect(said(aboutSquare(about, "A3", table))).toEqual(["mountain", "virgin", "lava"]);
  expect(said(aboutSquare(about, "B1", table))).toEqual(["yields", "camp", "priority", "camped"]);
});

test("a card tells what it does and where it goes", () => {
  const told = (card: string): string[] => said([aboutCard(about, words, card, table)]);
  expect(told("A4")).toEqual(["territory", "plain"]);
  expect(told("city3")).toEqual(["towers", "needs", "construction"]);
  expect(told("city1")).toEqual(["towers", "anywhere", "construction"]);
  expect(told("gold-farm")).toEqual(["farm", "needs", "construction"]);
  expect(told("post")).toEqual(["post", "anywhere", "construction"]);
  expect(told("tower")).toEqual(["tower", "construction"]);
  expect(told("camp2")).toEqual(["camp", "priority", "construction"]);
  expect(told("provisions")).toEqual(["provisions"]);
});

test("every parchment of the box has its rule", () => {
  const names = parchments.map(({ id }) => id);
  expect(names).toHaveLength(37);
  for (const name of names) {
    expect(kindOf(name)).toBe("parchment");
    expect(PARCHMENT_RULES[name], name).toMatch(/^BK-1[34]\.\d+$/);
  }
});
