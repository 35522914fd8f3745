/** What the shell shows of a match around the table: header, seats, the ending and its chart. */
import { type SeatView, SPECTATOR } from '@fray/engine';
import type { ChartPlan, SeatFacts, Telling } from '@fray/kit';
import type { RohanView } from '../src/index.js';
import { HEART } from './pictures.js';
import { blow } from './tallies.js';
import type { RohanWords } from './words/en.js';

type Tells = Telling<RohanView, RohanWords>;

export function headline(
  { seat, table, flow }: SeatView<RohanView>,
  { reader, words }: Tells,
): readonly string[] {
  if (table.round === 0) return [];
  const round = words.round(table.round);
  if (flow.outcome !== null) return [round];
  if (seat === SPECTATOR) return [round, words.someoneAttacks(reader.names[table.attacker]!)];
  return [round, table.attacker === seat ? words.youAttack : words.youDefend];
}

export function seatFacts({ table }: SeatView<RohanView>, seat: number, { words }: Tells): SeatFacts {
  return {
    note: table.attacker === seat ? words.attacks : words.defends,
    figures: [{ icon: HEART, label: words.health, value: table.health[seat]! }],
  };
}

export function ending({ seat, table, flow }: SeatView<RohanView>, { reader, words }: Tells): string {
  const winner = flow.outcome?.winners[0];
  if (winner === undefined) return words.drawn(table.round);
  return winner === seat ? words.youWon(table.round) : words.theyWon(reader.names[winner]!, table.round);
}

export const chart: ChartPlan<RohanView, RohanWords> = {
  title: (words) => words.chart,
  at: ({ table }) => table.round,
  value: ({ table }, seat) => table.health[seat]!,
  blow,
};
