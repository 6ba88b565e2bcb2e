// The picture on each game's box.  Loaded at once: the lobby, where everybody begins, shows all.
const covers = import.meta.glob<string>("../boards/*/cover.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});

export function coverOf(game: string): string {
  return covers[`../boards/${game}/cover.svg`] ?? "";
}
