// Opening a table: what is asked of the server.
import { post } from "../server/api";
import type { Clock, Catalogue, TableInfo } from "../server/types";

export type SeatWish =
  { kind: "me"; name?: string } | { kind: "open" } | { kind: "bot"; bot: string };

export interface TableWish {
  game: string;
  seats: SeatWish[];
  options?: Record<string, boolean | number | string>;
  name?: string;
  open?: boolean;
  practice?: boolean;
  aids?: boolean;
  hot_seat?: boolean;
  random_seats?: boolean;
  clock?: Clock;
  pace?: number;
}

/** The bot that a seat is given first: a good sparring partner who does not keep one waiting. */
export function usualBot({ bots }: Catalogue): string {
  const liked = ["club", "greedy"].find((level) => bots.includes(level));
  return liked ?? bots[0] ?? "random";
}

/** Me against the usual bot, with as few seats as the game takes. */
export function quickSeats(catalogue: Catalogue, game: string): SeatWish[] {
  const count = catalogue.games.find((info) => info.name === game)?.seats[0] ?? 2;
  const bot = usualBot(catalogue);
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
