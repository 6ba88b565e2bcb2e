import { expect, test } from "vitest";
import { timeLeft } from "./time";

test("time left is short to read", () => {
  expect(timeLeft(-5)).toBe("0:00");
  expect(timeLeft(69_000)).toBe("1:09");
  expect(timeLeft(4 * 3_600_000 + 300_000)).toBe("4 h 05");
  expect(timeLeft(51 * 3_600_000)).toBe("2 d 3 h");
});
