import { expect, test } from "vitest";
import { SPECTATOR, type View } from "../contract";
import { everything } from "./everything";
import type { Piece, Table } from "./table";

function piece(hex: string, owner: number, kinds: string[]): Piece {
  return { hex, owner, number: 0, known: kinds.length === 1, kinds, seen_by: [] };
}

function seen(seat: number, pieces: Piece[]): View<Table> {
  return { seat, table: { pieces, hand: { lion: 1 } } } as unknown as View<Table>;
}

test("every piece is shown as its owner knows it, and nobody's hand", () => {
  const all = everything([
    seen(0, [piece("a1", 0, ["lion"]), piece("b2", 1, ["fox", "ant"])]),
    seen(1, [piece("a1", 0, ["lion", "man"]), piece("b2", 1, ["ant"])]),
  ]);
  expect(all.seat).toBe(SPECTATOR);
  expect(all.table.pieces.map(({ kinds }) => kinds)).toEqual([["lion"], ["ant"]]);
  expect(all.table.hand).toEqual({});
});
