/** What somebody could shoot at from where they stand, or would stop: the best shot at each enemy. */
import { useMemo } from 'react';
import {
  BLOCKED,
  type DevilsView,
  ON_TABLE,
  previewShots,
  type ShotPreview,
  withModelAt,
} from '../../src/index.js';
import type { Point } from '../map/sheet.js';
import type { Placing } from './use-placing.js';

export interface Shots {
  readonly shooter: number;
  readonly from: Point | undefined;
  /** One for each enemy on the table, the best chance first. */
  readonly best: readonly ShotPreview[];
  readonly moved: boolean;
}

const NONE: Shots = { shooter: -1, from: undefined, best: [], moved: false };

export function useShots(table: DevilsView, { settled: spot, pointing }: Placing): Shots {
  const shooter = pointing === undefined || pointing.mover < 0 ? table.active : pointing.mover;
  return useMemo(() => {
    if (shooter < 0) return NONE;
    const moved = spot !== undefined && pointing !== undefined && pointing.mover >= 0;
    if (!moved && table.where[shooter] !== ON_TABLE) return NONE;
    const there = moved ? withModelAt(table, shooter, spot.x, spot.y, spot.level) : table;
    const actions = Math.max(1, table.plan.length);
    return {
      shooter,
      from: { x: there.x[shooter]!, y: there.y[shooter]! },
      best: bestByTarget(previewShots(there, shooter, actions)),
      moved,
    };
  }, [table, shooter, spot, pointing]);
}

export function isOpen({ sight, inRange, barred }: ShotPreview): boolean {
  return sight.result !== BLOCKED && inRange && !barred;
}

/** The likeliest shot at each enemy; one that cannot be made counts least. */
function bestByTarget(shots: readonly ShotPreview[]): ShotPreview[] {
  const best = new Map<number, ShotPreview>();
  for (const shot of shots) {
    const known = best.get(shot.target);
    if (known === undefined || rank(shot) > rank(known)) best.set(shot.target, shot);
  }
  return [...best.values()].sort((a, b) => rank(b) - rank(a) || a.away - b.away);
}

function rank(shot: ShotPreview): number {
  if (isOpen(shot)) return 1 + shot.loss + shot.chance / 100;
  return shot.sight.result === BLOCKED ? -1 : 0;
}
