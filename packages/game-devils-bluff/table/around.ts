/** What the shell shows around the table: header, seat strip and chart. */
import type { SeatView } from '@fray/engine';
import type { ChartPlan, SeatFacts, Telling } from '@fray/kit';
import { type DevilsView, editionOf } from '../src/index.js';
import type { DevilsWords } from './words/en.js';

type Told = Telling<DevilsView, DevilsWords>;

export function headline({ table, seat, flow }: SeatView<DevilsView>, { words }: Told): readonly string[] {
  const mine = Math.max(0, seat);
  const active = flow.outcome === null ? table.active : -1;
  const name = active >= 0 ? words.model(table.roster[active]!.name) : '';
  const mission = words.missions[table.options.mission]!;
  return [
    words.round(Math.max(1, table.round), editionOf(table).rounds),
    words.mission(mission, table.vp[mine]!, table.vp[1 - mine]!),
    ...(active < 0 ? [] : [table.seatOf[active] === seat ? words.yourTurn(name) : words.turnOf(name)]),
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
