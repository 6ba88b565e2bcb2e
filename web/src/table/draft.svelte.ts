// An unfinished choice: steps taken but not sent, which one click takes back.
import type { Question, View } from "../boards/contract";
import type { Preview } from "../server/types";

export interface DraftHost {
  preview: (actions: string[]) => Promise<Preview>;
  send: (actions: string[]) => Promise<unknown>;
  refused: (error: unknown) => void;
  /** Whether a whole choice waits for the player's word before it is sent. */
  confirms: (reveals: boolean) => boolean;
}

export class Draft {
  chosen = $state.raw<string[]>([]);
  legal = $state.raw<string[] | null>(null);
  question = $state.raw<Question | null>(null);
  view = $state.raw<View | null>(null);
  /** Whole, waiting for the player's word. */
  whole = $state(false);
  sending = $state(false);
  private run = 0;

  constructor(private readonly host: DraftHost) {}

  /** Add steps; ask what may follow; send the choice when nothing more is owed. */
  async act(...names: string[]): Promise<void> {
    if (this.sending || this.whole) return;
    const before = this.chosen;
    this.chosen = [...before, ...names];
    const run = ++this.run;
    try {
      const next = await this.host.preview(this.chosen);
      if (run !== this.run) return;
      if (next.certain && next.legal.length > 0) this.hold(next);
      else if (this.host.confirms(next.reveals ?? !next.certain)) this.whole = true;
      else await this.send();
    } catch (error) {
      if (run === this.run) this.chosen = before;
      this.host.refused(error);
    }
  }

  private hold(next: Preview): void {
    this.legal = next.legal;
    this.question = next.question;
    this.view = next.view ?? null;
  }

  async send(): Promise<void> {
    const actions = this.chosen;
    this.sending = true;
    try {
      await this.host.send(actions);
    } catch (error) {
      this.host.refused(error);
    } finally {
      this.sending = false;
      this.drop();
    }
  }

  /** Take back everything that is not sent. */
  drop(): void {
    this.run++;
    this.chosen = [];
    this.legal = null;
    this.question = null;
    this.view = null;
    this.whole = false;
  }
}
