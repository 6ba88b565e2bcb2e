import { describe, expect, it } from "vitest";
import { foodAction, foodVerb } from "./food";

describe("food given together", () => {
  it("is named by its values in order, whatever order they were picked in", () => {
    expect(foodAction("pay", [3, 1, 1])).toBe("pay 1 1 3");
  });

  it("is asked for when growing and when fighting, and not otherwise", () => {
    expect(foodVerb(["commit 1", "commit 1 2"])).toBe("commit");
    expect(foodVerb(["pay 3"])).toBe("pay");
    expect(foodVerb(["stand", "retreat"])).toBeNull();
    expect(foodVerb([])).toBeNull();
  });
});
