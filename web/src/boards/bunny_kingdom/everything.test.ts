import { expect, test } from "vitest";
import type { View } from "../contract";
import { everything } from "./everything";
import { seenCards } from "./seen";
import type { Table } from "./table";

function seen(seat: number, own: Partial<Table>): View<Table> {
  const table = { hand: [], discards: [], remembered: [], figures: {}, parchments: [null, null] };
  return { seat, table: { ...table, ...own } } as unknown as View<Table>;
}

test("everything is what each seat knows of its own", () => {
  const all = everything([
    seen(0, { hand: ["A1"], parchments: [["liberal"], null], discards: ["B2"] }),
    seen(1, { hand: ["C3", "tower"], parchments: [null, ["prince"]], discards: [] }),
  ]).table;
  expect(all.parchments).toEqual([["liberal"], ["prince"]]);
  expect(seenCards(all, -1).hands).toEqual([
    { seat: 0, cards: ["A1"], unknown: 0 },
    { seat: 1, cards: ["C3", "tower"], unknown: 0 },
  ]);
  expect(seenCards(all, -1).discarded).toEqual([{ seat: 0, cards: ["B2"] }]);
});
