import { expect, test } from "vitest";
import { withChanges } from "./changes";

const doc = {
  table: { number: 1, seats: [{ name: "a" }, { name: "b" }] },
  views: { "0": { legal: ["x", "y"] } },
};

test("sets, removes and splices in order", () => {
  const fresh = withChanges(doc, [
    { at: ["table", "number"], to: 2 },
    { at: ["table", "seats", 1, "name"], to: "c" },
    { at: ["views", "0", "legal"], from: 0, drop: 1, put: ["z", "w"] },
    { at: ["table", "back"], to: { seat: 1 } },
    { at: ["table", "back"], gone: true },
  ]);
  expect(fresh.table).toEqual({ number: 2, seats: [{ name: "a" }, { name: "c" }] });
  expect(fresh.views["0"].legal).toEqual(["z", "w", "y"]);
});

test("the old document stays as it was, and what did not change is shared", () => {
  const fresh = withChanges(doc, [{ at: ["table", "seats", 1, "name"], to: "c" }]);
  expect(doc.table.seats[1]!.name).toBe("b");
  expect(fresh.table.seats[0]).toBe(doc.table.seats[0]);
  expect(fresh.views).toBe(doc.views);
});
