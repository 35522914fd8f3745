/** Where a point may be named now: the region to draw, the check of any point, and the way there. The rules' own code, on a view. */
import type { SeatView } from '@fray/engine';
import { RADII } from '../geometry/bodies.js';
import { outline } from '../geometry/outline.js';
import type { Waypoint } from '../geometry/way/reach.js';
import { DODGE_WAY } from '../rules/fight/attack.js';
import { entryRefusal, markRefusal, spacingNow } from '../rules/mission/mission.js';
import {
  beginReach,
  bodyOf,
  destinationRefusal,
  fieldOf,
  levelsOf,
  placementRefusal,
} from '../rules/space/places.js';
import { movementOf, type PublicTable } from '../state.js';
import type { DevilsView } from '../view.js';
import { runningAttack } from './attack.js';

type Place = Readonly<PublicTable>;

/** The choices that name a point. */
export type PointVerb = 'move' | 'place' | 'dodge' | 'mark' | 'enter';

/** Who goes where: `mover` is a model, or less than 0 where a marker or an entry point is laid. */
export interface Pointing {
  readonly verb: PointVerb;
  readonly seat: number;
  readonly mover: number;
  readonly budget: number;
}

export function pointingOf({ table, flow, seat }: SeatView<DevilsView>, verb: PointVerb): Pointing {
  if (verb === 'mark' || verb === 'enter') return { verb, seat, mover: -1, budget: 0 };
  const mover = verb === 'dodge' ? runningAttack({ table, flow })!.target : table.active;
  return { verb, seat, mover, budget: verb === 'dodge' ? DODGE_WAY : movementOf(table, mover) };
}

type Check = (x: number, y: number, level: number) => boolean;

/** Asks the rules about points, one after the other; to be thrown away when the table changes. */
export function pointCheck(table: Place, { verb, seat, mover, budget }: Pointing): Check {
  const field = fieldOf(table);
  if (verb === 'mark') {
    const spacing = spacingNow(table);
    return (x, y, level) => level === 0 && markRefusal(table, spacing, x, y, true) === undefined;
  }
  if (verb === 'enter') return (x, y, level) => level === 0 && entryRefusal(table, seat, x, y) === undefined;
  if (verb === 'place')
    return (x, y, level) => placementRefusal(table, field, mover, budget, x, y, level, true) === undefined;
  return (x, y, level) => {
    const reach = beginReach(table, field, mover, budget);
    return destinationRefusal(table, field, reach, mover, budget, x, y, level, true) === undefined;
  };
}

/** The pale region: closed loops for each level. */
export function pointRegion(table: Place, pointing: Pointing): number[][][] {
  const { verb, seat, mover, budget } = pointing;
  const field = fieldOf(table);
  if (verb === 'enter') return [[edgeLine(table, seat)]];
  // One search of the ways serves all points.
  const reach = verb === 'move' || verb === 'dodge' ? beginReach(table, field, mover, budget) : undefined;
  const check = pointCheck(table, pointing);
  const inside: Check =
    reach === undefined
      ? check
      : (x, y, level) =>
          destinationRefusal(table, field, reach, mover, budget, x, y, level, true) === undefined;
  const levels = verb === 'mark' ? 1 : levelsOf(field);
  return Array.from({ length: levels }, (_, level) =>
    boxesOf(table, pointing).flatMap((box) => outline((x, y) => inside(x, y, level), box)),
  );
}

interface Box {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

function boxesOf(table: Place, { verb, seat, mover, budget }: Pointing): Box[] {
  const { width, depth } = fieldOf(table).ground;
  if (verb === 'mark') return [{ minX: 0, minY: 0, maxX: width, maxY: depth }];
  const around = (x: number, y: number, far: number): Box => ({
    minX: Math.max(0, x - far),
    minY: Math.max(0, y - far),
    maxX: Math.min(width, x + far),
    maxY: Math.min(depth, y + far),
  });
  if (verb !== 'place') return [around(table.x[mover]!, table.y[mover]!, budget)];
  const far = budget + RADII[bodyOf(table, mover)];
  const entries = table.entries[seat]!;
  return [
    around(entries[0]!, entries[1]!, far),
    ...(entries.length > 2 ? [around(entries[2]!, entries[3]!, far)] : []),
  ];
}

function edgeLine(table: Place, seat: number): number[] {
  const { width, depth } = fieldOf(table).ground;
  const lines = [
    [0, 0, 0, depth],
    [width, 0, width, depth],
    [0, 0, width, 0],
    [0, depth, width, depth],
  ];
  return lines[table.edges[seat]!] ?? [];
}

/** The way with its running inches, the start first; empty when it cannot be reached. */
export function wayTo(
  table: Place,
  model: number,
  x: number,
  y: number,
  level: number,
  budget = movementOf(table, model),
): Waypoint[] {
  const field = fieldOf(table);
  const reach = beginReach(table, field, model, budget);
  const why = destinationRefusal(table, field, reach, model, budget, x, y, level, true);
  return why === undefined ? reach.way(x, y, level) : [];
}
