import { describe, expect, it } from "vitest";
import { asked, handful } from "./handful";

describe("a handful of food", () => {
  it("is named by its values in order, whatever order they were picked in", () => {
    expect(handful("pay", [3, 1, 1])).toBe("pay 1 1 3");
  });

  it("is asked for when growing and when fighting, and not otherwise", () => {
    expect(asked(["commit 1", "commit 1 2"])).toBe("commit");
    expect(asked(["pay 3"])).toBe("pay");
    expect(asked(["stand", "retreat"])).toBeNull();
    expect(asked([])).toBeNull();
  });
});
