// Who this browser's player is, and which games and bots the server offers.
import { get, post } from "../server/api";
import type { Catalogue, Me } from "../server/types";

class Session {
  me = $state.raw<Me>({ player: null, name: null, account: null });
  catalogue = $state.raw<Catalogue>({ games: [], bots: [] });

  async load(): Promise<void> {
    [this.me, this.catalogue] = await Promise.all([
      get<Me>("/api/me"),
      get<Catalogue>("/api/games"),
    ]);
  }

  async rename(name: string): Promise<void> {
    this.me = await post<Me>("/api/me", { name });
  }
}

export const session = new Session();
