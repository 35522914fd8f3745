/** What the shell shows around the table: header, seat strip and chart. */
import type { SeatView } from '@fray/engine';
import type { ChartPlan, HeadFact, SeatFacts, Telling } from '@fray/kit';
import { type DevilsView, editionOf } from '../src/index.js';
import { MISSION_PICTURES } from './pictures.js';
import type { DevilsWords } from './words/en.js';

type Told = Telling<DevilsView, DevilsWords>;

/** Whose turn it is stands on the faces. */
export function headline({ table, seat }: SeatView<DevilsView>, { words }: Told): readonly HeadFact[] {
  const mine = Math.max(0, seat);
  const { mission } = table.options;
  return [
    words.round(Math.max(1, table.round), editionOf(table).rounds),
    {
      icon: MISSION_PICTURES[mission]!,
      label: words.mission(words.missions[mission]!, table.vp[mine]!, table.vp[1 - mine]!),
    },
  ];
}

/** A player who is called after the gang needs it said only once. */
export function seatFacts({ table }: SeatView<DevilsView>, seat: number, { words, reader }: Told): SeatFacts {
  const mood = table.routed[seat] ? words.running : table.wavering[seat] ? words.wavering : undefined;
  const gang = words.gang(table.gangNames[seat]!);
  const note = [gang === reader.names[seat] ? undefined : gang, mood].filter(Boolean).join(', ');
  return { out: table.routed[seat] === true, ...(note === '' ? {} : { note }) };
}

export const chart: ChartPlan<DevilsView, DevilsWords> = {
  title: (words) => words.chart,
  at: ({ table }) => table.round,
  value: ({ table }, seat) => table.vp[seat]!,
};
