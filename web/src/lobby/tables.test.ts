import { beforeEach, expect, test, vi } from "vitest";
import type { Line } from "../server/types";
import { OpenTables } from "./tables.svelte";

const server = vi.hoisted(() => ({
  asked: [] as string[],
  answers: [] as ((page: unknown) => void)[],
}));
vi.mock("../server/api", () => ({
  get: (path: string) => {
    server.asked.push(path);
    return new Promise((resolve) => server.answers.push(resolve));
  },
}));

const page = (...ids: string[]): Line[] => ids.map((id) => ({ id }) as Line);
const ids = (tables: OpenTables): string[] => tables.lines.map((line) => line.id);
const NOTHING = { game: "", name: "", free: false };

beforeEach(() => {
  [server.asked, server.answers] = [[], []];
});

test("the first page is live, and further ones come after it", async () => {
  const tables = new OpenTables();
  tables.hear(page("a", "b"), "open.0.2.b");
  const asked = tables.showMore();
  server.answers[0]!({ tables: page("b", "c"), more: null });
  await asked;
  expect(server.asked).toEqual(["/api/tables?after=open.0.2.b"]);
  expect(ids(tables)).toEqual(["a", "b", "c"]);
  expect(tables.more).toBe(null);
  tables.hear(page("d", "a"), "open.0.2.a");
  expect(ids(tables)).toEqual(["d", "a", "b", "c"]);
  expect(tables.more).toBe(null);
});

test("what is searched for stays while the lobby changes, and goes with the search", async () => {
  const tables = new OpenTables();
  tables.hear(page("a"), null);
  const asked = tables.find({ game: "chess", name: " ü&b ", free: true });
  server.answers[0]!({ tables: page("x"), more: "open.0.1.x" });
  await asked;
  expect(server.asked).toEqual(["/api/tables?game=chess&name=%C3%BC%26b&free=1"]);
  tables.hear(page("a", "b"), null);
  expect([ids(tables), tables.more, tables.searching]).toEqual([["x"], "open.0.1.x", true]);
  await tables.find({ ...NOTHING, name: "  " });
  expect([ids(tables), tables.more, tables.searching]).toEqual([["a", "b"], null, false]);
});

test("what is searched for is searched for again while the lobby changes", async () => {
  vi.useFakeTimers({ now: 1000 });
  const tables = new OpenTables();
  const asked = tables.find({ ...NOTHING, name: "a" });
  server.answers[0]!({ tables: [], more: null });
  await asked;
  tables.hear(page("b"), null);
  expect(server.asked.length).toBe(1);
  vi.setSystemTime(7000);
  tables.hear(page("a", "b"), null);
  expect(server.asked.length).toBe(2);
  server.answers[1]!({ tables: page("a"), more: null });
  await vi.waitFor(() => expect(ids(tables)).toEqual(["a"]));
  vi.useRealTimers();
});

test("an answer that comes after the next question is not shown", async () => {
  const tables = new OpenTables();
  const first = tables.find({ ...NOTHING, name: "a" });
  const second = tables.find({ ...NOTHING, name: "ab" });
  server.answers[1]!({ tables: page("ab"), more: null });
  await second;
  server.answers[0]!({ tables: page("a"), more: null });
  await first;
  expect(ids(tables)).toEqual(["ab"]);
});
