// The picture on each game's box.
const covers = import.meta.glob<string>("../boards/*/cover.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});

export function coverOf(game: string): string {
  return covers[`../boards/${game}/cover.svg`] ?? "";
}
