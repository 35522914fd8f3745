/** Who was ahead of all others when: how often that changed, and the longest time somebody was. Pure. */
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
  const leads = everyLead(series);
  const changes = leads.filter(({ seat }, i) => i > 0 && leads[i - 1]!.seat !== seat).length;
  const [longest] = leads.toSorted((x, y) => y.to - y.from - (x.to - x.from));
  return { changes, longest };
}

/** One after the other; the same seat again where nobody was ahead in between. */
export function everyLead(series: readonly ChartPoint[]): readonly Lead[] {
  const leads: Lead[] = [];
  let even = true;
  for (const { at, values } of series) {
    const seat = aheadIn(values);
    const last = leads[leads.length - 1];
    if (seat === undefined) even = true;
    else {
      if (last === undefined || last.seat !== seat || even) leads.push({ seat, from: at, to: at });
      else leads[leads.length - 1] = { ...last, to: at };
      even = false;
    }
  }
  return leads;
}

/** Nobody is ahead where several share the best. */
function aheadIn(values: readonly number[]): number | undefined {
  const best = Math.max(...values);
  const seat = values.indexOf(best);
  return values.lastIndexOf(best) === seat ? seat : undefined;
}
