/** Laying Access markers: each near the entry point of the other gang (DB-73). */
import { type Decision, decision, type Move, message, type Refusal, refusalsOf } from '@fray/engine';
import { missionOf } from '../../data/missions.js';
import { FOOT } from '../../geometry/bodies.js';
import { shownDistance, squaredGap } from '../../geometry/distance.js';
import { contains } from '../../geometry/part.js';
import type { DevilsState, PublicTable } from '../../state.js';
import { MARK } from '../../verbs.js';
import type { PromptId, RefusalId } from '../../words/ids.js';
import { fieldOf } from '../space/places.js';

const refusal = refusalsOf<RefusalId>();
export const NO_MARK = refusal('DB-67', 'mark-in-piece');
const MARK_LEVEL = refusal('DB-73', 'mark-level');
const OFF_TABLE = refusal('GEO-12', 'off-table');
/** Whole inches are listed; where they have no room, quarters are looked through. */
const INCH = 1000;

type Place = Readonly<PublicTable>;

/** No marker lies inside a wall. */
export function inPieceRefusal(s: Place, x: number, y: number, brief: boolean): Refusal | undefined {
  const { ground } = fieldOf(s);
  for (const part of ground.floors[FOOT]![0]!.walls)
    if (contains(part, x, y))
      return brief
        ? NO_MARK
        : refusal('DB-67', 'mark-in-piece', { piece: ground.table.pieces[part.piece]!.name });
  return undefined;
}

function accessRefusal(s: Place, seat: number, x: number, y: number, brief: boolean): Refusal | undefined {
  const { width, depth } = fieldOf(s).ground;
  if (x < 0 || y < 0 || x > width || y > depth) return OFF_TABLE;
  const [ex, ey] = s.entries[1 - seat]!;
  const most = missionOf(s).access.laidWithin;
  const squared = squaredGap(x, y, ex!, ey!);
  if (squared >= most * most)
    return brief ? NO_MARK : refusal('DB-73', 'access-far', { away: shownDistance(squared, 0, 0), most });
  return inPieceRefusal(s, x, y, brief);
}

function accessPoints(s: Place, seat: number, step: number): number[] {
  const [ex, ey] = s.entries[1 - seat]!;
  const most = missionOf(s).access.laidWithin;
  const points: number[] = [];
  for (let x = ex! - most; x <= ex! + most; x += step)
    for (let y = ey! - most; y <= ey! + most; y += step)
      if (accessRefusal(s, seat, x, y, true) === undefined) points.push(x, y);
  return points;
}

function places(s: Place, seat: number): number[] {
  const inches = accessPoints(s, seat, INCH);
  return inches.length > 0 ? inches : accessPoints(s, seat, INCH / 4);
}

export const accessDecision: Decision<DevilsState> = decision<DevilsState>({
  id: 'access',
  clause: 'DB-73',
  offers(s, seat, out) {
    const check = (x: number, y: number) => accessRefusal(s, seat, x, y, out.listing);
    out.region(MARK, 0, check, places(s, seat));
    out.otherwise(MARK, () => MARK_LEVEL);
  },
  prompt: (s) => message('access' satisfies PromptId, { most: missionOf(s).access.laidWithin }),
  timeout: (s, seat): Move => {
    const [x, y] = places(s, seat);
    return [MARK, 0, x!, y!, 0];
  },
});
