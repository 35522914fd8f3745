/** What the shell shows around the table: header, seat strip and chart. */
import type { SeatView } from '@fray/engine';
import type { ChartPlan, SeatFacts, Telling } from '@fray/kit';
import type { TrueshotView } from '../src/index.js';
import { COIN, HEART, SPELL } from './pictures.js';
import type { TrueshotWords } from './words/en.js';

type Told = Telling<TrueshotView, TrueshotWords>;
const COMBAT = 2;

export function headline({ table }: SeatView<TrueshotView>, { words, reader }: Told): readonly string[] {
  const phase = table.phase === COMBAT ? words.lap(table.lap) : words.phases[table.phase]!;
  const opener = reader.names[table.opener];
  return [
    words.round(Math.max(1, table.round)),
    phase,
    ...(opener === undefined ? [] : [words.opens(table.opener === reader.seat ? undefined : opener)]),
  ];
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
