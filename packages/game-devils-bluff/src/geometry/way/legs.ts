/**
 * What terrain makes of straight legs between a place and the nodes of a graph, remembered: neither moves. For each place one row of
 * figures by node.
 */
import type { Mover } from './mover.js';
import { Revisited } from './revisited.js';
import { TOO_FAR } from './too-far.js';

/** One more than the cost, or one of these two. */
const UNKNOWN = 0;
const BARRED = 65_535;
/** So many rows are remembered in each direction. */
const KEPT = 4096;

export type Row = Uint16Array;

/** Legs of one direction, to places or from them. */
export class Legs {
  private readonly rows = new Revisited<Row>(KEPT);

  constructor(private readonly nodes: number) {}

  /** The row of a place, from the second time on that it is asked for. */
  at(x: number, y: number, level: number): Row | undefined {
    const key = (x * 65_536 + y) * 8 + level;
    const known = this.rows.get(key);
    if (known !== undefined) return known;
    return this.rows.visit(key) ? this.rows.keep(key, new Uint16Array(this.nodes)) : undefined;
  }
}

/** What the leg between a row's place and a node costs, if terrain lets one walk it; without a row it is worked out. */
export function legCost(
  row: Row | undefined,
  node: number,
  mover: Mover,
  level: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): number {
  if (row === undefined) return mover.terrainCost(level, ax, ay, bx, by);
  const known = row[node]!;
  if (known !== UNKNOWN) return known === BARRED ? TOO_FAR : known - 1;
  const cost = mover.terrainCost(level, ax, ay, bx, by);
  row[node] = cost === TOO_FAR ? BARRED : cost + 1;
  return cost;
}
