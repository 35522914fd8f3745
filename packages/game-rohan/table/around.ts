/** What the shell shows of a match around the table: header, seats, the ending and its figures. */
import { type SeatView, SPECTATOR } from '@fray/engine';
import {
  type ChartPlan,
  numberIn,
  type SeatFacts,
  type StoryBeat,
  type Tally,
  type Telling,
  textIn,
} from '@fray/kit';
import { CARD_IDS, EMPTY, place, type RohanView } from '../src/index.js';
import { HEART } from './pictures.js';
import type { RohanWords } from './words/en.js';

type Tells = Telling<RohanView, RohanWords>;

export function headline({ seat, table }: SeatView<RohanView>, { reader, words }: Tells): readonly string[] {
  if (table.round === 0) return [];
  const round = words.round(table.round);
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
};

/** Which cards took the Health of each side. */
export function tallies(
  story: readonly StoryBeat<RohanView>[],
  { book, reader, words }: Tells,
): readonly Tally[] {
  return [0, 1].flatMap((victim) => {
    const by = new Map<string, number>();
    for (const { event, view } of story) {
      const source = damageTo(victim, event, view);
      if (source === undefined) continue;
      const name = book.glossary[`card:${source}`]?.name ?? source;
      by.set(name, (by.get(name) ?? 0) + numberIn(event, 'loss'));
    }
    const rows = [...by].sort((x, y) => y[1] - x[1]).slice(0, 6);
    const total = [...by.values()].reduce((sum, loss) => sum + loss, 0);
    if (total === 0) return [];
    const title =
      victim === reader.seat ? words.damageToYou(total) : words.damageTo(total, reader.names[victim]!);
    const most = rows[0]![1];
    return [
      {
        title,
        rows: rows.map(([label, loss]) => ({ label, value: String(loss), share: loss / most })),
      },
    ];
  });
}

/** The card that did it: the one that found its lane open, or the one whose blow went through. */
function damageTo(victim: number, event: StoryBeat<RohanView>['event'], view: SeatView<RohanView>) {
  if (event.type === 'unopposed')
    return numberIn(event, 'seat') === 1 - victim ? textIn(event, 'card') : undefined;
  if (event.type !== 'overflowed' || numberIn(event, 'seat') !== victim) return undefined;
  const striker = view.table.cards[place(1 - victim, numberIn(event, 'lane') - 1)]!;
  return striker === EMPTY ? undefined : CARD_IDS[striker];
}
