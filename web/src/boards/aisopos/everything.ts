import { SPECTATOR, type View } from "../contract";
import type { Table } from "./table";

/** Every piece as its owner knows it. */
export function everything(views: View<Table>[]): View<Table> {
  const first = views[0]!;
  const pieces = first.table.pieces.map(
    (piece) => views[piece.owner]?.table.pieces.find(({ hex }) => hex === piece.hex) ?? piece,
  );
  return { ...first, seat: SPECTATOR, table: { ...first.table, pieces, hand: {} } };
}
