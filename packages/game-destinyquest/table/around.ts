/** What the shell shows of a duel around the table: header, seats, the ending and its chart. */
import type { SeatView } from '@fray/engine';
import type { ChartPlan, SeatFacts, Telling } from '@fray/kit';
import { type DuelView, tray } from '../src/index.js';
import { HEART } from './pictures.js';
import { blow } from './tallies.js';
import type { DuelWords } from './words/en.js';

type Tells = Telling<DuelView, DuelWords>;

export function headline({ table }: SeatView<DuelView>, { words }: Tells): readonly string[] {
  return table.round === 0 ? [] : [words.round(table.round)];
}

export function seatFacts(view: SeatView<DuelView>, seat: number, { words }: Tells): SeatFacts {
  const { winner, step } = tray(view);
  const health = Math.max(0, view.table.health[seat]!);
  return {
    ...(winner === seat && step > 2 && step < 8 ? { note: words.strikes } : {}),
    figures: [{ icon: HEART, label: words.health, value: health }],
    ...(health === 0 ? { out: true } : {}),
  };
}

export function ending({ seat, table, flow }: SeatView<DuelView>, { reader, words }: Tells): string {
  const winner = flow.outcome?.winners[0];
  if (winner === undefined) return words.drawnIn(table.round);
  return winner === seat ? words.youWon(table.round) : words.theyWon(reader.names[winner]!, table.round);
}

export const chart: ChartPlan<DuelView, DuelWords> = {
  title: (words) => words.chart,
  at: ({ table }) => table.round,
  value: ({ table }, seat) => Math.max(0, table.health[seat]!),
  blow,
};
