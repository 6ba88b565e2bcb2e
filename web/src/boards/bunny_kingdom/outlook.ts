// What a choice would make of the map, drawn from what the engine says it would bring.
import type { Consequence, Fact, Question } from "../contract";
import { word } from "../choices";
import { fiefOf, isSquare, SIDE, SQUARE, type Square } from "./squares";
import type { Fief, Table } from "./table";

export interface Ribbon {
  strength: number;
  wealth: number;
  carrots: number;
}

/** The fief that a choice would make: its squares, its ribbon, those before it, and the gain. */
export interface Outlook {
  squares: string[];
  before: Ribbon[];
  after: Ribbon;
  /** Carrots more at each harvest, how many harvests are left, and carrots more over all of them. */
  increase: Increase | null;
}

export interface Increase {
  more: number;
  harvests: number;
  total: number;
  /** Whether this is the most it could bring, its place being still to be chosen. */
  most: boolean;
}

type Facts = Record<string, Fact>;

function factsOf(brings: Consequence[], key: string): Facts[] {
  return brings.filter((fact) => fact.key === key).map(({ facts }) => facts);
}

function ribbonOf(facts: Facts): Ribbon {
  return {
    strength: Number(facts.strength),
    wealth: Number(facts.wealth),
    carrots: Number(facts.carrots),
  };
}

const ROOM = ["room", "tower-room", "camp-room", "second-tower"];

/** What a choice adds to a harvest and to all that are left; null where the engine says nothing. */
export function increaseOf(brings: Consequence[]): Increase | null {
  const sure = [...factsOf(brings, "harvest"), ...factsOf(brings, "trade")][0];
  if (sure) {
    const more = Number(sure.more);
    return {
      more,
      harvests: Number(sure.harvests ?? 1),
      total: Number(sure.total ?? more),
      most: false,
    };
  }
  const room = brings.find(({ key }) => ROOM.includes(key));
  if (!room) return null;
  const more = Number(room.facts.more);
  return { more, harvests: 1, total: more, most: true };
}

/** Whether two squares touch by a side without lava between them. */
export function touch(one: Square, other: Square, lava: Table["lava"]): boolean {
  if (Math.abs(one.x - other.x) + Math.abs(one.y - other.y) !== SIDE) return false;
  return !lava.some((pair) => pair.includes(one.name) && pair.includes(other.name));
}

/** The squares that become one fief with `square`, the squares of `laid` being taken as well. */
export function joinedBy(table: Table, seat: number, laid: string[], square: string): string[] {
  const own = table.fiefs.filter((fief) => fief.seat === seat).map(({ squares }) => squares);
  const rest = [...own, ...laid.filter((name) => !own.flat().includes(name)).map((name) => [name])];
  const made = new Set([square]);
  const meets = (group: string[]): boolean =>
    group.some((name) => made.has(name) || [...made].some((there) => touchBy(name, there, table)));
  for (let at = rest.findIndex(meets); at >= 0; at = rest.findIndex(meets))
    rest.splice(at, 1)[0]!.forEach((name) => made.add(name));
  return [...made];
}

function touchBy(one: string, other: string, { lava }: Table): boolean {
  return touch(SQUARE.get(one)!, SQUARE.get(other)!, lava);
}

/** The squares of the fief that an action touches; none where it touches no fief yet. */
function squaresOf(
  table: Table,
  seat: number,
  laid: string[],
  action: string,
  question: Question | null,
): string[] {
  const verb = word(action, 0);
  const place = action.split(" ").at(-1)!;
  if (verb === "join") {
    const ends = [place, String(question?.square ?? place)];
    return ends.flatMap((end) => fiefOf(table.fiefs, end)?.squares ?? []);
  }
  if (verb === "trade") return fiefOf(table.fiefs, String(question?.square))?.squares ?? [];
  return isSquare(place) ? joinedBy(table, seat, laid, place) : [];
}

/** The fief that an action would make, or null where the engine tells of none. */
export function outlookOf(
  table: Table,
  seat: number,
  laid: string[],
  action: string,
  question: Question | null,
  brings: Consequence[],
): Outlook | null {
  const after = factsOf(brings, "fief")[0];
  if (!after) return null;
  return {
    squares: squaresOf(table, seat, laid, action, question),
    before: factsOf(brings, "fief-before").map(ribbonOf),
    after: ribbonOf(after),
    increase: increaseOf(brings),
  };
}

/** A ribbon as it is written: `3×2`. */
export function written({ strength, wealth }: Ribbon): string {
  return `${strength}×${wealth}`;
}

/** The fiefs that would disappear in the new one, whose ribbons step back while it is shown. */
export function swallowed(fiefs: Fief[], { squares }: Outlook, seat: number): Fief[] {
  return fiefs.filter(
    (fief) => fief.seat === seat && fief.squares.some((s) => squares.includes(s)),
  );
}

/** Where the words on a fief stand, in the middle of their lower or upper edge. */
export interface Spot {
  x: number;
  y: number;
  below: boolean;
}

/** Above the squares, or below them where the map ends too soon; never past its sides. */
export function spotBeside(squares: string[], width: number, height: number): Spot {
  const places = squares.map((name) => SQUARE.get(name)!);
  const xs = places.map(({ x }) => x + SIDE / 2);
  const top = Math.min(...places.map(({ y }) => y));
  const foot = Math.max(...places.map(({ y }) => y)) + SIDE;
  const middle = (Math.min(...xs) + Math.max(...xs)) / 2;
  const x = Math.max(width / 2, Math.min(middle, 10 * SIDE - width / 2));
  if (top >= height) return { x, y: top, below: false };
  return { x, y: Math.min(foot, 10 * SIDE - height), below: true };
}
