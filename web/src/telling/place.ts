// Where the bubble stands: near what it speaks of, never over it, and over as little as may be of
// what can be chosen or is lit.
export interface Size {
  width: number;
  height: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Spot {
  left: number;
  top: number;
}

/** A spot, and how high the bubble may be there: what does not fit is scrolled to. */
export interface Place extends Spot {
  most: number;
}

// More than the lines that are drawn around chosen things.
const GAP = 12;

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

function boxAt({ left, top }: Spot, { width, height }: Size): Box {
  return { left, top, right: left + width, bottom: top + height };
}

function within(value: number, length: number, room: number): number {
  return Math.max(GAP, Math.min(value, room - length - GAP));
}

/** Below, above, right and left of a box; along its side as near to the anchor as the window lets. */
function around(box: Box, anchor: Box, size: Size, room: Size): Spot[] {
  const across = (anchor.left + anchor.right - size.width) / 2;
  const down = (anchor.top + anchor.bottom - size.height) / 2;
  const left = within(across, size.width, room.width);
  const top = within(down, size.height, room.height);
  return [
    { left, top: box.bottom + GAP },
    { left, top: box.top - GAP - size.height },
    { left: box.right + GAP, top },
    { left: box.left - GAP - size.width, top },
  ];
}

function distance(a: Box, b: Box): number {
  const x = Math.max(0, a.left - b.right, b.left - a.right);
  const y = Math.max(0, a.top - b.bottom, b.top - a.bottom);
  return Math.hypot(x, y);
}

/** What a place costs: what is lit counts most, then what can be chosen, then the way to it. */
function cost(box: Box, anchor: Box, free: Box[], lit: Box[]): number {
  const covered = (boxes: Box[]): number => boxes.filter((one) => overlap(box, one)).length;
  return covered(lit) * 1_000_000 + covered(free) * 10_000 + distance(box, anchor);
}

/**
 * The best place for a bubble that speaks of `anchor`, which lies in `region`: beside the one or
 * the other.  Where neither has room, at the edge of the window farther from the anchor.
 */
export function place(
  size: Size,
  anchor: Box,
  region: Box,
  room: Size,
  free: Box[],
  lit: Box[] = [],
): Place {
  const inside = (box: Box): boolean =>
    box.left >= 0 && box.top >= 0 && box.right <= room.width && box.bottom <= room.height;
  const spots = [...around(anchor, anchor, size, room), ...around(region, anchor, size, room)]
    .map((spot) => ({ spot, box: boxAt(spot, size) }))
    .filter(({ box }) => inside(box) && !overlap(box, anchor))
    .map(({ spot, box }) => ({ spot, cost: cost(box, anchor, free, lit) }));
  if (spots.length > 0)
    return { ...spots.reduce((a, b) => (b.cost < a.cost ? b : a)).spot, most: room.height };
  return atTheEdge(size, anchor, room);
}

function atTheEdge(size: Size, anchor: Box, room: Size): Place {
  const below = room.height - anchor.bottom > anchor.top;
  const most = Math.max(anchor.top, room.height - anchor.bottom) - 2 * GAP;
  const left = within((anchor.left + anchor.right - size.width) / 2, size.width, room.width);
  return { left, top: below ? room.height - Math.min(size.height, most) - GAP : GAP, most };
}
