/** The figures of the ending: who and what did the damage, who fell to whom, and the luck of the attack dice. */
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
import type { ShadowView } from '../../src/index.js';
import type { ShadowWords } from '../words/en.js';

type Story = readonly StoryBeat<ShadowView>[];
type Tells = Telling<ShadowView, ShadowWords>;

export function tallies(story: Story, telling: Tells): readonly Tally[] {
  return [...damage(story, telling), ...falls(story, telling), ...luckOf(story, telling)];
}

const nameIn = ({ reader, words }: Tells, seat: number): string =>
  seat === reader.seat ? words.you : reader.names[seat]!;

/** By whom, as far as they did it to others, and by what. */
function damage(story: Story, telling: Tells): readonly Tally[] {
  const { book, words } = telling;
  const by: Sums = new Map();
  const through: Sums = new Map();
  for (const { event } of story) {
    if (event.type !== 'hurt') continue;
    const amount = numberIn(event, 'damage') - numberIn(event, 'before');
    const doer = numberIn(event, 'by');
    if (doer >= 0 && doer !== numberIn(event, 'seat')) addTo(by, String(doer), amount);
    addTo(through, textIn(event, 'cause'), amount);
  }
  const causeOf = (cause: string): string => words.causes[cause] ?? book.glossary[cause]?.name ?? cause;
  return [
    { title: words.dealtBy(sumOf(by)), rows: largestFirst(by, (seat) => nameIn(telling, Number(seat))) },
    { title: words.dealtThrough(sumOf(through)), rows: largestFirst(through, causeOf) },
  ].filter(({ rows }) => rows.length > 0);
}

function falls(story: Story, telling: Tells): readonly Tally[] {
  const { words } = telling;
  const rows = story.flatMap(({ event, view }) => {
    if (event.type !== 'died') return [];
    const [seat, by] = [numberIn(event, 'seat'), numberIn(event, 'by')];
    const killer =
      by < 0 || by === seat ? undefined : by === telling.reader.seat ? words.youAsWhom : nameIn(telling, by);
    return [{ label: words.fellTo(nameIn(telling, seat), killer), value: words.inRound(view.table.round) }];
  });
  return rows.length === 0 ? [] : [{ title: words.whoFell, rows }];
}

/** The difference of a d6 and a d4, and a d4 alone. */
const MEAN_DIFFERENCE = 11 / 6;
const DIFFERENCE_VARIANCE = 65 / 36;
const MEAN_D4 = 2.5;
const D4_VARIANCE = 5 / 4;

/** With Duel Dice the d4 comes from whoever is attacked. */
function luckOf(story: Story, telling: Tells): readonly Tally[] {
  const { words } = telling;
  const luck: Luck[] = telling.reader.names.map(noLuck);
  const difference = (seat: number, got: number): void =>
    addLuck(luck[seat]!, got, MEAN_DIFFERENCE, DIFFERENCE_VARIANCE);
  let thrown = 0;
  for (const { event } of story) {
    if (event.type === 'answered')
      difference(numberIn(event, 'by'), Math.abs(thrown - numberIn(event, 'die')));
    if (event.type !== 'threw') continue;
    const [first, second] = numbersIn(event, 'dice') as readonly [number, number?];
    thrown = first;
    if (second !== undefined) difference(numberIn(event, 'seat'), Math.abs(first - second));
    else if (textIn(event, 'only') === 'd4')
      addLuck(luck[numberIn(event, 'seat')]!, first, MEAN_D4, D4_VARIANCE);
  }
  const rows = luckRows(luck, (seat, got, expected) => ({
    label: words.luckLine(nameIn(telling, seat), got, expected),
  }));
  return rows.length === 0 ? [] : [{ title: words.luck, rows }];
}
