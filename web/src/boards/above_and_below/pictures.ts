// Every picture of this game by the name of its file.
const files = import.meta.glob<string>("./glyphs/*.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});

export const PICTURES: Record<string, string> = Object.fromEntries(
  Object.entries(files).map(([path, svg]) => [
    path.replace(/^.*\/(.*)\.svg$/, "$1"),
    svg.replace(/<\/?svg[^>]*>/g, ""),
  ]),
);
