import { describe, expect, it } from "vitest";
import { toldOn } from "./story";

const attacked = { key: "attacked", seat: 1, other: 0 };
const stood = { key: "stood", seat: 0 };

describe("the story of a fight", () => {
  it("begins with the attack and goes on", () => {
    const before = toldOn([], [{ key: "revealed", seat: 1 }, { key: "moved", seat: 1 }, attacked]);
    expect(toldOn(before, [stood])).toEqual([attacked, stood]);
  });

  it("is over when the next tile is revealed", () => {
    expect(toldOn([attacked, stood], [{ key: "revealed", seat: 2 }])).toEqual([]);
  });

  it("tells nothing of tiles played outside a fight", () => {
    expect(toldOn([], [{ key: "played", seat: 2, kind: "roar" }])).toEqual([]);
  });
});
