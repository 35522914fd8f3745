/** The way of an arrow from one box to another over as few words as may be. */

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Way {
  readonly tail: Point;
  readonly bend: Point;
  readonly tip: Point;
}

/** How far it bows, as a share of its length; the first is how an arrow looks best. */
const BENDS = [0.16, -0.16, 0.32, -0.32, 0.5, -0.5];
/** Where in a box it may aim: at its middle, or nearer to a side. */
const AIMS = [0.5, 0.2, 0.8];
const SAMPLES = 32;
/** Half of its line, and a little air. */
const AIR = 5;

/** The first of all ways that no other beats: it meets the fewest words, and among such it aims best. */
export function clearWay(from: Box, to: Box, words: readonly Box[]): Way {
  let best: Way | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const way of ways(from, to)) {
    const met = wordsMet(way, words);
    if (met >= least) continue;
    [best, least] = [way, met];
    if (met === 0) break;
  }
  return best!;
}

function* ways(from: Box, to: Box): Generator<Way> {
  for (const end of aimsIn(to))
    for (const start of aimsIn(from))
      for (const share of BENDS) yield wayBetween(from, start, to, end, share);
}

function aimsIn({ x, y, width, height }: Box): readonly Point[] {
  return AIMS.flatMap((across) => AIMS.map((down) => ({ x: x + width * across, y: y + height * down })));
}

function wayBetween(from: Box, a: Point, to: Box, b: Point, share: number): Way {
  const bend = { x: (a.x + b.x) / 2 + (a.y - b.y) * share, y: (a.y + b.y) / 2 + (b.x - a.x) * share };
  return { tail: edgeToward(from, a, bend), bend, tip: edgeToward(to, b, bend) };
}

/** Where the way from a point in a box towards another leaves the box. */
function edgeToward({ x, y, width, height }: Box, at: Point, toward: Point): Point {
  const [dx, dy] = [toward.x - at.x, toward.y - at.y];
  const share = Math.min(
    1,
    dx === 0 ? 1 : ((dx > 0 ? x + width : x) - at.x) / dx,
    dy === 0 ? 1 : ((dy > 0 ? y + height : y) - at.y) / dy,
  );
  return { x: at.x + dx * share, y: at.y + dy * share };
}

function wordsMet({ tail, bend, tip }: Way, words: readonly Box[]): number {
  let met = 0;
  for (let i = 0; i <= SAMPLES; i++) {
    const [t, s] = [i / SAMPLES, 1 - i / SAMPLES];
    const x = s * s * tail.x + 2 * s * t * bend.x + t * t * tip.x;
    const y = s * s * tail.y + 2 * s * t * bend.y + t * t * tip.y;
    if (words.some((word) => near(word, x, y))) met++;
  }
  return met;
}

function near(word: Box, x: number, y: number): boolean {
  return (
    x > word.x - AIR && x < word.x + word.width + AIR && y > word.y - AIR && y < word.y + word.height + AIR
  );
}
