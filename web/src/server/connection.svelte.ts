// One table as this browser sees it, kept up to date over its socket.
import type { GameEvent } from "../boards/contract";
import { withChanges } from "./changes";
import { wantsMotion } from "../art/motion";
import { ServerError } from "./api";
import { ReconnectingSocket, type SocketState } from "./socket";
import type { Change, Doc, ChatMessage, EventsByViewpoint, ErrorInfo } from "./types";

interface News {
  number: number;
  now: number;
  events: EventsByViewpoint;
  changes: Change[];
}

interface Pending {
  message: Record<string, unknown>;
  resolve: (answer: Record<string, unknown>) => void;
  reject: (error: Error) => void;
}

// Milliseconds that one piece of news is shown before the next, so that quick bots can be
// followed; shorter where a long queue has gathered, as after a pause of the browser.
const SHOWN_FOR = 520;
const SHOWN_IN_HASTE = 140;
const LONG_QUEUE = 5;

export class TableConnection {
  doc = $state.raw<Doc | null>(null);
  state = $state<SocketState>("connecting");
  chat = $state.raw<ChatMessage[]>([]);
  notes = $state("");
  /** What each viewpoint has been told, oldest first. */
  log = $state.raw<EventsByViewpoint>({});
  /** What led to the position shown now. */
  latest = $state.raw<EventsByViewpoint>({});
  /** The server's clock less ours, in milliseconds. */
  skew = 0;
  private number = 0;
  private readonly socket: ReconnectingSocket;
  private readonly pending = new Map<string, Pending>();
  private queue: News[] = [];
  private showing: ReturnType<typeof setTimeout> | undefined;
  private count = 0;
  // Ids of commands must differ between two tabs of one player: the server does each id once.
  private readonly prefix = Math.random().toString(36).slice(2, 10);

  constructor(
    id: string,
    private readonly invite: string | null,
    /** What opens a private table that is over to those who did not play there. */
    readonly share: string | null = null,
  ) {
    this.socket = new ReconnectingSocket(`/api/tables/${id}/socket`, {
      open: () => this.hello(),
      message: (message) => this.receive(message),
      state: (state) => (this.state = state),
    });
  }

  close(): void {
    clearTimeout(this.showing);
    this.socket.close();
  }

  retry(): void {
    this.socket.retryNow();
  }

  /** Come in again under one's new name. */
  reopen(): void {
    this.socket.reopen();
  }

  /** Do something; resolves once the server has stored it, also across a lost connection. */
  command(name: string, fields: Record<string, unknown> = {}): Promise<Record<string, unknown>> {
    const id = `${this.prefix}-${this.count++}`;
    const message = { do: name, id, ...fields };
    return new Promise((resolve, reject) => {
      this.pending.set(id, { message, resolve, reject });
      this.socket.send(message);
    });
  }

  /** Take these actions for a seat, whole or not at all. */
  act(seat: number, actions: string[]): Promise<Record<string, unknown>> {
    return this.command("act", { seat, number: this.newest(), actions });
  }

  /** The server's number of what we have heard last, though the page may not show it yet. */
  private newest(): number {
    return this.queue.at(-1)?.number ?? this.number;
  }

  private hello(): void {
    const invite = this.invite ? { invite: this.invite } : {};
    const share = this.share ? { share: this.share } : {};
    this.socket.send({ do: "hello", since: this.newest(), ...invite, ...share });
  }

  private receive(message: Record<string, unknown>): void {
    if (typeof message.now === "number") this.skew = message.now - Date.now();
    if (message.type === "table") this.replace(message);
    else if (message.type === "news") this.enqueue(message as unknown as News);
    else if (message.type === "chat")
      this.chat = [...this.chat, ...(message.chat as ChatMessage[])];
    else if (message.type === "done") this.settle(message)?.resolve(message);
    else if (message.type === "error")
      this.settle(message)?.reject(new ServerError(message.error as ErrorInfo));
  }

  private settle(message: Record<string, unknown>): Pending | undefined {
    const pending = this.pending.get(String(message.id));
    this.pending.delete(String(message.id));
    return pending;
  }

  /** A whole document: after hello, and when our seats change. */
  private replace(message: Record<string, unknown>): void {
    clearTimeout(this.showing);
    this.showing = undefined;
    for (const news of this.queue) this.remember(news.events);
    this.queue = [];
    if (message.since === 0) this.log = {};
    this.remember((message.events as EventsByViewpoint | undefined) ?? {});
    this.latest = {};
    this.number = message.number as number;
    this.doc = message.doc as Doc;
    if (message.chat) this.chat = message.chat as ChatMessage[];
    if (typeof message.notes === "string") this.notes = message.notes;
    this.resend();
  }

  /** What was under way when the connection broke is sent again: the server does it only once. */
  private resend(): void {
    for (const { message } of this.pending.values()) this.socket.send(message);
  }

  private enqueue(news: News): void {
    this.queue.push(news);
    if (this.showing === undefined) this.showNext();
  }

  private showNext(): void {
    const news = this.queue.shift();
    this.showing = undefined;
    if (!news || !this.doc) return;
    const told = Object.values(news.events).some((events) => events.length > 0);
    if (told) {
      this.latest = news.events;
      this.remember(news.events);
    }
    this.number = Math.max(this.number, news.number);
    this.doc = withChanges(this.doc, news.changes);
    if (told && wantsMotion()) {
      const pause = this.queue.length > LONG_QUEUE ? SHOWN_IN_HASTE : SHOWN_FOR;
      this.showing = setTimeout(() => this.showNext(), pause);
    } else this.showNext();
  }

  private remember(events: EventsByViewpoint): void {
    const log = { ...this.log };
    for (const [viewpoint, told] of Object.entries(events))
      log[viewpoint] = [...(log[viewpoint] ?? []), ...(told as GameEvent[])];
    this.log = log;
  }
}
