// Every picture of this game by the name of its file.
import { picturesByName } from "../../art/svg";

export const PICTURES = picturesByName(
  import.meta.glob<string>("./glyphs/*.svg", { query: "?raw", import: "default", eager: true }),
);

/** The picture of each action of a plan. */
export const ACTION_PICTURES: Record<string, string> = {
  move: "hoof",
  eat: "apple",
  rut: "heart",
  grow: "antler",
};
