/** What the shell shows around the table: header, seat strip and chart. */
import type { SeatView } from '@fray/engine';
import type { ChartPlan, SeatFacts, Telling } from '@fray/kit';
import type { DevilsView } from '../src/index.js';
import type { DevilsWords } from './words/en.js';

type Told = Telling<DevilsView, DevilsWords>;

export function headline({ table, seat }: SeatView<DevilsView>, { words }: Told): readonly string[] {
  const mine = seat < 0 ? 0 : seat;
  const active = table.active >= 0 ? table.roster[table.active]?.name : undefined;
  return [
    words.round(table.round, 0),
    words.score(table.vp[mine]!, table.vp[1 - mine]!),
    ...(active === undefined ? [] : [words.turnOf(active)]),
  ];
}

export function seatFacts({ table }: SeatView<DevilsView>, seat: number, { words }: Told): SeatFacts {
  const mood = table.routed[seat] ? words.routed : table.wavering[seat] ? words.wavering : undefined;
  return { out: table.routed[seat] === true, note: [table.gangNames[seat], mood].filter(Boolean).join(', ') };
}

export const chart: ChartPlan<DevilsView, DevilsWords> = {
  title: (words) => words.chart,
  at: ({ table }) => table.round,
  value: ({ table }, seat) => table.vp[seat]!,
};
