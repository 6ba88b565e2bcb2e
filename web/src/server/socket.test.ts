import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ReconnectingSocket, type SocketState } from "./socket";

/** A socket whose other end is played by the test. */
class FakeWebSocket {
  static readonly OPEN = 1;
  static made: FakeWebSocket[] = [];
  readyState = 0;
  sent: unknown[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly address: URL) {
    FakeWebSocket.made.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.end(1000);
  }
  open(): void {
    this.readyState = FakeWebSocket.OPEN;
    this.onopen?.();
  }
  end(code: number): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

let states: SocketState[];
let heard: unknown[];

function connected(): ReconnectingSocket {
  const socket = new ReconnectingSocket("/api/socket", {
    open: () => undefined,
    message: (message) => heard.push(message),
    state: (state) => states.push(state),
  });
  FakeWebSocket.made[0]!.open();
  return socket;
}

beforeEach(() => {
  vi.useFakeTimers();
  [FakeWebSocket.made, states, heard] = [[], [], []];
  vi.stubGlobal("WebSocket", FakeWebSocket);
  vi.stubGlobal("location", { href: "https://house.test/table/q7" });
  vi.stubGlobal("addEventListener", vi.fn());
  vi.stubGlobal("removeEventListener", vi.fn());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("it speaks to the house that the page came from, and hands on what it hears", () => {
  const socket = connected();
  const [line] = FakeWebSocket.made;
  expect(line!.address.href).toBe("wss://house.test/api/socket");
  expect(socket.send({ do: "hello" })).toBe(true);
  expect(line!.sent).toEqual([{ do: "hello" }]);
  line!.onmessage!({ data: '{"type": "lobby"}' });
  expect(heard).toEqual([{ type: "lobby" }]);
});

test("a lost connection comes back by itself, waiting longer each time", () => {
  connected();
  FakeWebSocket.made[0]!.end(1006);
  vi.advanceTimersByTime(400);
  expect(FakeWebSocket.made).toHaveLength(2);
  FakeWebSocket.made[1]!.end(1006);
  vi.advanceTimersByTime(400);
  expect(FakeWebSocket.made).toHaveLength(2);
  vi.advanceTimersByTime(400);
  expect(FakeWebSocket.made).toHaveLength(3);
  expect(states).toEqual(["connecting", "open", "lost", "connecting", "lost", "connecting"]);
});

test("who is refused does not try again", () => {
  connected();
  FakeWebSocket.made[0]!.end(4003);
  vi.advanceTimersByTime(60_000);
  expect(FakeWebSocket.made).toHaveLength(1);
  expect(states.at(-1)).toBe("refused");
});

test("the player may have it tried at once, and only once", () => {
  const socket = connected();
  socket.retryNow();
  expect(FakeWebSocket.made).toHaveLength(1);
  FakeWebSocket.made[0]!.end(1006);
  socket.retryNow();
  vi.advanceTimersByTime(60_000);
  expect(FakeWebSocket.made).toHaveLength(2);
});

test("connecting anew under another name leaves one connection", () => {
  const socket = connected();
  socket.reopen();
  vi.advanceTimersByTime(60_000);
  expect(FakeWebSocket.made).toHaveLength(2);
  expect(states).not.toContain("lost");
});

test("what is sent while nobody listens is not sent", () => {
  const socket = connected();
  FakeWebSocket.made[0]!.end(1006);
  expect(socket.send({ do: "ping" })).toBe(false);
});

test("a closed one stays closed", () => {
  const socket = connected();
  socket.close();
  vi.advanceTimersByTime(60_000);
  socket.retryNow();
  expect(FakeWebSocket.made).toHaveLength(1);
});
