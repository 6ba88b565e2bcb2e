// What the next steps would bring: asked once a question and list of steps, as soon as the question
// is there, so that a hover need not wait.
import type { Consequence } from "../boards/contract";
import type { Foreseen } from "../server/types";

type Brings = Map<string, Consequence[]>;

const NOTHING: Brings = new Map();

export class Consequences {
  /** Of the question that is shown. */
  private now = $state.raw<Brings>(NOTHING);
  private known = new Map<string, Brings>();
  /** How many answers came: what is looked up in `known` is looked up again then. */
  private came = $state(0);
  private steps: string[] = [];
  /** The question that all of `known` belongs to. */
  private question = "";
  private wanted = "";

  constructor(private readonly ask: (steps: string[]) => Promise<Foreseen>) {}

  /** Find out what may follow these steps of an unfinished answer to a question. */
  async look(question: string, steps: string[]): Promise<void> {
    if (question !== this.question) this.drop();
    this.question = question;
    const key = keyOf(steps);
    this.steps = steps;
    this.wanted = key;
    this.now = this.known.get(key) ?? NOTHING;
    await this.find(steps);
  }

  private async find(steps: string[]): Promise<void> {
    const { question } = this;
    const key = keyOf(steps);
    if (this.known.has(key)) return;
    this.known.set(key, NOTHING);
    // Aids are no more than that: where they cannot be had the game goes on without them.
    const brings = await this.ask(steps).then(byAction, () => NOTHING);
    if (question !== this.question) return;
    this.known.set(key, brings);
    this.came += 1;
    if (key === this.wanted) this.now = brings;
  }

  /** What a step would bring that may come next, or that was taken; empty where nothing is known. */
  of(name: string, taken: string[] = []): Consequence[] {
    return this.now.get(name) ?? this.ofTaken(taken, taken.lastIndexOf(name));
  }

  private ofTaken(taken: string[], place: number): Consequence[] {
    if (place < 0) return [];
    return this.known.get(keyOf(taken.slice(0, place)))?.get(taken[place]!) ?? [];
  }

  /** What the last of several steps would bring after the others; found out when first asked for. */
  ahead(names: string[]): Consequence[] {
    void this.came;
    const before = [...this.steps, ...names.slice(0, -1)];
    if (this.question) void this.find(before);
    return this.known.get(keyOf(before))?.get(names.at(-1)!) ?? [];
  }

  /** Forget everything: another looks at the screen, or another question is asked. */
  drop(): void {
    this.known.clear();
    this.question = this.wanted = "";
    this.steps = [];
    this.now = NOTHING;
  }
}

function keyOf(steps: string[]): string {
  return steps.join("\n");
}

function byAction({ facts, brings }: Foreseen): Brings {
  const told = Object.entries(brings).map(
    ([name, places]) => [name, places.map((place) => facts[place]!)] as const,
  );
  return new Map(told);
}
