import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { toasts } from "./toasts.svelte";

const texts = (): string[] => toasts.list.map(({ text }) => text);

beforeEach(() => {
  vi.useFakeTimers();
  toasts.clear();
});
afterEach(() => {
  vi.useRealTimers();
});

test("three are shown at the most, and the same one once", () => {
  for (const text of ["a", "b", "a", "c", "d"]) toasts.tell(text);
  expect(texts()).toEqual(["a", "c", "d"]);
});

test("one that is long to read stays longer", () => {
  toasts.tell("short");
  toasts.tell("with a rule", "bad", "X-1", "w".repeat(200));
  vi.advanceTimersByTime(10_000);
  expect(texts()).toEqual(["with a rule"]);
  vi.advanceTimersByTime(20_000);
  expect(texts()).toEqual([]);
});
