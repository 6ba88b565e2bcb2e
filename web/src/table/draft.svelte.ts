// An unfinished choice: steps taken but not sent, which one click takes back.
import type { Question, View } from "../boards/contract";
import type { Preview } from "../server/types";

export interface DraftHost {
  /** Says what may follow; null where nothing more is owed and the server has taken them. */
  offer: (actions: string[]) => Promise<Preview | null>;
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
  /** Counts the steps taken and dropped, so that a late answer to an older one is not used. */
  private run = 0;
  /** Waiting to hear what may follow. */
  asking = $state(false);
  /** A step taken by somebody quicker than the server; it counts if it may follow. */
  private queued: string[] = [];

  constructor(private readonly host: DraftHost) {}

  /** Add steps and offer them: they are taken at once where nothing more is owed. */
  async act(...names: string[]): Promise<void> {
    if (this.sending || this.whole) return;
    if (this.asking) this.queued = names;
    else await this.take(names);
  }

  private async take(names: string[]): Promise<void> {
    const before = this.chosen;
    this.chosen = [...before, ...names];
    const run = ++this.run;
    this.asking = true;
    try {
      const next = await this.host.offer(this.chosen);
      if (run !== this.run) return;
      this.asking = false;
      if (next === null) this.drop();
      else if (goesOn(next)) await this.hold(next);
      else if (this.host.confirms(next.reveals ?? !next.certain)) this.whole = true;
      else await this.send();
    } catch (error) {
      if (run === this.run) this.undo(before);
      this.host.refused(error);
    }
  }

  /** Back to the steps `before` the refused one; what was to follow that is void too. */
  private undo(before: string[]): void {
    this.chosen = before;
    this.asking = false;
    this.queued = [];
  }

  private async hold(next: Preview): Promise<void> {
    this.legal = next.legal;
    this.question = next.question;
    this.view = next.view ?? null;
    const queued = this.queued;
    this.queued = [];
    if (next.legal.includes(queued[0] ?? "")) await this.take(queued);
  }

  async send(): Promise<void> {
    // A second click while the first is under way would answer the next question.
    if (this.sending) return;
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
    this.asking = false;
    this.queued = [];
    this.chosen = [];
    this.legal = null;
    this.question = null;
    this.view = null;
    this.whole = false;
  }
}

/**
 * Whether the same choice goes on after these steps.  Where the next question begins a new one,
 * or is not known, the steps are sent now: the others need not wait for the next choice too.
 */
function goesOn({ certain, legal, question }: Preview): boolean {
  return certain && legal.length > 0 && !question?.begins;
}
