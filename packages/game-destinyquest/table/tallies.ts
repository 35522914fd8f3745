/** The figures of the ending: what cost each hero its health, and the luck of the speed dice. */
import {
  addTo,
  type Luck,
  largestFirst,
  luckRows,
  numberIn,
  numbersIn,
  type StoryBeat,
  type Sums,
  sumOf,
  type Tally,
  type Telling,
  textIn,
} from '@fray/kit';
import type { DuelView } from '../src/index.js';
import type { DuelWords } from './words/en.js';

type Tells = Telling<DuelView, DuelWords>;

export function tallies(story: readonly StoryBeat<DuelView>[], telling: Tells): readonly Tally[] {
  return [...damage(story, telling), ...luckOf(story, telling)];
}

/** Which abilities and marks cost each hero its health. */
function damage(story: readonly StoryBeat<DuelView>[], { reader, words }: Tells): readonly Tally[] {
  return [0, 1].flatMap((seat) => {
    const by: Sums = new Map();
    for (const { event } of story) for (const [cause, lost] of lossesOf(seat, event)) addTo(by, cause, lost);
    const total = sumOf(by);
    if (total === 0) return [];
    const title =
      seat === reader.seat ? words.damageByYou(total) : words.damageBy(reader.names[seat]!, total);
    const label = (cause: string): string =>
      words.capital(cause === 'plain' ? words.plainScore : words.ability(cause));
    return [{ title, rows: largestFirst(by, label) }];
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
function luckOf(story: readonly StoryBeat<DuelView>[], { reader, words }: Tells): readonly Tally[] {
  const luck: Luck[] = [0, 1].map(() => ({ got: 0, expected: 0 }));
  for (const { event } of story) {
    if (event.type !== 'speed') continue;
    const mine = luck[numberIn(event, 'seat')]!;
    for (const face of numbersIn(event, 'dice')) {
      mine.got += face;
      mine.expected += MEAN_FACE;
    }
  }
  const rows = luckRows(luck, (seat, pips, expected) =>
    words.luckOf(seat === reader.seat ? words.you : reader.names[seat]!, pips, String(expected)),
  );
  return rows.length === 0 ? [] : [{ title: words.luck, rows }];
}
