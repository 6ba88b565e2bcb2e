import { SPECTATOR, type View } from "../contract";
import type { Table } from "./table";

/** Every hand, every parchment and every discard as its owner knows it. */
export function everything(views: View<Table>[]): View<Table> {
  const first = views[0]!;
  const tables = views.map(({ table }) => table);
  return {
    ...first,
    seat: SPECTATOR,
    table: {
      ...first.table,
      hand: [],
      discards: [],
      remembered: [],
      hands: tables.map(({ hand }) => ({ count: hand.length, known: hand })),
      discarded: tables.map(({ discards }) => discards),
      parchments: tables.map(({ parchments }, seat) => parchments[seat] ?? null),
      figures: Object.assign({}, ...tables.map(({ figures }) => figures)),
    },
  };
}
