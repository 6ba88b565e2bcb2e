// Where the nineteen hexes lie on paper.
import { rows } from "../../../../src/ludotheque/games/aisopos/box/data/pieces.json";

const WIDTH = 104;
const HEIGHT = 90;

export interface Hex {
  name: string;
  x: number;
  y: number;
}

/** a1 to e3 with the middle of each, the middle of the board at 0, 0. */
export const HEXES: Hex[] = rows.flatMap((length, row) =>
  Array.from({ length }, (_, place) => ({
    name: `${"abcde"[row]}${place + 1}`,
    x: (place - (length - 1) / 2) * WIDTH,
    y: (row - 2) * HEIGHT,
  })),
);

export const PLACE = new Map(HEXES.map((hex) => [hex.name, hex]));

/** One of these hexes that touches this one. */
export function beside(name: string, hexes: Hex[]): string {
  const { x, y } = PLACE.get(name)!;
  const near = hexes.find((hex) => {
    const distance = Math.hypot(hex.x - x, hex.y - y);
    return distance > 0 && distance < WIDTH + 1;
  });
  return near!.name;
}

/** A hex with a point up and this radius. */
export function hexPath(radius: number): string {
  const corners = Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 3) * i - Math.PI / 2;
    return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join("L")}Z`;
}
