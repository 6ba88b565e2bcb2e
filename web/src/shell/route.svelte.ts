// Which page is shown: the address is the only memory.
export type Route =
  | { page: "lobby" }
  | { page: "new"; game: string | null }
  | { page: "table"; id: string; invite: string | null; share: string | null }
  | { page: "replay"; id: string; share: string | null }
  | { page: "rules"; game: string }
  | { page: "unknown" };

export function routeOf(address: URL): Route {
  const [first = "", second = "", third = ""] = address.pathname.split("/").filter(Boolean);
  const asked = address.searchParams;
  if (first === "") return { page: "lobby" };
  if (first === "new") return { page: "new", game: asked.get("game") };
  if (first === "rules" && second) return { page: "rules", game: second };
  const share = asked.get("share");
  if (first === "table" && second && third === "replay")
    return { page: "replay", id: second, share };
  if (first === "table" && second)
    return { page: "table", id: second, invite: asked.get("invite"), share };
  return { page: "unknown" };
}

class Router {
  route = $state.raw<Route>({ page: "lobby" });

  begin(): void {
    const read = (): void => {
      this.route = routeOf(new URL(location.href));
    };
    addEventListener("popstate", read);
    document.addEventListener("click", (event) => this.follow(event));
    read();
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.route = routeOf(new URL(location.href));
    scrollTo(0, 0);
  }

  /** Links inside the page do not load it again. */
  private follow(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest("a");
    if (!link || event.defaultPrevented || event.button !== 0 || link.target) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || link.hasAttribute("download")) return;
    if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
