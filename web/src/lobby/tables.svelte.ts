// The open tables: the first page live, further ones and what is searched for on request.
import { get } from "../server/api";
import type { Line } from "../server/types";

export interface Search {
  game: string;
  name: string;
  free: boolean;
}

interface Page {
  tables: Line[];
  /** Where the next page begins; null after the last. */
  more: string | null;
}

// Milliseconds that what was found is shown before it is searched for again.
const FOUND_FOR = 5000;
const NOTHING: Search = { game: "", name: "", free: false };

export class OpenTables {
  private first = $state.raw<Line[]>([]);
  private further = $state.raw<Line[]>([]);
  private search = $state.raw<Search>(NOTHING);
  more = $state<string | null>(null);
  // A table that moves up while pages are read would stand in two of them.
  readonly lines = $derived([
    ...this.first,
    ...this.further.filter((line) => !this.first.some((other) => other.id === line.id)),
  ]);
  readonly searching = $derived(isSearch(this.search));
  private live: Page = { tables: [], more: null };
  private foundAt = 0;

  /** The server tells the first page anew. */
  hear(tables: Line[], more: unknown): void {
    this.live = { tables, more: typeof more === "string" ? more : null };
    if (this.searching) {
      this.findAgain();
      return;
    }
    this.first = tables;
    if (this.further.length === 0) this.more = this.live.more;
  }

  /** Show what is searched for; without a search what the server tells by itself. */
  async find(search: Search): Promise<void> {
    this.search = search;
    this.foundAt = Date.now();
    const page = isSearch(search) ? await get<Page>(address(search)) : this.live;
    // Meanwhile something else may be searched for, whose answer came first.
    if (this.search !== search) return;
    this.first = page.tables;
    this.further = [];
    this.more = page.more;
  }

  /** Whoever waits for a table that fits sees it come, as long as they read no further page. */
  private findAgain(): void {
    if (this.further.length > 0 || Date.now() - this.foundAt < FOUND_FOR) return;
    // What could not be read is asked for again when the lobby changes next.
    void this.find(this.search).catch(() => undefined);
  }

  /** Show the next page too. */
  async showMore(): Promise<void> {
    const { search, more } = this;
    if (more === null) return;
    const page = await get<Page>(address(search, more));
    if (this.search !== search || this.more !== more) return;
    const known = new Set(this.further.map((line) => line.id));
    this.further = [...this.further, ...page.tables.filter((line) => !known.has(line.id))];
    this.more = page.more;
  }
}

function isSearch({ game, name, free }: Search): boolean {
  return game !== "" || name.trim() !== "" || free;
}

function address({ game, name, free }: Search, after = ""): string {
  const asked = new URLSearchParams();
  if (game) asked.set("game", game);
  if (name.trim()) asked.set("name", name.trim());
  if (free) asked.set("free", "1");
  if (after) asked.set("after", after);
  return `/api/tables?${asked}`;
}
