/** Places beside pieces that give cover, found once for each table: where a careful gunman would stop. */
import { FOOT, RADII } from '../geometry/bodies.js';
import type { Ground } from '../geometry/ground.js';
import { terrainFault } from '../geometry/stand.js';
import { has } from '../geometry/terrain.js';

/** A little off, so that nobody needs to touch. */
const OFF = RADII[FOOT] + 50;

/** By level, x and y one after the other. */
export function coverSpots(ground: Ground): number[][] {
  const spots: number[][] = ground.floors[FOOT]!.map(() => []);
  const add = (x: number, y: number, level: number): void => {
    if (terrainFault(ground, x, y, level, FOOT) === undefined) spots[level]!.push(x, y);
  };
  for (const piece of ground.table.pieces) {
    if (has(piece, 'cover'))
      for (const part of piece.parts) eachEdge(part, (x, y, nx, ny) => add(x + nx, y + ny, 0));
    for (const area of piece.areas) eachEdge(area.outline, (x, y, nx, ny) => add(x - nx, y - ny, area.level));
  }
  return spots;
}

/** The ends and the middle of every edge, with the way straight out, a base long. */
function eachEdge(
  outline: readonly number[],
  spot: (x: number, y: number, nx: number, ny: number) => void,
): void {
  const size = outline.length;
  for (let i = 0; i < size; i += 2) {
    const [ax, ay] = [outline[i]!, outline[i + 1]!];
    const [bx, by] = [outline[(i + 2) % size]!, outline[(i + 3) % size]!];
    const [dx, dy] = [bx - ax, by - ay];
    const length = Math.max(1, Math.floor(Math.sqrt(dx * dx + dy * dy)));
    const [nx, ny] = [Math.round((dy * OFF) / length), Math.round((-dx * OFF) / length)];
    for (const share of length > 1500 ? [0.2, 0.5, 0.8] : [0.5])
      spot(ax + Math.round(dx * share), ay + Math.round(dy * share), nx, ny);
  }
}
