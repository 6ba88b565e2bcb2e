// Arrow keys walk over a board: to the nearest target in that direction, open or not.
const DIRECTIONS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Point {
  x: number;
  y: number;
}

/** The index of the point nearest to `from` in a direction, sideways steps counting double. */
export function nearest(from: Point, points: Point[], [dx, dy]: [number, number]): number {
  let best = -1;
  let least = Infinity;
  points.forEach((point, index) => {
    const ahead = (point.x - from.x) * dx + (point.y - from.y) * dy;
    const aside = Math.abs((point.x - from.x) * dy) + Math.abs((point.y - from.y) * dx);
    const distance = ahead + 2 * aside;
    if (ahead > 1 && distance < least) [best, least] = [index, distance];
  });
  return best;
}

function middle(element: Element): Point {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Attach to the element that holds the targets: `<svg {@attach arrows}>`. */
export function arrows(board: Element): () => void {
  function key(event: Event): void {
    const { key } = event as KeyboardEvent;
    const direction = DIRECTIONS[key];
    const focused = document.activeElement;
    if (!direction || !focused || !board.contains(focused)) return;
    const targets = [...board.querySelectorAll<SVGElement>("[data-target]")];
    const next = targets[nearest(middle(focused), targets.map(middle), direction)];
    if (!next) return;
    event.preventDefault();
    next.focus();
  }
  board.addEventListener("keydown", key);
  return () => board.removeEventListener("keydown", key);
}
