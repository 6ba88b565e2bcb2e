// The pictures of this game by name.
const files = import.meta.glob<string>("./glyphs/*.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});

export const PICTURES: Record<string, string> = Object.fromEntries(
  Object.entries(files).map(([path, text]) => [path.slice("./glyphs/".length, -4), text]),
);

/** The picture of each action of a plan. */
export const ACTION_PICTURES: Record<string, string> = {
  move: "hoof",
  eat: "apple",
  rut: "heart",
  grow: "antler",
};
