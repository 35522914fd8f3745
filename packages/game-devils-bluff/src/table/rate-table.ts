/** What a battlefield is like, counted: roofs, cover, and how much of it a rider can stand on. */
import { MOUNTED } from '../geometry/bodies.js';
import { terrainFault } from '../geometry/stand.js';
import { has } from '../geometry/terrain.js';
import type { Battlefield } from './battlefield.js';
import { terrainArea } from './check-table.js';

export interface Rating {
  /** Each from 0 to 4. */
  readonly roofs: number;
  readonly cover: number;
  readonly ride: number;
  /** Percent of the ground under terrain. */
  readonly share: number;
}

const MOST = 4;
/** Two roofs or six pieces of cover make a point, and so do 3 % of the ground beyond 28: the ready-made grounds lie between 31 and 39. */
const ROOFS = 2;
const COVERS = 6;
const RIDES = 3;
const LEAST_RIDE = 28;

export function rateTable({ ground }: Battlefield): Rating {
  const { table, width, depth } = ground;
  const points = (n: number): number => Math.max(0, Math.min(MOST, Math.round(n)));
  const roofs = table.pieces.reduce((sum, piece) => sum + piece.areas.length, 0);
  const covers = table.pieces.filter((piece) => has(piece, 'cover') && piece.areas.length === 0).length;
  let [free, all] = [0, 0];
  for (let x = 500; x < width; x += 1000)
    for (let y = 500; y < depth; y += 1000) {
      all++;
      if (terrainFault(ground, x, y, 0, MOUNTED) === undefined) free++;
    }
  return {
    roofs: points(roofs / ROOFS),
    cover: points(covers / COVERS),
    ride: points(((100 * free) / all - LEAST_RIDE) / RIDES),
    share: Math.round((100 * terrainArea(table)) / (width * depth)),
  };
}
