import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ServerError } from "./api";
import { TableConnection } from "./connection.svelte";

interface Handlers {
  open: () => void;
  message: (message: Record<string, unknown>) => void;
}

const line = vi.hoisted(() => ({
  on: null as unknown as Handlers,
  sent: [] as Record<string, unknown>[],
  moving: true,
}));
vi.mock("./socket", () => ({
  ReconnectingSocket: class {
    constructor(_path: string, on: Handlers) {
      line.on = on;
    }
    send(message: Record<string, unknown>): void {
      line.sent.push(message);
    }
    close(): void {}
  },
}));
vi.mock("../art/motion", () => ({ wantsMotion: () => line.moving }));

const DOC = { table: { number: 0 }, views: {} };

function news(number: number, ...keys: string[]): Record<string, unknown> {
  return {
    type: "news",
    number,
    now: 5000,
    events: { "0": keys.map((key) => ({ key })) },
    changes: [{ at: ["table", "number"], to: number }],
  };
}

/** A connection that has been told the whole table at number 3. */
function seated(): TableConnection {
  const connection = new TableConnection("q7", null);
  line.on.open();
  line.on.message({ type: "table", number: 3, since: 0, now: 5000, doc: DOC });
  return connection;
}

const shown = (connection: TableConnection): number => connection.doc!.table.number;
const told = (connection: TableConnection): string[] =>
  (connection.log["0"] ?? []).map(({ key }) => key);

beforeEach(() => {
  vi.useFakeTimers({ now: 4000 });
  [line.sent, line.moving] = [[], true];
});
afterEach(() => {
  vi.useRealTimers();
});

test("it says hello with what it knows, and with its invite", () => {
  new TableConnection("q7", "secret");
  line.on.open();
  expect(line.sent).toEqual([{ do: "hello", since: 0, invite: "secret" }]);
});

test("a share link is said with hello too", () => {
  new TableConnection("q7", null, "link");
  line.on.open();
  expect(line.sent).toEqual([{ do: "hello", since: 0, share: "link" }]);
});

test("one piece of news after the other is shown, so that one can follow", () => {
  const connection = seated();
  line.on.message(news(4, "moved"));
  line.on.message(news(5, "clashed"));
  expect([shown(connection), told(connection)]).toEqual([4, ["moved"]]);
  vi.advanceTimersByTime(520);
  expect([shown(connection), told(connection)]).toEqual([5, ["moved", "clashed"]]);
  expect(connection.latest["0"]).toEqual([{ key: "clashed" }]);
});

test("who wants nothing to move, or when nothing was told, is shown the newest at once", () => {
  const connection = seated();
  line.on.message(news(4));
  line.on.message(news(5));
  expect(shown(connection)).toBe(5);
  line.moving = false;
  line.on.message(news(6, "moved"));
  line.on.message(news(7, "moved"));
  expect(shown(connection)).toBe(7);
});

test("an answer counts from the newest that was heard, though it is not shown yet", () => {
  const connection = seated();
  line.on.message(news(4, "moved"));
  line.on.message(news(5, "clashed"));
  void connection.act(0, ["pass"]);
  expect(line.sent.at(-1)).toMatchObject({ do: "act", seat: 0, number: 5, actions: ["pass"] });
});

test("a command is answered by its id, well or badly", async () => {
  const connection = seated();
  const [good, bad] = [connection.command("hint"), connection.command("rematch")];
  const [first, second] = line.sent.slice(-2).map(({ id }) => id);
  const error = { type: "not-now", message: "Not now.", details: {} };
  line.on.message({ type: "error", id: second, error });
  line.on.message({ type: "done", id: first, hint: [] });
  await expect(good).resolves.toMatchObject({ hint: [] });
  await expect(bad).rejects.toBeInstanceOf(ServerError);
});

test("what was under way when the connection broke is sent again with the same id", () => {
  const connection = seated();
  void connection.command("chat", { text: "hello" });
  const sent = line.sent.at(-1);
  line.on.open();
  line.on.message({ type: "table", number: 6, since: 3, now: 5000, doc: DOC, events: {} });
  expect(line.sent.at(-1)).toEqual(sent);
});

test("a whole table replaces what waits to be shown, and forgets nothing that was told", () => {
  const connection = seated();
  line.on.message(news(4, "moved"));
  line.on.message(news(5, "clashed"));
  const doc = { table: { number: 6 }, views: {} };
  const events = { "0": [{ key: "scored" }] };
  line.on.message({ type: "table", number: 6, since: 5, now: 5000, doc, events });
  expect([shown(connection), told(connection)]).toEqual([6, ["moved", "clashed", "scored"]]);
  vi.advanceTimersByTime(5000);
  expect(shown(connection)).toBe(6);
});

test("the server's clock is told apart from ours", () => {
  expect(seated().skew).toBe(1000);
});
