import { SPECTATOR, type View } from "../contract";
import type { Table } from "./table";

/** Every mat as its owner knows it. */
export function everything(views: View<Table>[]): View<Table> {
  const first = views[0]!;
  const mats = first.table.mats.map((mat, seat) => views[seat]?.table.mats[seat] ?? mat);
  return { ...first, seat: SPECTATOR, table: { ...first.table, mats } };
}
