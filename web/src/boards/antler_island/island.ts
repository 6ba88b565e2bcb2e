// The island as a drawing: rings cut into spaces by the game's own data, seen a little from the south.
import data from "../../../../src/ludotheque/games/antler_island/box/data/boards.json";

interface Figures {
  coast: string;
  coast_closed: boolean;
  ring: string;
  below: Record<string, string>;
}

const BOARDS = data.boards as Record<string, Figures>;

export interface Point {
  x: number;
  y: number;
}

export type Level = "coast" | "meadow" | "marsh" | "centre";

export interface Place {
  name: string;
  level: Level;
  /** The colour of a coast space. */
  colour: string | null;
  x: number;
  y: number;
  /** One unit along the ring, to the right or downwards, and one towards the sea. */
  along: Point;
  out: Point;
  /** The whole space, the same drawn in from its border, and the coloured strip along the shore. */
  whole: string;
  inner: string;
  strip: string;
  /** Where its name is written, along the ring. */
  label: { x: number; y: number; turn: number };
  /** Where something small may grow: flowers, reeds. */
  spots: Point[];
}

const SQUASH = 0.9;
const STRIP = 30;
/** How far each level stands above the sea. */
export const LIFT: Record<Level, number> = { coast: 0, meadow: 12, marsh: 12, centre: 28 };
const OUTER = 352;
const MIDDLE = 216;
const INNER = 92;

/** No coast is a circle: the same bends for all that share a border. */
function bend(angle: number, seed: number): number {
  return (
    1 +
    0.016 * Math.sin(3 * angle + seed) +
    0.011 * Math.sin(5 * angle + 2 * seed) +
    0.009 * Math.sin(9 * angle + 3 * seed)
  );
}

const RADIUS = {
  outer: (angle: number) => OUTER * bend(angle, 1),
  middle: (angle: number) => MIDDLE * bend(angle, 2.4),
  inner: (angle: number) => INNER * bend(angle, 4.1),
};

function point(angle: number, radius: number, lift: number): Point {
  return { x: radius * Math.sin(angle), y: -radius * Math.cos(angle) * SQUASH - lift };
}

/** Which way the ring runs at *angle*, and which way the sea lies. */
function directions(angle: number): { along: Point; out: Point } {
  const [across, down] = [Math.cos(angle), Math.sin(angle)];
  const sign = Math.sign(Math.abs(across) > 0.6 ? across : down);
  return {
    along: { x: across * sign, y: down * SQUASH * sign },
    out: { x: down, y: -across * SQUASH },
  };
}

/** A place for a name at *angle*, turned along the ring and never upside down. */
function written(angle: number, radius: number, lift: number): Place["label"] {
  const low = Math.cos(angle) < -0.01;
  const slope = Math.atan2(SQUASH * Math.sin(angle), Math.cos(angle));
  return { ...point(angle, radius, lift), turn: (slope * 180) / Math.PI + (low ? 180 : 0) };
}

function path(points: Point[]): string {
  return `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;
}

interface Sector {
  from: number;
  to: number;
  low: (angle: number) => number;
  high: (angle: number) => number;
  lift: number;
}

/** The outline of a sector, drawn in by *inset* on all sides. */
function outline({ from, to, low, high, lift }: Sector, inset: number): string {
  const steps = Math.max(6, Math.round((to - from) * 16));
  const arc = (radius: (angle: number) => number, by: number): Point[] =>
    Array.from({ length: steps + 1 }, (_, i) => {
      const edge = inset / Math.max(40, radius((from + to) / 2));
      const angle = from + edge + ((to - from - 2 * edge) * i) / steps;
      return point(angle, radius(angle) + by, lift);
    });
  return path([...arc(high, -inset), ...arc(low, inset).reverse()]);
}

function spaces(text: string): string[] {
  return text.split(" ").filter((name) => name);
}

/** The board whose sectors fill the whole circle: an open coast hides some of the four's. */
function circle(board: string): Figures {
  const figures = BOARDS[board]!;
  return figures.coast_closed ? figures : BOARDS["4"]!;
}

function coastPlace(name: string, from: number, to: number): Place {
  const sector = { from, to, low: RADIUS.middle, high: RADIUS.outer, lift: 0 };
  const shore = { ...sector, low: (angle: number) => RADIUS.outer(angle) - STRIP };
  const middle = (from + to) / 2;
  const number = Number(name.slice(1));
  return {
    name,
    level: "coast",
    colour: data.colours[number % data.colours.length]!,
    ...point(middle, RADIUS.outer(middle) - STRIP - 52, 0),
    ...directions(middle),
    whole: outline(sector, 0),
    inner: outline({ ...sector, high: shore.low }, 7),
    strip: outline(shore, 0),
    label: written(middle, RADIUS.outer(middle) - STRIP / 2, 0),
    spots: [0.14, 0.3, 0.72, 0.87].map((share, i) =>
      point(from + (to - from) * share, RADIUS.outer(middle) - STRIP - 12 - 5 * (i % 2), 0),
    ),
  };
}

function ringPlace(name: string, from: number, to: number): Place {
  const level = name.startsWith("S") ? "marsh" : "meadow";
  const lift = LIFT[level];
  const sector = { from, to, low: RADIUS.inner, high: RADIUS.middle, lift };
  const middle = (from + to) / 2;
  const aside = level === "marsh" ? middle : from + (to - from) * 0.27;
  return {
    name,
    level,
    colour: null,
    ...point(middle, (RADIUS.inner(middle) + RADIUS.middle(middle)) / 2 + 2, lift),
    ...directions(middle),
    whole: outline(sector, 0),
    inner: outline(sector, 7),
    strip: "",
    label: written(aside, RADIUS.middle(aside) - 17, lift),
    spots: [0.11, 0.72, 0.82, 0.91].map((share, i) =>
      point(from + (to - from) * share, RADIUS.middle(middle) - 22 - 14 * (i % 2), lift),
    ),
  };
}

function centrePlace(): Place {
  const lift = LIFT.centre;
  const round = { from: 0, to: 2 * Math.PI, low: () => 0, lift };
  const ring = (inset: number): string => {
    const points = Array.from({ length: 72 }, (_, i) => {
      const angle = (i * Math.PI) / 36;
      return point(angle, RADIUS.inner(angle) - inset, round.lift);
    });
    return path(points);
  };
  return {
    name: "C",
    level: "centre",
    colour: null,
    ...point(0, 0, lift - 4),
    ...directions(0),
    whole: ring(0),
    inner: ring(7),
    strip: "",
    label: written(Math.PI, INNER - 16, lift),
    spots: [],
  };
}

/** Every space of a board where it is drawn, from the coast to the centre. */
export function places(board: string): Place[] {
  const full = circle(board);
  const there = new Set(spaces(BOARDS[board]!.coast));
  const turn = (2 * Math.PI) / spaces(full.coast).length;
  const coast: Place[] = [];
  const ring: Place[] = [];
  let angle = -turn;
  for (const name of spaces(full.ring)) {
    const below = spaces(full.below[name]!);
    below.forEach((low, i) => {
      if (there.has(low)) coast.push(coastPlace(low, angle + i * turn, angle + (i + 1) * turn));
    });
    ring.push(ringPlace(name, angle, angle + below.length * turn));
    angle += below.length * turn;
  }
  return [...coast, ...ring, centrePlace()];
}
