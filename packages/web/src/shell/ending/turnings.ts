/** What a match turned on: the hardest blow of each round in which the lead changed, the hardest of all and the last. Pure. */
import type { StoryBeat, Telling } from '@fray/kit';
import { type Blow, type BlowPlan, blowsOf } from './blows.js';
import { everyLead } from './leads.js';
import type { ChartPoint } from './series.js';

export interface Turning extends Blow {
  readonly kind: 'lead' | 'last' | 'hardest';
  /** Who was ahead from then on, where that changed. */
  readonly ahead: number | undefined;
}

/** As many as can be told in one glance. */
const MOST = 3;

/** `leads`: by what somebody is ahead, moment by moment. */
export function turningsOf(
  story: readonly StoryBeat<unknown>[],
  leads: readonly ChartPoint[],
  plan: BlowPlan,
  telling: Telling<unknown, unknown>,
): readonly Turning[] {
  const inTime = blowsOf(story, plan, telling);
  const blows = inTime.toSorted((x, y) => y.by - x.by);
  const last = inTime[inTime.length - 1];
  const picked = new Map<number, Turning>();
  // Once a round: a hard blow says more than the pinprick that ended the same round.
  const pick = (blow: Blow | undefined, ahead?: number): void => {
    if (blow === undefined || picked.size >= MOST || picked.has(blow.at)) return;
    const kind = ahead !== undefined ? 'lead' : blow === last ? 'last' : 'hardest';
    picked.set(blow.at, { ...blow, kind, ahead });
  };
  const changes = everyLead(leads).filter(({ seat }, i, all) => i > 0 && all[i - 1]!.seat !== seat);
  for (const { seat, from } of changes.toReversed().slice(0, MOST - 1))
    pick(
      blows.find((blow) => blow.at === from && blow.seat !== seat),
      seat,
    );
  pick(blows[0]);
  pick(last);
  return [...picked.values()].sort((x, y) => x.at - y.at);
}
