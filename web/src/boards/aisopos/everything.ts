import type { View } from "../contract";
import type { Aisopos } from "./table";

/** Every piece as its owner knows it. */
export function everything(views: View<Aisopos>[]): View<Aisopos> {
  const first = views[0]!;
  const pieces = first.table.pieces.map(
    (piece) => views[piece.owner]?.table.pieces.find(({ hex }) => hex === piece.hex) ?? piece,
  );
  return { ...first, seat: -3, table: { ...first.table, pieces, hand: {} } };
}
