// Where the hundred squares lie on paper, and lines around them.
import type { Fief } from "./table";

/** The side of a square on paper. */
export const SIDE = 100;

export interface Square {
  name: string;
  /** Its place row by row, as in the list of terrains. */
  place: number;
  x: number;
  y: number;
}

/** A1 to J10, the top left corner of the board at 0, 0. */
export const SQUARES: Square[] = Array.from({ length: 100 }, (_, place) => ({
  name: `${"ABCDEFGHIJ"[Math.floor(place / 10)]}${(place % 10) + 1}`,
  place,
  x: (place % 10) * SIDE,
  y: Math.floor(place / 10) * SIDE,
}));

export const SQUARE = new Map(SQUARES.map((square) => [square.name, square]));

export function isSquare(word: string): boolean {
  return SQUARE.has(word);
}

type Corner = [number, number];
interface Edge {
  from: Corner;
  to: Corner;
  /** Towards the inside. */
  inward: Corner;
}

function edgesOf(names: string[]): Edge[] {
  const inside = new Set(names);
  const at = new Map(SQUARES.map(({ name, x, y }) => [`${x / SIDE},${y / SIDE}`, name]));
  const within = (x: number, y: number): boolean => inside.has(at.get(`${x},${y}`) ?? "");
  return names.flatMap((name) => {
    const square = SQUARE.get(name)!;
    const [x, y] = [square.x / SIDE, square.y / SIDE];
    const sides: [boolean, Edge][] = [
      [within(x, y - 1), { from: [x, y], to: [x + 1, y], inward: [0, 1] }],
      [within(x + 1, y), { from: [x + 1, y], to: [x + 1, y + 1], inward: [-1, 0] }],
      [within(x, y + 1), { from: [x + 1, y + 1], to: [x, y + 1], inward: [0, -1] }],
      [within(x - 1, y), { from: [x, y + 1], to: [x, y], inward: [1, 0] }],
    ];
    return sides.filter(([shared]) => !shared).map(([, edge]) => edge);
  });
}

/** The edge that goes on from `edge`; where two do, the one that keeps to the same square. */
function follow(edge: Edge, rest: Edge[]): number {
  const next = rest.flatMap(({ from }, i) =>
    from[0] === edge.to[0] && from[1] === edge.to[1] ? [i] : [],
  );
  const hugging = next.find((i) => {
    const { from, to } = rest[i]!;
    return to[0] - from[0] === edge.inward[0] && to[1] - from[1] === edge.inward[1];
  });
  return hugging ?? next[0] ?? -1;
}

function loops(edges: Edge[]): Edge[][] {
  const rest = [...edges];
  const found: Edge[][] = [];
  while (rest.length > 0) {
    const loop = [rest.shift()!];
    for (let i = follow(loop[0]!, rest); i >= 0; i = follow(loop.at(-1)!, rest))
      loop.push(...rest.splice(i, 1));
    found.push(loop);
  }
  return found;
}

/** A line around these squares, `inset` inside their edge; as many loops as it takes. */
export function outline(names: string[], inset = 0): string {
  return loops(edgesOf(names))
    .map((loop) => {
      const corners = loop.flatMap((edge, i) => {
        const before = loop.at(i - 1)!;
        if (before.inward[0] === edge.inward[0] && before.inward[1] === edge.inward[1]) return [];
        const [x, y] = [0, 1].map(
          (axis) => edge.from[axis]! * SIDE + inset * (before.inward[axis]! + edge.inward[axis]!),
        );
        return [`${x} ${y}`];
      });
      return `M${corners.join("L")}Z`;
    })
    .join("");
}

/** The square of a fief where its ribbon hides least: the last one without a building. */
export function ribbonSquare(fief: Fief, built: Record<string, string>): Square {
  const names = fief.squares;
  return SQUARE.get(names.findLast((name) => !(name in built)) ?? names.at(-1)!)!;
}

/** The fief that a square belongs to. */
export function fiefOf(fiefs: Fief[], square: string): Fief | undefined {
  return fiefs.find(({ squares }) => squares.includes(square));
}
