import ant from "./glyphs/ant.svg?raw";
import fox from "./glyphs/fox.svg?raw";
import lion from "./glyphs/lion.svg?raw";
import man from "./glyphs/man.svg?raw";
import mouse from "./glyphs/mouse.svg?raw";

export const ANIMALS: Record<string, string> = { lion, man, fox, mouse, ant };
export const KINDS = Object.keys(ANIMALS);
export const POINTS: Record<string, number> = { lion: 5, man: 4, fox: 3, mouse: 2, ant: 1 };
export const BEATS: Record<string, string[]> = {
  lion: ["man", "fox", "mouse"],
  man: ["fox", "ant"],
  fox: ["mouse", "ant"],
  mouse: ["man", "ant"],
  ant: ["lion"],
};
