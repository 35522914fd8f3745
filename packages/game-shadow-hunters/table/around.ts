/** What the shell shows around the table: header, seat strip, ending and chart. */
import type { SeatView } from '@fray/engine';
import type { ChartPlan, HeadFact, SeatFacts, Telling } from '@fray/kit';
import { CHARACTERS, HOUSE_IDS, type ShadowView } from '../src/index.js';
import { has } from './lexicon.js';
import { HOUSE_PICTURES } from './pictures.js';
import type { ShadowWords } from './words/en.js';

type Told = Telling<ShadowView, ShadowWords>;

/** House rules that play are badges by the title. */
export function headline({ table }: SeatView<ShadowView>, { words }: Told): readonly HeadFact[] {
  const rules = HOUSE_IDS.filter((_, i) => (table.house & (1 << i)) !== 0).map((rule) => ({
    icon: HOUSE_PICTURES[rule]!,
    label: words.short[rule]!,
  }));
  return [words.round(table.round), ...rules];
}

export function seatFacts(
  { table, flow }: SeatView<ShadowView>,
  seat: number,
  { words, book }: Told,
): SeatFacts {
  const attack = table.attacks[table.attacks.length - 1];
  const out = !has(table.alive, seat);
  const over = flow.outcome !== null;
  const character = has(table.revealed, seat) || out || over ? table.characters[seat]! : -1;
  const name = character >= 0 ? book.glossary[`character:${CHARACTERS[character]!.id}`]?.name : undefined;
  if (attack?.by === seat && !over) return { note: words.attacks, out };
  if (name !== undefined) return { note: name, out };
  return table.turn === seat ? { note: words.turnOf, out } : { out };
}

export const chart: ChartPlan<ShadowView, ShadowWords> = {
  title: (words) => words.chart,
  at: ({ table }) => table.round,
  value: ({ table }, seat) => table.damage[seat]!,
  lead: {
    value: ({ table }, seat) => (has(table.alive, seat) ? -table.damage[seat]! : -Infinity),
    told: (words, who, from, to) => words.leastHurt(who, from, to),
  },
};
