import type { View } from "../contract";
import type { Antler } from "./table";

/** Every mat as its owner knows it. */
export function everything(views: View<Antler>[]): View<Antler> {
  const first = views[0]!;
  const mats = first.table.mats.map((mat, seat) => views[seat]?.table.mats[seat] ?? mat);
  return { ...first, seat: -3, table: { ...first.table, mats } };
}
