/** GEO-11 to GEO-17 and GEO-30 in big integers: legs by definition, routes by relaxing every leg until nothing improves. */
import type { Bodies } from '../../src/geometry/bodies.js';
import type { Piece, Table } from '../../src/geometry/terrain.js';
import type { Rung } from '../../src/geometry/way/climb.js';
import {
  fraction,
  isWithin,
  less,
  nearBorder,
  overlaps,
  rootUpwards,
  type Spot,
  squaredToSegment,
} from './exact.js';

export interface Node {
  readonly at: Spot;
  readonly level: number;
}

const radius = (mounted: boolean): bigint => (mounted ? 800n : 500n);

function isImpassable(piece: Piece, mounted: boolean): boolean {
  if (piece.keywords.includes('impassable')) return true;
  return mounted && piece.keywords.includes('climbable') && piece.areas.length === 0;
}

function feeOf(piece: Piece): bigint {
  const obstacle = piece.keywords.includes('climbable') && piece.areas.length === 0;
  const rough = piece.keywords.includes('rough');
  return obstacle && rough ? 2000n : obstacle || rough ? 1000n : 0n;
}

/** What a walk leg costs, or undefined when it may not be walked. */
export function naiveLeg(
  table: Table,
  b: Bodies,
  mover: number,
  level: number,
  from: Spot,
  to: Spot,
): bigint | undefined {
  const mounted = b.mounted[mover] === 1;
  const r = radius(mounted);
  const here = table.pieces.filter((piece) => piece.blocksLevel === level);
  if (here.some((p) => isImpassable(p, mounted) && p.parts.some((part) => overlaps(from, to, part, r))))
    return;
  if (level > 0) {
    const areas = table.pieces.flatMap((piece) => piece.areas).filter((area) => area.level === level);
    const under = areas.find((area) => isWithin(from, area.outline));
    if (under === undefined || nearBorder(from, to, under.outline, r)) return;
  }
  if (enemyNear(b, mover, level, from, to, r)) return;
  let cost = rootUpwards((from.x - to.x) ** 2n + (from.y - to.y) ** 2n);
  for (const piece of here) {
    if (isImpassable(piece, mounted) || feeOf(piece) === 0n) continue;
    const entered = piece.parts.some((part) => overlaps(from, to, part, r));
    const already = piece.parts.some((part) => overlaps(from, from, part, r));
    if (entered && !already) cost += feeOf(piece);
  }
  return cost;
}

function enemyNear(b: Bodies, mover: number, level: number, from: Spot, to: Spot, r: bigint): boolean {
  return b.x.some((x, i) => {
    if (b.where[i] !== 1 || b.seatOf[i] === b.seatOf[mover] || b.level[i] !== level) return false;
    const limit = r + radius(b.mounted[i] === 1);
    const enemy = { x: BigInt(x), y: BigInt(b.y[i]!) };
    return less(squaredToSegment(enemy, from, to), fraction(limit * limit));
  });
}

/** The least cost from the first node to the last one over all others, or undefined. */
export function naiveRoute(
  table: Table,
  b: Bodies,
  mover: number,
  nodes: readonly Node[],
  rungs: readonly Rung[],
  budget: bigint,
): bigint | undefined {
  const best = nodes.map((_, i): bigint | undefined => (i === 0 ? 0n : undefined));
  const leg = (i: number, j: number): bigint | undefined =>
    nodes[i]!.level === nodes[j]!.level
      ? naiveLeg(table, b, mover, nodes[i]!.level, nodes[i]!.at, nodes[j]!.at)
      : climb(b, mover, nodes[i]!, nodes[j]!, rungs);
  const costs = nodes.map((_, i) => nodes.map((__, j) => (i === j ? undefined : leg(i, j))));
  for (let changed = true; changed; ) {
    changed = false;
    for (let i = 0; i < nodes.length; i++)
      for (let j = 0; j < nodes.length; j++) {
        const [spent, cost, old] = [best[i], costs[i]![j], best[j]];
        if (spent === undefined || cost === undefined || spent + cost > budget) continue;
        if (old !== undefined && old <= spent + cost) continue;
        best[j] = spent + cost;
        changed = true;
      }
  }
  return best[nodes.length - 1];
}

function climb(b: Bodies, mover: number, from: Node, to: Node, rungs: readonly Rung[]): bigint | undefined {
  if (b.mounted[mover] === 1) return;
  const up = to.level > from.level;
  const [low, high] = up ? [from.at, to.at] : [to.at, from.at];
  const rung = rungs.find(
    (r) =>
      BigInt(r.lowX) === low.x &&
      BigInt(r.lowY) === low.y &&
      BigInt(r.highX) === high.x &&
      BigInt(r.highY) === high.y,
  );
  if (rung === undefined) return;
  if ([from.level, to.level].some((level) => enemyNear(b, mover, level, from.at, to.at, 500n))) return;
  const levels = rung.edge.high - rung.edge.low;
  const fee = (up ? levels : Math.floor(levels / 2)) + (rung.edge.rough === true ? levels : 0);
  return rootUpwards((low.x - high.x) ** 2n + (low.y - high.y) ** 2n) + 1000n * BigInt(fee);
}
