/** Who was ahead when, where two fight: how often that changed, and the longest time one of them was. Pure. */
import type { ChartPoint } from './series.js';

export interface Lead {
  readonly seat: number;
  readonly from: number;
  readonly to: number;
}

export interface Leads {
  readonly changes: number;
  /** Undefined where nobody was ever ahead. */
  readonly longest: Lead | undefined;
}

export function leadsOf(series: readonly ChartPoint[]): Leads {
  const leads: Lead[] = [];
  let even = true;
  for (const { at, values } of series) {
    const [one, other] = values as readonly [number, number];
    const seat = one > other ? 0 : 1;
    const last = leads[leads.length - 1];
    if (one === other) even = true;
    else {
      if (last === undefined || last.seat !== seat || even) leads.push({ seat, from: at, to: at });
      else leads[leads.length - 1] = { ...last, to: at };
      even = false;
    }
  }
  const changes = leads.filter(({ seat }, i) => i > 0 && leads[i - 1]!.seat !== seat).length;
  const [longest] = leads.toSorted((x, y) => y.to - y.from - (x.to - x.from));
  return { changes, longest };
}
