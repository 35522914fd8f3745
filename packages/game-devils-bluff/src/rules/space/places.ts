/** Why a model may not stop somewhere (GEO-17), with the figure that was measured; the same for moves, dodges and placements. */
import { type Refusal, refusalsOf } from '@fray/engine';
import { CLIMBER } from '../../data/gear.js';
import { type Bodies, FOOT, MOUNTED, RADII } from '../../geometry/bodies.js';
import { compareDistance, RISE, shownDistance, squaredGap } from '../../geometry/distance.js';
import type { Ground } from '../../geometry/ground.js';
import { placeAt } from '../../geometry/place.js';
import { baseInTheWay, type StandFault, terrainFault } from '../../geometry/stand.js';
import { legLength } from '../../geometry/way/leg.js';
import { Reach } from '../../geometry/way/reach.js';
import { hasGear, type PublicTable } from '../../state.js';
import { type Battlefield, battlefield } from '../../table/battlefield.js';
import type { RefusalId } from '../../words/ids.js';

const refusal = refusalsOf<RefusalId>();
/** While listing, why does not matter. */
const NOT_HERE = refusal('GEO-17', 'in-wall');

export type Table = Readonly<Pick<PublicTable, 'table' | 'roster' | 'options' | 'entries'> & Bodies>;

export function bodyOf(s: Bodies, model: number): 0 | 1 {
  return s.mounted[model] === 1 ? MOUNTED : FOOT;
}

const TERRAIN: Readonly<Record<StandFault, readonly [clause: string, id: RefusalId]>> = {
  'off-table': ['GEO-12', 'off-table'],
  'no-floor': ['GEO-17', 'no-floor'],
  overhangs: ['DB-T-clear', 'overhangs'],
  wall: ['DB-T-impassable', 'in-wall'],
  rough: ['DB-T-rough', 'on-rough'],
  obstacle: ['GEO-09', 'on-rough'],
  climbable: ['DB-21', 'in-wall'],
  base: ['CR-27', 'on-base'],
  horse: ['DB-72', 'horse-level'],
};

/** Why a base may not end at a place, leaving aside how it gets there. `brief`: any refusal will do. */
export function standRefusal(
  s: Table,
  ground: Ground,
  model: number,
  x: number,
  y: number,
  level: number,
  brief: boolean,
): Refusal | undefined {
  const body = bodyOf(s, model);
  const wrong = terrainFault(ground, x, y, level, body);
  if (wrong !== undefined) {
    if (brief) return NOT_HERE;
    const [clause, id] = TERRAIN[wrong.fault];
    const piece = ground.table.pieces[wrong.piece]?.name ?? '';
    return refusal(clause, id, { x, y, level, piece, radius: RADII[body] });
  }
  const other = baseInTheWay(s, x, y, level, body, model);
  if (other === -1) return undefined;
  if (brief) return NOT_HERE;
  const apart = shownDistance(squaredGap(x, y, s.x[other]!, s.y[other]!), 0, 0);
  return refusal('CR-27', 'on-base', { x, y, model: s.roster[other]!.name, apart });
}

/** Begun anew for every question; nothing in it outlives one. */
const REACH = new Reach();

/** The way there for the model, ready to be asked for destinations. */
export function beginReach(s: Table, field: Battlefield, model: number, budget: number): Reach {
  REACH.begin(field.ground, field.graph(bodyOf(s, model), hasGear(s, model, CLIMBER)), s, model, budget);
  return REACH;
}

/** GEO-30: why a destination is refused. */
export function destinationRefusal(
  s: Table,
  field: Battlefield,
  reach: Reach,
  model: number,
  budget: number,
  x: number,
  y: number,
  level: number,
  brief: boolean,
): Refusal | undefined {
  // The crow's way is the shortest: no need to look closer while listing.
  const [dx, dy] = [x - s.x[model]!, y - s.y[model]!];
  if (brief && dx * dx + dy * dy > budget * budget) return NOT_HERE;
  if (brief) {
    const stands = reach.mayStand(field.footing(bodyOf(s, model)), x, y, level);
    return stands && reach.within(x, y, level) ? undefined : NOT_HERE;
  }
  const stand = standRefusal(s, field.ground, model, x, y, level, false);
  if (stand !== undefined || reach.within(x, y, level)) return stand;
  return tooFar(s, field, model, budget, x, y, level);
}

/** Says what the way would cost, if there is one at up to twice the budget; else how far it is in a straight line. */
function tooFar(
  s: Table,
  field: Battlefield,
  model: number,
  budget: number,
  x: number,
  y: number,
  level: number,
): Refusal {
  const cost = beginReach(s, field, model, 2 * budget).cost(x, y, level);
  beginReach(s, field, model, budget);
  if (Number.isFinite(cost)) return refusal('GEO-30', 'too-far', { cost, budget });
  return refusal('GEO-30', 'too-far-straight', {
    straight: legLength(s.x[model]!, s.y[model]!, x, y),
    budget,
  });
}

/** CR-17, CR-47: why a reserve model may not be placed there. */
export function placementRefusal(
  s: Table,
  field: Battlefield,
  model: number,
  movement: number,
  x: number,
  y: number,
  level: number,
  brief: boolean,
): Refusal | undefined {
  const stand = standRefusal(s, field.ground, model, x, y, level, brief);
  if (stand !== undefined) return stand;
  const entries = s.entries[s.seatOf[model]!]!;
  let nearest = Number.POSITIVE_INFINITY;
  for (let i = 0; i < entries.length; i += 2) {
    const squared = squaredGap(x, y, entries[i]!, entries[i + 1]!);
    const radius = RADII[bodyOf(s, model)];
    if (compareDistance(squared, radius, level * RISE, movement) < 0) return undefined;
    nearest = Math.min(nearest, shownDistance(squared, radius, level * RISE));
  }
  return brief ? NOT_HERE : refusal('CR-17', 'too-far-from-entry', { away: nearest, movement });
}

/** How many levels a table has. */
export function levelsOf(field: Battlefield): number {
  return field.ground.floors[FOOT]!.length;
}

export function fieldOf(s: Readonly<Pick<PublicTable, 'table'>>): Battlefield {
  return battlefield(s.table);
}

/** For stories: what a point lies at. */
export function placeData(s: Readonly<Pick<PublicTable, 'table'>>, x: number, y: number, level: number) {
  const { ground } = fieldOf(s);
  const { how, piece } = placeAt(ground, x, y, level);
  return { x, y, level, how, piece: ground.table.pieces[piece]?.name ?? '' };
}
