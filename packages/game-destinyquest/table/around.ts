/** What the shell shows of a duel around the table: header, seats, the ending and its figures. */
import type { SeatView } from '@fray/engine';
import {
  type ChartPlan,
  numberIn,
  numbersIn,
  type SeatFacts,
  type StoryBeat,
  type Tally,
  type Telling,
  textIn,
} from '@fray/kit';
import { type DuelView, tray } from '../src/index.js';
import { HEART } from './pictures.js';
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
};

export function tallies(story: readonly StoryBeat<DuelView>[], telling: Tells): readonly Tally[] {
  return [...damage(story, telling), ...luck(story, telling)];
}

/** Which abilities and marks cost each hero its health. */
function damage(story: readonly StoryBeat<DuelView>[], { reader, words }: Tells): readonly Tally[] {
  return [0, 1].flatMap((seat) => {
    const by = new Map<string, number>();
    for (const { event } of story)
      for (const [cause, lost] of lossesOf(seat, event)) by.set(cause, (by.get(cause) ?? 0) + lost);
    const rows = [...by].sort((x, y) => y[1] - x[1]);
    const total = rows.reduce((sum, [, lost]) => sum + lost, 0);
    if (total === 0) return [];
    const title =
      seat === reader.seat ? words.damageByYou(total) : words.damageBy(reader.names[seat]!, total);
    return [
      {
        title,
        rows: rows.slice(0, 6).map(([cause, lost]) => ({
          label: words.capital(cause === 'plain' ? words.plainScore : words.ability(cause)),
          value: String(lost),
          share: lost / rows[0]![1],
        })),
      },
    ];
  });
}

function lossesOf(seat: number, event: StoryBeat<DuelView>['event']): readonly (readonly [string, number])[] {
  if (event.data['seat'] !== seat) return [];
  if (event.type === 'lose') return [[textIn(event, 'ability'), numberIn(event, 'by')]];
  if (event.type !== 'tick') return [];
  const parts = event.data['parts'] as readonly { readonly ability: string; readonly by: number }[];
  return parts.map(({ ability, by }) => [ability, by] as const);
}

const MEAN_FACE = 3.5;

/** What the speed dice showed, against what dice do on average. */
function luck(story: readonly StoryBeat<DuelView>[], { reader, words }: Tells): readonly Tally[] {
  const faces: number[][] = [[], []];
  for (const { event } of story)
    if (event.type === 'speed') faces[numberIn(event, 'seat')]!.push(...numbersIn(event, 'dice'));
  if (faces.every((dice) => dice.length === 0)) return [];
  const rows = faces.map((dice, seat) => {
    const pips = dice.reduce((sum, face) => sum + face, 0);
    const expected = dice.length * MEAN_FACE;
    return {
      label: words.luckOf(seat === reader.seat ? words.you : reader.names[seat]!, pips, String(expected)),
      value: words.signed(Math.round((pips - expected) * 10) / 10),
    };
  });
  return [{ title: words.luck, rows }];
}
