// How a part of a view is drawn by a page that knows nothing else of the game.
import type { Fact, View } from "../boards/contract";

export type Scalar = string | number | boolean | null;

/** A card, and how many of it lie together. */
export interface Card {
  card: Scalar;
  count: number;
}

export type Shape =
  | { kind: "nothing" }
  | { kind: "one"; value: Scalar }
  /** Text of several lines, such as a board made of letters. */
  | { kind: "lines"; text: string }
  | { kind: "cards"; cards: Card[]; count: number }
  | { kind: "grid"; rows: Scalar[][] }
  /** Alike things, a row each. */
  | { kind: "chart"; columns: string[]; rows: Scalar[][] }
  | { kind: "list"; items: Fact[] }
  | { kind: "counts"; counts: [string, number][] }
  | { kind: "parts"; parts: [string, Fact][] };

// More cards than this are shown as kinds, each with its count.
const MOST_CARDS = 24;
// A chart with more columns does not fit a phone.
const MOST_COLUMNS = 5;

function isScalar(value: Fact): value is Scalar {
  return value === null || typeof value !== "object";
}

function isRow(value: Fact): value is Scalar[] {
  return Array.isArray(value) && value.every(isScalar);
}

function isRecord(value: Fact): value is Record<string, Fact> {
  return !isScalar(value) && !Array.isArray(value);
}

export function shapeOf(value: Fact): Shape {
  if (value === null || value === "") return { kind: "nothing" };
  if (typeof value === "string" && value.includes("\n")) return { kind: "lines", text: value };
  if (isScalar(value)) return { kind: "one", value };
  return Array.isArray(value) ? shapeOfList(value) : shapeOfRecord(value);
}

function shapeOfList(list: Fact[]): Shape {
  if (list.length === 0) return { kind: "nothing" };
  if (isRow(list)) return { kind: "cards", cards: cardsOf(list), count: list.length };
  if (isGrid(list)) return { kind: "grid", rows: list };
  return chartOf(list) ?? { kind: "list", items: list };
}

function shapeOfRecord(record: Record<string, Fact>): Shape {
  const parts = Object.entries(record);
  if (parts.length === 0) return { kind: "nothing" };
  const counts = parts.filter((part): part is [string, number] => typeof part[1] === "number");
  return counts.length === parts.length && parts.length > 1
    ? { kind: "counts", counts }
    : { kind: "parts", parts };
}

/** Few cards one by one, in their order; of many, each kind once. */
function cardsOf(row: Scalar[]): Card[] {
  if (row.length <= MOST_CARDS) return row.map((card) => ({ card, count: 1 }));
  const counts = new Map<Scalar, number>();
  for (const card of row) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ card, count }));
}

function isGrid(list: Fact[]): list is Scalar[][] {
  const wide = (list[0] as Fact[] | null)?.length ?? 0;
  return list.length > 1 && wide > 1 && list.every((row) => isRow(row) && row.length === wide);
}

function chartOf(list: Fact[]): Shape | null {
  if (list.length < 2 || !list.every(isRecord)) return null;
  const columns = Object.keys(list[0]!);
  const alike = list.every(
    (one) =>
      Object.keys(one).join() === columns.join() && columns.every((name) => isScalar(one[name]!)),
  );
  if (!alike || columns.length === 0 || columns.length > MOST_COLUMNS) return null;
  return {
    kind: "chart",
    columns,
    rows: list.map((one) => columns.map((name) => one[name] as Scalar)),
  };
}

/** What lies at one seat, and what lies between them. */
export interface Places {
  middle: [string, Fact][];
  seats: [string, Fact][][];
}

/** The parts of a view's table by where they lie; those named in `bySeat` have an entry a seat. */
export function placesOf(view: View, bySeat: string[]): Places {
  const middle: [string, Fact][] = [];
  const seats: [string, Fact][][] = Array.from({ length: view.seats }, () => []);
  for (const [name, value] of Object.entries(view.table as Record<string, Fact>)) {
    if (bySeat.includes(name) && Array.isArray(value) && value.length === view.seats)
      seats.forEach((parts, seat) => parts.push([name, value[seat]!]));
    else middle.push([name, value]);
  }
  return { middle, seats };
}

/** What a part is called where the game has no word for it: its own name, set apart. */
export function spaced(name: string): string {
  return name.replace(/_+/g, " ").trim();
}
