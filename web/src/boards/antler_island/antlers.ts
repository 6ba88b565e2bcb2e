// Antlers grow point by point: first a spike on each side, then a longer beam with one tine more.
interface Point {
  x: number;
  y: number;
}

/** The left beam in the stag's box of 64 x 64, from the head outwards and up. */
const BEAM: [Point, Point, Point, Point] = [
  { x: 27, y: 30 },
  { x: 8, y: 30 },
  { x: -8, y: 12 },
  { x: 7, y: -19 },
];
const MOST = 8;

function at(share: number): Point {
  const rest = 1 - share;
  const weights = [rest ** 3, 3 * rest ** 2 * share, 3 * rest * share ** 2, share ** 3];
  const sum = (pick: (point: Point) => number): number =>
    BEAM.reduce((total, point, i) => total + pick(point) * weights[i]!, 0);
  return { x: sum(({ x }) => x), y: sum(({ y }) => y) };
}

function written({ x, y }: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

function mirrored({ x, y }: Point): Point {
  return { x: 64 - x, y };
}

/** How far along the beam an antler of so many pieces reaches. */
function reach(pieces: number): number {
  return 0.3 + (0.7 * (pieces - 1)) / (MOST - 1);
}

function tine(number: number, pieces: number): [Point, Point, Point] {
  const share = reach(pieces) * ((number - 0.35) / pieces);
  const root = at(share);
  const long = 13 - number * 0.6;
  const inside = number % 2 === 1;
  const tip = { x: root.x + (inside ? 3 : -long * 0.72), y: root.y - (inside ? long : long * 0.6) };
  const bow = { x: root.x + (inside ? -2 : -long * 0.6), y: root.y - (inside ? long * 0.5 : 1) };
  return [root, bow, tip];
}

function side(pieces: number, turn: (point: Point) => Point): string {
  if (pieces === 0) return "";
  const shown = Math.min(pieces, MOST);
  const beam = Array.from({ length: 9 }, (_, i) => written(turn(at((reach(shown) * i) / 8))));
  const tines = Array.from({ length: shown - 1 }, (_, i) => {
    const [root, bow, tip] = tine(i + 1, shown).map(turn) as [Point, Point, Point];
    return `M${written(root)}Q${written(bow)} ${written(tip)}`;
  });
  return `M${beam.join("L")}${tines.join("")}`;
}

/** Strokes of antlers with so many pieces, the odd one on the left. */
export function antlers(pieces: number): string {
  return side(Math.ceil(pieces / 2), (point) => point) + side(Math.floor(pieces / 2), mirrored);
}

/** How high antlers of so many pieces rise: the top of the picture, in the stag's box. */
export function crown(pieces: number): number {
  const shown = Math.min(Math.ceil(pieces / 2), MOST);
  return shown === 0 ? 22 : Math.min(22, at(reach(shown)).y - 6);
}
