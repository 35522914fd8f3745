/** The validator of a written path, leg by leg (GEO-11 to GEO-17). Moves by destination find such a path themselves. */
import { type Bodies, FOOT, MOUNTED, ON_TABLE, RADII, radiusOf } from '../bodies.js';
import type { Ground } from '../ground.js';
import { comparePointSegment } from '../segment.js';
import { baseInTheWay, onTable, terrainFault } from '../stand.js';
import type { ClimbEdge } from '../terrain.js';
import { canClimb, climbFee } from './climb.js';
import { enemyOnLeg, feesOf, legLength, terrainLets } from './leg.js';

export interface Stop {
  readonly x: number;
  readonly y: number;
  readonly level: number;
}

export type PathFault = 'off-table' | 'terrain' | 'enemy' | 'climb' | 'end' | 'too-far';

/** What a path costs, or what is wrong with it. */
export function walkPath(
  ground: Ground,
  bodies: Bodies,
  mover: number,
  stops: readonly Stop[],
  budget: number,
): { cost: number; fault?: PathFault } {
  const body = bodies.mounted[mover] === 1 ? MOUNTED : FOOT;
  let from: Stop = { x: bodies.x[mover]!, y: bodies.y[mover]!, level: bodies.level[mover]! };
  let cost = 0;
  for (const to of stops) {
    const leg = walkLeg(ground, bodies, mover, body, from, to);
    if (typeof leg === 'string') return { cost, fault: leg };
    cost += leg;
    from = to;
  }
  if (terrainFault(ground, from.x, from.y, from.level, body) !== undefined) return { cost, fault: 'end' };
  if (baseInTheWay(bodies, from.x, from.y, from.level, body, mover) !== -1) return { cost, fault: 'end' };
  return cost > budget ? { cost, fault: 'too-far' } : { cost };
}

function walkLeg(
  ground: Ground,
  bodies: Bodies,
  mover: number,
  body: 0 | 1,
  from: Stop,
  to: Stop,
): number | PathFault {
  if (!onTable(ground, to.x, to.y, body)) return 'off-table';
  const length = legLength(from.x, from.y, to.x, to.y);
  if (from.level !== to.level) return climbLeg(ground, bodies, mover, body, from, to, length);
  if (!terrainLets(ground, body, from.level, from.x, from.y, to.x, to.y)) return 'terrain';
  if (enemyOnLeg(bodies, mover, body, from.level, from.x, from.y, to.x, to.y) !== -1) return 'enemy';
  return length + feesOf(ground, body, from.level, from.x, from.y, to.x, to.y);
}

function climbLeg(
  ground: Ground,
  bodies: Bodies,
  mover: number,
  body: 0 | 1,
  from: Stop,
  to: Stop,
  length: number,
): number | PathFault {
  if (body === MOUNTED) return 'climb';
  const edge = climbableEdge(ground, from, to);
  if (edge === undefined) return 'climb';
  for (let i = 0; i < bodies.x.length; i++) {
    if (bodies.where[i] !== ON_TABLE || bodies.seatOf[i] === bodies.seatOf[mover]) continue;
    if (bodies.level[i] !== from.level && bodies.level[i] !== to.level) continue;
    const limit = RADII[body] + radiusOf(bodies, i);
    if (comparePointSegment(bodies.x[i]!, bodies.y[i]!, from.x, from.y, to.x, to.y, limit) < 0)
      return 'enemy';
  }
  return length + climbFee(edge, to.level > from.level);
}

function climbableEdge(ground: Ground, from: Stop, to: Stop): ClimbEdge | undefined {
  const [low, high] = from.level < to.level ? [from, to] : [to, from];
  for (const [index, piece] of ground.table.pieces.entries())
    for (const edge of piece.climbEdges)
      if (edge.low === low.level && edge.high === high.level)
        if (canClimb(ground, index, edge, low.x, low.y, high.x, high.y)) return edge;
  return undefined;
}
