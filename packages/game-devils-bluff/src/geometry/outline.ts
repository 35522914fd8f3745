/** The border of a region that only a yes-or-no question describes: for drawing what can be reached, never for a rule. */

export interface Box {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

type Inside = (x: number, y: number) => boolean;

/** How far the squares are apart, and how finely a crossing is found. */
const STEP = 250;
const FINE = 1;

/** Closed loops of points, x then y, around everything inside: marching squares, each crossing found by halving. */
export function outline(inside: Inside, box: Box): number[][] {
  const wide = Math.ceil((box.maxX - box.minX) / STEP) + 2;
  const deep = Math.ceil((box.maxY - box.minY) / STEP) + 2;
  const at = (i: number): number => box.minX + (i - 1) * STEP;
  const up = (j: number): number => box.minY + (j - 1) * STEP;
  const known = new Uint8Array((wide + 1) * (deep + 1));
  for (let j = 1; j < deep; j++)
    for (let i = 1; i < wide; i++) if (inside(at(i), up(j))) known[j * (wide + 1) + i] = 1;
  const next = new Map<string, { to: string; x: number; y: number }[]>();
  for (let j = 0; j < deep; j++)
    for (let i = 0; i < wide; i++) {
      const corner = (di: number, dj: number): number => known[(j + dj) * (wide + 1) + i + di]!;
      const square = corner(0, 0) | (corner(1, 0) << 1) | (corner(1, 1) << 2) | (corner(0, 1) << 3);
      for (const [from, to] of SEGMENTS[square]!) link(inside, next, at(i), up(j), from, to);
    }
  return loops(next);
}

/** By the corners inside (south-west 1, south-east 2, north-east 4, north-west 8): sides from which to which a border runs. */
const SEGMENTS: readonly (readonly (readonly [side: number, side: number])[])[] = [
  [],
  [[0, 3]],
  [[1, 0]],
  [[1, 3]],
  [[2, 1]],
  [
    [0, 3],
    [2, 1],
  ],
  [[2, 0]],
  [[2, 3]],
  [[3, 2]],
  [[0, 2]],
  [
    [1, 0],
    [3, 2],
  ],
  [[1, 2]],
  [[3, 1]],
  [[0, 1]],
  [[3, 0]],
  [],
];

function link(
  inside: Inside,
  next: Map<string, { to: string; x: number; y: number }[]>,
  x: number,
  y: number,
  from: number,
  to: number,
): void {
  const start = crossing(inside, x, y, from);
  const end = crossing(inside, x, y, to);
  const key = `${start[0]},${start[1]}`;
  const list = next.get(key) ?? [];
  list.push({ to: `${end[0]},${end[1]}`, x: start[0], y: start[1] });
  next.set(key, list);
}

/** Where the border cuts a side of a square: south 0, east 1, north 2, west 3. */
function crossing(inside: Inside, x: number, y: number, side: number): [number, number] {
  const [ax, ay] = [side === 1 ? x + STEP : x, side === 2 ? y + STEP : y];
  const [bx, by] = [side === 3 ? x : x + STEP, side === 0 ? y : y + STEP];
  const first = inside(ax, ay);
  let [low, high] = [0, STEP];
  while (high - low > FINE) {
    const middle = (low + high) >> 1;
    const share = middle / STEP;
    if (inside(Math.round(ax + (bx - ax) * share), Math.round(ay + (by - ay) * share)) === first)
      low = middle;
    else high = middle;
  }
  const share = (first ? low : high) / STEP;
  return [Math.round(ax + (bx - ax) * share), Math.round(ay + (by - ay) * share)];
}

function loops(next: Map<string, { to: string; x: number; y: number }[]>): number[][] {
  const found: number[][] = [];
  for (const [start, list] of next)
    while (list.length > 0) {
      const loop: number[] = [];
      let key = start;
      for (let step = next.get(key)?.pop(); step !== undefined; step = next.get(key)?.pop()) {
        loop.push(step.x, step.y);
        key = step.to;
      }
      if (loop.length >= 6) found.push(loop);
    }
  return found;
}
