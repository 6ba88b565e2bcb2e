import { expect, test } from "vitest";
import type { About } from "../../telling/sentences";
import type { Passage } from "../../telling/told.svelte";
import type { Words } from "../../words/words";
import { aboutBuilding, aboutCourse, aboutItem, aboutVillager, RULES } from "./about";
import type { Course } from "./table";

const about: About = (thing) => ({ sentences: [{ text: thing, rule: RULES[thing] }] });
const words = {
  say: (key: string) => key.replace("above_and_below-", ""),
  thing: (name: string) => `${name} (${name})`,
} as unknown as Words;
const said = ({ sentences }: Passage): string[] => sentences.map(({ text }) => text);

test("a building tells what is printed on it, each with its rule, and its kind", () => {
  const card = { cost: 5, beds: 1, income: 1, points_per: { house: 2 } };
  const told = aboutBuilding(about, words, "K3", card);
  expect(told.title).toBe("K3");
  expect(said(told)).toEqual(["printed-beds", "printed-income", "printed-points_per", "key"]);
  expect(told.sentences.map(({ rule }) => rule)).toEqual([
    "AB-11.6",
    "AB-11.9",
    "AB-15.9",
    "AB-5.6",
  ]);
  expect(said(aboutBuilding(about, words, "SH2", {}))).toEqual(["start"]);
  expect(said(aboutBuilding(about, words, "O11", {}))).toEqual(["outpost"]);
});

test("a villager tells where he is, what he can do and what light he carries", () => {
  const token = { symbols: ["hammer_plus", "cat"], lanterns: [0, 1, 1, 1, 2, 2] };
  const told = aboutVillager(about, words, "CC1", token, about("ready"));
  expect(said(told)).toEqual([
    "ready",
    "hammer_plus",
    "cat",
    "page-bracket, page-bracket",
    "lanterns",
  ]);
  expect(said(aboutVillager(about, words, "B1", undefined))).toEqual([]);
});

test("drinks and goods are for different things", () => {
  expect(said(aboutItem(about, words, "cider"))).toEqual(["cider"]);
  expect(said(aboutItem(about, words, "rope", about("sale")))).toEqual(["sale", "good"]);
});

test("the terms of a choice are told, and what is unread is not", () => {
  const course: Course = {
    levels: [
      { lanterns: 5, fee: 0 },
      { lanterns: 7, fee: 2 },
    ],
    fee: 0,
    stake: "item",
    bonus: { lanterns: 1, for: "hammer", items: [], price: 0 },
  };
  expect(aboutCourse(about, course).flatMap(said)).toEqual([
    "threshold",
    "level-fee",
    "stake-item",
    "bonus",
    "choice",
  ]);
  const free: Course = { levels: [], fee: 3, stake: "", bonus: null };
  expect(aboutCourse(about, free).flatMap(said)).toEqual(["fee", "choice"]);
});
