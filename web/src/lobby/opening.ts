// Opening a table.
import { post } from "../server/api";
import type { Clock, House, TableInfo } from "../server/types";

export type SeatWish =
  { kind: "me"; name?: string } | { kind: "open" } | { kind: "bot"; bot: string };

export interface TableWish {
  game: string;
  seats: SeatWish[];
  options?: Record<string, boolean | number | string>;
  name?: string;
  open?: boolean;
  practice?: boolean;
  hot_seat?: boolean;
  random_seats?: boolean;
  clock?: Clock;
  pace?: number;
}

/** The strongest bot of the house. */
export function strongest(house: House): string {
  return house.bots.at(-1) ?? "random";
}

/** Me against the house's greedy bot, with as few seats as the game takes. */
export function quickSeats(house: House, game: string): SeatWish[] {
  const count = house.games.find((info) => info.name === game)?.seats[0] ?? 2;
  const bot = house.bots.includes("greedy") ? "greedy" : strongest(house);
  const bots = Array.from({ length: count - 1 }, (): SeatWish => ({ kind: "bot", bot }));
  return [{ kind: "me" }, ...bots];
}

/** Open a table, and start it where nobody is waited for. */
export async function openTable(wish: TableWish, start: boolean): Promise<TableInfo> {
  const answer = await post<TableInfo | { table: TableInfo }>("/api/tables", wish);
  const table = "table" in answer ? answer.table : answer;
  if (start) await post(`/api/tables/${table.id}/start`, {});
  return table;
}
