/** A figure of every seat over the match, one point for each moment of the chart. Pure. */
import type { ChartPlan, StoryBeat } from '@fray/kit';

export interface ChartPoint {
  readonly at: number;
  readonly values: readonly number[];
}

/** What everybody began with, then the last value of each moment, in order. */
export function seriesOf(
  story: readonly StoryBeat<unknown>[],
  chart: Pick<ChartPlan<unknown, unknown>, 'at' | 'value'>,
  seats: number,
): readonly ChartPoint[] {
  const [first] = story;
  if (first === undefined) return [];
  const values = (view: StoryBeat<unknown>['view']): readonly number[] =>
    Array.from({ length: seats }, (_, seat) => chart.value(view, seat));
  const start = Math.max(0, chart.at(first.view) - 1);
  const points = new Map<number, ChartPoint>([[start, { at: start, values: values(first.view) }]]);
  for (const { view } of story) {
    const at = chart.at(view);
    points.set(at, { at, values: values(view) });
  }
  return [...points.values()].sort((x, y) => x.at - y.at);
}
