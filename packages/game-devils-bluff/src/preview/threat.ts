/** Where a model is a danger: what it could hit from where it stands, and how far it comes with a move. */
import { compareModels, FOOT, ON_TABLE, RADII, REMOVED } from '../geometry/bodies.js';
import { outline } from '../geometry/outline.js';
import { BLOCKED, look, newSight } from '../geometry/sight/sight.js';
import { terrainFault } from '../geometry/stand.js';
import { fieldOf, levelsOf } from '../rules/space/places.js';
import { movementOf, type PublicTable, weaponOf } from '../state.js';
import { pointRegion } from './points.js';

type Place = Readonly<PublicTable>;

export interface Threat {
  /** The farthest its weapons carry without Longshot, in thousandths. */
  readonly range: number;
  /** For each level closed loops around all places where somebody on foot would be in range and in sight. */
  readonly now: readonly number[][][];
  /** For each level the places it can move to: from any of them it reaches `range` beyond. */
  readonly moves: readonly number[][][];
}

export function threatOf(table: Place, model: number): Threat {
  const range = Math.max(...table.roster[model]!.weapons.map((weapon) => weaponOf(table, weapon).range));
  const budget = movementOf(table, model);
  const pointing = { verb: 'move', seat: table.seatOf[model]!, mover: model, budget } as const;
  return { range, now: inSight(table, model, range), moves: pointRegion(table, pointing) };
}

/** Somebody who stands nowhere yet is put to every place in turn; who else is about, and may step aside, is left out. */
function inSight(table: Place, model: number, range: number): number[][][] {
  const field = fieldOf(table);
  const { ground } = field;
  const target = table.x.length;
  const trial = {
    x: [...table.x, 0],
    y: [...table.y, 0],
    level: [...table.level, 0],
    mounted: [...table.mounted, 0],
    where: [...table.where.map((where, i) => (i === model ? where : REMOVED)), ON_TABLE],
    seatOf: [...table.seatOf, 1 - table.seatOf[model]!],
  };
  const sight = newSight();
  const far = range + 2 * RADII[1];
  const box = {
    minX: Math.max(0, table.x[model]! - far),
    minY: Math.max(0, table.y[model]! - far),
    maxX: Math.min(ground.width, table.x[model]! + far),
    maxY: Math.min(ground.depth, table.y[model]! + far),
  };
  return Array.from({ length: levelsOf(field) }, (_, level) => {
    trial.level[target] = level;
    return outline((x, y) => {
      trial.x[target] = x;
      trial.y[target] = y;
      if (compareModels(trial, model, target, range) >= 0) return false;
      if (terrainFault(ground, x, y, level, FOOT) !== undefined) return false;
      return look(ground, trial, model, target, table.options.mutualSight, sight) !== BLOCKED;
    }, box);
  });
}
