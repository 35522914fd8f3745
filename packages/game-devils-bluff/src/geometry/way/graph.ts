/** The visibility graph of a table for one kind of body: made once, kept beside the table, never part of a state (GEO-30). */
import { FOOT } from '../bodies.js';
import type { Ground } from '../ground.js';
import { climberRungs, climbFee, type Rung, rungsOf } from './climb.js';
import { apart, feesOf, legLength, terrainLets } from './leg.js';
import { Legs } from './legs.js';
import { turningPoints } from './turning-points.js';

export interface Graph {
  readonly count: number;
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly level: Int32Array;
  /** Where each node's edges begin in `to` and `cost`, the cheapest first; one more at the end. */
  readonly first: Int32Array;
  readonly to: Int32Array;
  readonly cost: Float64Array;
  /** 1 for a climb, whose enemies stand on two levels. */
  readonly climbs: Uint8Array;
  /** Straight legs from its nodes to places, and from places to its nodes. */
  readonly into: Legs;
  readonly outOf: Legs;
}

/** By FOOT and MOUNTED: no leg is longer than the longest move of that body. */
const LONGEST = [6000, 12_000] as const;

interface Draft {
  readonly x: number[];
  readonly y: number[];
  readonly level: number[];
  readonly rungs: { readonly low: number; readonly high: number; readonly rung: Rung }[];
}

/** `climber`: may also go up any wall, and pays nothing for ladders (DB-U-climber). */
export function buildGraph(ground: Ground, body: 0 | 1, climber = false): Graph {
  const draft = draftNodes(ground, body, climber);
  const count = draft.x.length;
  const lists: { to: number; cost: number; climbs: number }[][] = Array.from({ length: count }, () => []);
  for (let a = 0; a < count; a++)
    for (let b = a + 1; b < count; b++) joinByWalk(ground, body, draft, lists, a, b);
  for (const { low, high, rung } of draft.rungs) {
    const length = legLength(rung.lowX, rung.lowY, rung.highX, rung.highY);
    lists[low]!.push({ to: high, cost: length + (rung.upFee ?? climbFee(rung.edge, true)), climbs: 1 });
    lists[high]!.push({ to: low, cost: length + (rung.downFee ?? climbFee(rung.edge, false)), climbs: 1 });
  }
  return pack(draft, lists);
}

function draftNodes(ground: Ground, body: 0 | 1, climber: boolean): Draft {
  const draft: Draft = { x: [], y: [], level: [], rungs: [] };
  const add = (x: number, y: number, level: number): number => {
    draft.x.push(x);
    draft.y.push(y);
    return draft.level.push(level) - 1;
  };
  ground.floors[body]!.forEach((_, level) => {
    const points = turningPoints(ground, body, level);
    for (let i = 0; i < points.length; i += 2) add(points[i]!, points[i + 1]!, level);
  });
  if (body === FOOT)
    for (const rung of climber ? climberRungs(ground) : rungsOf(ground)) {
      const low = add(rung.lowX, rung.lowY, rung.edge.low);
      const high = add(rung.highX, rung.highY, rung.edge.high);
      draft.rungs.push({ low, high, rung });
    }
  return draft;
}

function joinByWalk(
  ground: Ground,
  body: 0 | 1,
  { x, y, level }: Draft,
  lists: { to: number; cost: number; climbs: number }[][],
  a: number,
  b: number,
): void {
  if (level[a] !== level[b]) return;
  const [ax, ay, bx, by] = [x[a]!, y[a]!, x[b]!, y[b]!];
  if (Math.abs(ax - bx) > LONGEST[body] || Math.abs(ay - by) > LONGEST[body]) return;
  const length = legLength(ax, ay, bx, by);
  if (length > LONGEST[body] || !terrainLets(ground, body, level[a]!, ax, ay, bx, by)) return;
  lists[a]!.push({ to: b, cost: length + feesOf(ground, body, level[a]!, ax, ay, bx, by), climbs: 0 });
  lists[b]!.push({ to: a, cost: length + feesOf(ground, body, level[a]!, bx, by, ax, ay), climbs: 0 });
}

function pack(draft: Draft, lists: readonly { to: number; cost: number; climbs: number }[][]): Graph {
  for (const list of lists) list.sort((a, b) => a.cost - b.cost);
  const edges = lists.flat();
  const first = new Int32Array(lists.length + 1);
  lists.forEach((list, i) => {
    first[i + 1] = first[i]! + list.length;
  });
  return {
    count: draft.x.length,
    x: Float64Array.from(draft.x),
    y: Float64Array.from(draft.y),
    level: Int32Array.from(draft.level),
    first,
    to: Int32Array.from(edges, (edge) => edge.to),
    cost: Float64Array.from(edges, (edge) => edge.cost),
    climbs: Uint8Array.from(edges, (edge) => edge.climbs),
    into: new Legs(draft.x.length),
    outOf: new Legs(draft.x.length),
  };
}

/** Whether any climb to a level is near enough to both ends of a way, as the crow flies. */
export function mayClimb(
  { count, level, first, climbs, to, x, y }: Graph,
  fromX: number,
  fromY: number,
  toX: number,
  toY: number,
  toLevel: number,
  budget: number,
): boolean {
  for (let high = 0; high < count; high++) {
    if (level[high] !== toLevel) continue;
    for (let edge = first[high]!; edge < first[high + 1]!; edge++) {
      if (climbs[edge] === 0) continue;
      const low = to[edge]!;
      const before = apart(fromX, fromY, x[low]!, y[low]!) + apart(x[low]!, y[low]!, x[high]!, y[high]!);
      if (before + apart(x[high]!, y[high]!, toX, toY) <= budget) return true;
    }
  }
  return false;
}
