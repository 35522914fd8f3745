/** What the shell shows around the table: header, seat strip and chart. */
import type { SeatView } from '@fray/engine';
import type { ChartPlan, HeadFact, SeatFacts, Telling } from '@fray/kit';
import type { TrueshotView } from '../src/index.js';
import { COIN, HEART, PHASE_PICTURES, SPELL } from './pictures.js';
import type { TrueshotWords } from './words/en.js';

type Told = Telling<TrueshotView, TrueshotWords>;
const COMBAT = 2;

export function headline({ table }: SeatView<TrueshotView>, { words }: Told): readonly HeadFact[] {
  const phase = table.phase === COMBAT ? words.lap(table.lap) : words.phases[table.phase]!;
  return [words.round(Math.max(1, table.round)), { icon: PHASE_PICTURES[table.phase]!, label: phase }];
}

export function seatFacts({ table, flow }: SeatView<TrueshotView>, seat: number, { words }: Told): SeatFacts {
  const out = (table.inGame & (1 << seat)) === 0;
  return {
    out,
    ...(table.active === seat && !out && flow.outcome === null ? { note: words.active } : {}),
    figures: [
      { icon: HEART, label: words.health, value: table.health[seat]! },
      { icon: COIN, label: words.coins, value: table.coins[seat]! },
      { icon: SPELL, label: words.spells, value: table.sizes.hands[seat]! },
    ],
  };
}

export const chart: ChartPlan<TrueshotView, TrueshotWords> = {
  title: (words) => words.chart,
  at: ({ table }) => table.round,
  value: ({ table }, seat) => Math.max(0, table.health[seat]!),
};
