import { expect, test, vi } from "vitest";
import { post } from "../server/api";
import type { Catalogue, GameInfo } from "../server/types";
import { openTable, quickSeats, usualBot } from "./opening";

vi.mock("../server/api", () => ({ post: vi.fn() }));

const game = { name: "chess", seats: [3, 4] } as GameInfo;
const catalogue = (...bots: string[]): Catalogue => ({ games: [game], bots });

test("the usual bot plays well and at once, where there is one", () => {
  expect(usualBot(catalogue("expert", "greedy", "club"))).toBe("club");
  expect(usualBot(catalogue("expert", "greedy"))).toBe("greedy");
  expect(usualBot(catalogue("expert"))).toBe("expert");
});

test("a quick game has as few seats as the game takes", () => {
  const bot = { kind: "bot", bot: "club" };
  expect(quickSeats(catalogue("club"), "chess")).toEqual([{ kind: "me" }, bot, bot]);
});

test("a table is started only where nobody is waited for", async () => {
  const asked = vi.mocked(post).mockResolvedValue({ id: "q7" });
  await openTable({ game: "chess", seats: [] }, false);
  expect(asked.mock.calls.map(([path]) => path)).toEqual(["/api/tables"]);
  await openTable({ game: "chess", seats: [] }, true);
  expect(asked.mock.calls.map(([path]) => path)).toContain("/api/tables/q7/start");
});
