// One table as this browser sees it, kept up to date over its socket.
import type { GameEvent } from "../boards/contract";
import { withChanges } from "./changes";
import { wantsMotion } from "../art/motion";
import { get, ServerError } from "./api";
import { ReconnectingSocket, type SocketState } from "./socket";
import { withEarlierPage, withLastPage, withSaid } from "./talk";
import type {
  Change,
  Doc,
  ChatMessage,
  ChatPage,
  EventsByViewpoint,
  ErrorInfo,
  Preview,
} from "./types";

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
  talk = $state.raw<ChatPage>({ chat: [], earlier: false });
  notes = $state("");
  /** The type of the last error that answers no command: why the table is closed to us. */
  refusal = $state("");
  /** What that error said of itself. */
  refusalDetails = $state.raw<ErrorInfo["details"]>({});
  /** Whether `notes` is only the end of long ones, which must not be kept in their place. */
  notesCut = $state(false);
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
    private readonly id: string,
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

  /**
   * Take these actions only if they are a whole choice, or whole and quiet (nothing hidden comes to
   * light); else say what may follow.  One round trip either way; null where they were taken.
   */
  async offer(
    seat: number,
    actions: string[],
    only: "whole" | "quiet" | "never",
  ): Promise<Preview | null> {
    if (only === "never")
      return (await this.command("preview", { seat, actions })) as unknown as Preview;
    const done = await this.command("act", { seat, number: this.newest(), actions, only });
    return (done.preview as Preview | undefined) ?? null;
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
      this.talk = {
        ...this.talk,
        chat: withSaid(this.talk.chat, message.chat as ChatMessage[]),
      };
    else if (message.type === "done") this.settle(message)?.resolve(message);
    else if (message.type === "error") this.refuse(message, message.error as ErrorInfo);
  }

  private refuse(message: Record<string, unknown>, error: ErrorInfo): void {
    const pending = this.settle(message);
    if (pending) pending.reject(new ServerError(error));
    else {
      this.refusal = error.type;
      this.refusalDetails = error.details;
    }
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
    if (message.chat) this.talk = withLastPage(this.talk, message as unknown as ChatPage);
    if (typeof message.notes === "string")
      this.takeNotes(message.notes, Number(message.notes_from ?? 0));
    this.resend();
  }

  /** The end of my notes, from that letter on; what I have whole is not cut again. */
  private takeNotes(end: string, from: number): void {
    // The server counts letters, not the halves of which JavaScript makes the rarer ones.
    const known = [...this.notes].slice(from).join("");
    if (from > 0 && !this.notesCut && known === end) return;
    this.notesCut = from > 0;
    this.notes = end;
  }

  /** Ask for the whole of long notes. */
  async loadNotes(): Promise<void> {
    const { text } = await get<{ text: string }>(`/api/tables/${this.id}/notes`);
    this.notes = text;
    this.notesCut = false;
  }

  /** Ask for what was said before what is shown. */
  async loadEarlierChat(): Promise<void> {
    const before = this.talk.chat[0]?.id;
    if (before === undefined) return;
    const invite = this.invite ? `&invite=${encodeURIComponent(this.invite)}` : "";
    const page = await get<ChatPage>(`/api/tables/${this.id}/chat?before=${before}${invite}`);
    this.talk = withEarlierPage(this.talk, page);
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
