/** The moments of a replay that one goes back to: the hardest blow of every round. Pure. */
import type { Step } from '@fray/host';
import type { Telling } from '@fray/kit';
import { type Blow, type BlowPlan, blowsOf } from '../shell/ending/blows.js';

export interface Moment extends Blow {
  /** After which choice. */
  readonly n: number;
}

export function momentsOf(
  steps: readonly Step[],
  plan: BlowPlan,
  telling: Telling<unknown, unknown>,
): readonly Moment[] {
  const beats = steps.flatMap(({ beats, n }) => beats.map((beat) => ({ ...beat, n })));
  const hardest = new Map<number, Moment>();
  for (const blow of blowsOf(beats, plan, telling)) {
    const known = hardest.get(blow.at);
    if (known === undefined || known.by < blow.by) hardest.set(blow.at, { ...blow, n: beats[blow.beat]!.n });
  }
  return [...hardest.values()];
}
