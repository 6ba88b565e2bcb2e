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
  vi.unstubAllGlobals();
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

const said = (...ids: number[]): Record<string, unknown>[] =>
  ids.map((id) => ({ id, seat: 0, name: "Anna", text: "", at: id }));

/** Let the server answer what is asked over HTTP. */
function answering(answer: unknown): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    return Promise.resolve(new Response(JSON.stringify(answer)));
  });
  return asked;
}

test("earlier chat is asked for, and stays when the connection comes back", async () => {
  const connection = new TableConnection("q7", "secret");
  const table = { type: "table", number: 3, since: 0, now: 5000, doc: DOC };
  line.on.message({ ...table, chat: said(7, 8), earlier: true });
  line.on.message({ type: "chat", chat: said(8, 9) });
  const asked = answering({ chat: said(5, 6), earlier: false });
  await connection.loadEarlierChat();
  expect(asked).toEqual(["/api/tables/q7/chat?before=7&invite=secret"]);
  line.on.message({ ...table, chat: said(9, 10), earlier: true });
  expect(connection.talk.chat.map(({ id }) => id)).toEqual([5, 6, 7, 8, 9, 10]);
  expect(connection.talk.earlier).toBe(false);
});

test("long notes are asked for before they can be changed, and not cut again", async () => {
  const connection = new TableConnection("q7", null);
  const table = { type: "table", number: 3, since: 0, now: 5000, doc: DOC };
  line.on.message({ ...table, notes: "🐰 end", notes_from: 3 });
  expect([connection.notes, connection.notesCut]).toEqual(["🐰 end", true]);
  answering({ text: "🦊🦊🦊🐰 end" });
  await connection.loadNotes();
  expect([connection.notes, connection.notesCut]).toEqual(["🦊🦊🦊🐰 end", false]);
  line.on.message({ ...table, notes: "🐰 end", notes_from: 3 });
  expect([connection.notes, connection.notesCut]).toEqual(["🦊🦊🦊🐰 end", false]);
  line.on.message({ ...table, notes: "new", notes_from: 0 });
  expect([connection.notes, connection.notesCut]).toEqual(["new", false]);
});

test("the server's clock is told apart from ours", () => {
  expect(seated().skew).toBe(1000);
});

test("an error that answers no command says why the table is closed to us", () => {
  const connection = seated();
  line.on.message({
    type: "error",
    id: "",
    error: { type: "set-aside", message: "", details: {} },
  });
  expect(connection.refusal).toBe("set-aside");
});

test("what is whole is taken in one round trip, and what is not is only looked at", async () => {
  const connection = seated();
  const answered = (fields: Record<string, unknown>): void =>
    line.on.message({ type: "done", id: line.sent.at(-1)!.id, ...fields });

  const taken = connection.offer(0, ["place lion b2"], "quiet");
  expect(line.sent.at(-1)).toMatchObject({ do: "act", number: 3, seat: 0, only: "quiet" });
  answered({ number: 4, at: 4, taken: 1 });
  expect(await taken).toBeNull();

  const preview = { legal: ["done"], question: null, certain: true };
  const held = connection.offer(0, ["commit 2"], "whole");
  answered({ number: 4, taken: 0, preview });
  expect(await held).toEqual(preview);

  const asked = connection.offer(0, ["commit 2"], "never");
  expect(line.sent.at(-1)).toMatchObject({ do: "preview", seat: 0, actions: ["commit 2"] });
  answered(preview);
  expect(await asked).toMatchObject(preview);
});
