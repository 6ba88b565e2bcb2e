import { describe, expect, it } from "vitest";
import { fightAfter } from "./fight";

const attacked = { key: "attacked", seat: 1, other: 0 };
const stood = { key: "stood", seat: 0 };

describe("the events of a fight", () => {
  it("begin with the attack and go on", () => {
    const before = fightAfter(
      [],
      [{ key: "revealed", seat: 1 }, { key: "moved", seat: 1 }, attacked],
    );
    expect(fightAfter(before, [stood])).toEqual([attacked, stood]);
  });

  it("are over when the next tile is revealed", () => {
    expect(fightAfter([attacked, stood], [{ key: "revealed", seat: 2 }])).toEqual([]);
  });

  it("have no tiles played outside a fight", () => {
    expect(fightAfter([], [{ key: "played", seat: 2, kind: "roar" }])).toEqual([]);
  });
});
