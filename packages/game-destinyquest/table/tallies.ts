/** The figures of the ending: what cost each hero its health, and the luck of the dice. */
import type { SeatView } from '@fray/engine';
import {
  addLuck,
  addTo,
  type Luck,
  largestFirst,
  luckRows,
  noLuck,
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
    return [{ title, seat: 1 - seat, rows: largestFirst(by, (cause) => causeIn(words, cause)) }];
  });
}

const causeIn = (words: DuelWords, cause: string): string =>
  words.capital(cause === 'plain' ? words.plainBlow : words.ability(cause));

/** The blow that an event was, for what the duel turned on. */
export function blow({ event }: StoryBeat<DuelView>, _before: SeatView<DuelView>, { words }: Tells) {
  if (event.type !== 'lose') return undefined;
  const [seat, by] = [numberIn(event, 'seat'), numberIn(event, 'by')];
  return { seat, by, what: causeIn(words, textIn(event, 'ability')) };
}

function lossesOf(seat: number, event: StoryBeat<DuelView>['event']): readonly (readonly [string, number])[] {
  if (event.data['seat'] !== seat) return [];
  if (event.type === 'lose') return [[textIn(event, 'ability'), numberIn(event, 'by')]];
  if (event.type !== 'tick') return [];
  const parts = event.data['parts'] as readonly { readonly ability: string; readonly by: number }[];
  return parts.map(({ ability, by }) => [ability, by] as const);
}

const MEAN_FACE = 3.5;
const FACE_VARIANCE = 35 / 12;

/** What the dice showed, speed and damage, against what dice do on average. */
function luckOf(story: readonly StoryBeat<DuelView>[], { reader, words }: Tells): readonly Tally[] {
  const rows = (['speed', 'roll'] as const).flatMap((type) => {
    const luck: Luck[] = [noLuck(), noLuck()];
    for (const { event } of story)
      if (event.type === type)
        for (const face of numbersIn(event, 'dice'))
          addLuck(luck[numberIn(event, 'seat')]!, face, MEAN_FACE, FACE_VARIANCE);
    return luckRows(luck, (seat, pips, expected) => ({
      label: words.diceOf[type](seat === reader.seat ? undefined : reader.names[seat]!),
      note: words.pips(pips, expected),
    }));
  });
  return rows.length === 0 ? [] : [{ title: words.luck, rows }];
}
