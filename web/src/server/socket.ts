// A socket that comes back by itself, waiting a little longer each time.
const FIRST_WAIT = 400;
const LONGEST_WAIT = 5000;
// Proxies on the way close connections that are silent for long, many after a minute.
const PING_EVERY = 20_000;
// Codes with which the server says that coming back is no use.
const FINAL_CODES = [4003, 4004];

export type SocketState = "connecting" | "open" | "lost" | "refused";

export class ReconnectingSocket {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pinging: ReturnType<typeof setInterval> | undefined;
  private closed = false;

  constructor(
    private readonly path: string,
    private readonly on: {
      open: () => void;
      message: (message: Record<string, unknown>) => void;
      state: (state: SocketState) => void;
    },
  ) {
    this.connect();
    addEventListener("online", this.retryNow);
  }

  send(message: unknown): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.closed = true;
    removeEventListener("online", this.retryNow);
    clearTimeout(this.timer);
    clearInterval(this.pinging);
    this.socket?.close();
  }

  /** Try again at once: the network is back, or the player asks for it. */
  retryNow = (): void => {
    if (this.socket || this.closed) return;
    clearTimeout(this.timer);
    this.connect();
  };

  /** Connect anew after a change of name: the server reads who we are only when a socket opens. */
  reopen(): void {
    // The old socket's end is wanted: it must not start a wait of its own.
    if (this.socket) this.socket.onclose = null;
    this.socket?.close();
    clearInterval(this.pinging);
    clearTimeout(this.timer);
    this.connect();
  }

  private connect(): void {
    const address = new URL(this.path, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = new WebSocket(address);
    this.socket = socket;
    this.on.state("connecting");
    socket.onopen = () => this.opened();
    socket.onmessage = ({ data }) => this.on.message(JSON.parse(String(data)));
    socket.onclose = ({ code }) => this.lost(code);
  }

  private opened(): void {
    this.wait = FIRST_WAIT;
    this.on.state("open");
    this.on.open();
    this.pinging = setInterval(() => this.send({ do: "ping" }), PING_EVERY);
  }

  private lost(code: number): void {
    this.socket = null;
    clearInterval(this.pinging);
    if (this.closed) return;
    if (FINAL_CODES.includes(code)) {
      this.on.state("refused");
      return;
    }
    this.on.state("lost");
    this.timer = setTimeout(() => this.connect(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }
}
