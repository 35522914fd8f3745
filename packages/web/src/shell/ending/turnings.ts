/** What a match turned on: the hardest blow of each round in which the lead changed, the last blow and the hardest. Pure. */
import type { ChartPlan, StoryBeat, Telling } from '@fray/kit';
import { everyLead } from './leads.js';
import type { ChartPoint } from './series.js';

interface Blow {
  readonly at: number;
  /** Whom it hit, by how much, and what it was. */
  readonly seat: number;
  readonly by: number;
  readonly what: string;
}

export interface Turning extends Blow {
  readonly kind: 'lead' | 'last' | 'hardest';
  /** Who was ahead from then on, where that changed. */
  readonly ahead: number | undefined;
}

/** As many as can be told in one glance. */
const MOST = 3;

type Plan = Pick<ChartPlan<unknown, unknown>, 'at' | 'blow'>;

/** `leads`: by what somebody is ahead, moment by moment. */
export function turningsOf(
  story: readonly StoryBeat<unknown>[],
  leads: readonly ChartPoint[],
  plan: Plan,
  telling: Telling<unknown, unknown>,
): readonly Turning[] {
  const inTime = blowsOf(story, plan, telling);
  const blows = inTime.toSorted((x, y) => y.by - x.by);
  const picked = new Map<number, Turning>();
  const pick = (blow: Blow | undefined, kind: Turning['kind'], ahead?: number): void => {
    if (blow !== undefined && picked.size < MOST && !picked.has(blow.at))
      picked.set(blow.at, { ...blow, kind, ahead });
  };
  pick(inTime[inTime.length - 1], 'last');
  const changes = everyLead(leads).filter(({ seat }, i, all) => i > 0 && all[i - 1]!.seat !== seat);
  for (const { seat, from } of changes.toReversed())
    pick(
      blows.find((blow) => blow.at === from && blow.seat !== seat),
      'lead',
      seat,
    );
  pick(blows[0], 'hardest');
  return [...picked.values()].sort((x, y) => x.at - y.at);
}

function blowsOf(
  story: readonly StoryBeat<unknown>[],
  plan: Plan,
  telling: Telling<unknown, unknown>,
): readonly Blow[] {
  return story.flatMap((beat, i) => {
    const blow = plan.blow?.(beat, story[Math.max(0, i - 1)]!.view, telling);
    return blow === undefined || blow.by <= 0 ? [] : [{ ...blow, at: plan.at(beat.view) }];
  });
}
