/** Every blow of a story, in time. Pure. */
import type { ChartPlan, StoryBeat, Telling } from '@fray/kit';

export interface Blow {
  /** Where on the way of the chart, such as the round. */
  readonly at: number;
  /** Whom it hit, by how much, and what it was. */
  readonly seat: number;
  readonly by: number;
  readonly what: string;
  /** Which beat of the story it was. */
  readonly beat: number;
}

export type BlowPlan = Pick<ChartPlan<unknown, unknown>, 'at' | 'blow'>;

export function blowsOf(
  story: readonly StoryBeat<unknown>[],
  plan: BlowPlan,
  telling: Telling<unknown, unknown>,
): readonly Blow[] {
  return story.flatMap((beat, i) => {
    const blow = plan.blow?.(beat, story[Math.max(0, i - 1)]!.view, telling);
    return blow === undefined || blow.by <= 0 ? [] : [{ ...blow, at: plan.at(beat.view), beat: i }];
  });
}
