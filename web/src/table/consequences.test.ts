import { expect, test, vi } from "vitest";
import type { Foreseen } from "../server/types";
import { Consequences } from "./consequences.svelte";

const ODDS = { key: "odds", rule: "XX-1.1", facts: { win_chance: [1, 2] } };
const POINTS = { key: "points", rule: "XX-1.2", facts: { points: 3 } };

function answer(name: string): Foreseen {
  return { facts: [ODDS, POINTS], brings: { [name]: [1, 0], other: [] } };
}

test("facts stand with each action that may come next", async () => {
  const brings = new Consequences(async () => answer("go a1"));
  await brings.look("0 7", []);
  expect(brings.of("go a1")).toEqual([POINTS, ODDS]);
  expect(brings.of("other")).toEqual([]);
  expect(brings.of("go b1")).toEqual([]);
});

test("a question and its steps are asked about once", async () => {
  const ask = vi.fn(async (steps: string[]) => answer(`after ${steps.length}`));
  const brings = new Consequences(ask);
  await brings.look("0 7", []);
  await brings.look("0 7", ["one"]);
  expect(brings.of("after 1")).toHaveLength(2);
  await brings.look("0 7", []);
  expect(brings.of("after 0")).toHaveLength(2);
  expect(ask).toHaveBeenCalledTimes(2);
  expect(brings.of("after 1", ["one", "after 1"])).toHaveLength(2);
  expect(brings.of("one", ["one", "after 1"])).toEqual([]);
});

test("what lies farther ahead is found out when it is first asked for", async () => {
  const ask = vi.fn(async (steps: string[]) => answer(`after ${steps.join()}`));
  const brings = new Consequences(ask);
  await brings.look("0 7", ["one"]);
  expect(brings.ahead(["two", "three", "after one,two,three"])).toEqual([]);
  await Promise.resolve();
  await Promise.resolve();
  expect(brings.ahead(["two", "three", "after one,two,three"])).toHaveLength(2);
  expect(ask).toHaveBeenCalledTimes(2);
});

test("another question makes all of it void", async () => {
  const ask = vi.fn(async () => answer("go a1"));
  const brings = new Consequences(ask);
  await brings.look("0 7", []);
  await brings.look("0 9", []);
  expect(ask).toHaveBeenCalledTimes(2);
});

test("an answer that comes when another looks is not shown", async () => {
  let give: (told: Foreseen) => void = () => undefined;
  const brings = new Consequences(() => new Promise((resolve) => (give = resolve)));
  const looking = brings.look("0 7", []);
  brings.drop();
  give(answer("go a1"));
  await looking;
  expect(brings.of("go a1")).toEqual([]);
});

test("where it cannot be had the game goes on without", async () => {
  const brings = new Consequences(async () => {
    throw new Error("busy");
  });
  await brings.look("0 7", []);
  expect(brings.of("go a1")).toEqual([]);
});
