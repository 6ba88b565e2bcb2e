// Who I am, and which games and bots the house has.
import { get, post, ServerError } from "../server/api";
import type { House, Me } from "../server/types";
import { speech } from "../words/language.svelte";
import { toasts } from "./toasts.svelte";

class Home {
  me = $state.raw<Me>({ player: null, name: null, account: null });
  house = $state.raw<House>({ games: [], bots: [] });

  async begin(): Promise<void> {
    [this.me, this.house] = await Promise.all([get<Me>("/api/me"), get<House>("/api/games")]);
  }

  async call(name: string): Promise<void> {
    this.me = await post<Me>("/api/me", { name });
  }
}

export const home = new Home();

/** Say what went wrong, in the reader's language. */
export function tellTrouble(error: unknown): void {
  const { words } = speech;
  if (!(error instanceof ServerError)) {
    toasts.tell(String(error), "bad");
    return;
  }
  const { type, message, details } = error.trouble;
  const key = `table-error-${type}`;
  toasts.tell(words.has(key) ? words.say(key, details) : message, "bad");
}
