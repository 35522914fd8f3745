/** The figures of the ending: which cards took the Health of each side. */
import type { SeatView, WordBook } from '@fray/engine';
import {
  addTo,
  largestFirst,
  numberIn,
  type StoryBeat,
  type Sums,
  sumOf,
  type Tally,
  type Telling,
  textIn,
} from '@fray/kit';
import { CARD_IDS, EMPTY, place, type RohanView } from '../src/index.js';
import type { RohanWords } from './words/en.js';

export function tallies(
  story: readonly StoryBeat<RohanView>[],
  { book, reader, words }: Telling<RohanView, RohanWords>,
): readonly Tally[] {
  return [0, 1].flatMap((victim) => {
    const by: Sums = new Map();
    let before = story[0]?.view.table.health[victim] ?? 0;
    for (const { event, view } of story) {
      const source = damageTo(victim, event, view);
      const left = view.table.health[victim]!;
      // Not what was struck for: the last blow takes no more than there was.
      if (source !== undefined) addTo(by, source, before - left);
      before = left;
    }
    const total = sumOf(by);
    if (total === 0) return [];
    const title =
      victim === reader.seat ? words.damageToYou(total) : words.damageTo(total, reader.names[victim]!);
    return [{ title, seat: 1 - victim, rows: largestFirst(by, (source) => nameOf(book, source)) }];
  });
}

/** The blow that an event was, for what the match turned on. */
export function blow(
  { event, view }: StoryBeat<RohanView>,
  before: SeatView<RohanView>,
  { book }: Telling<RohanView, RohanWords>,
) {
  for (const seat of [0, 1]) {
    const source = damageTo(seat, event, view);
    const by = before.table.health[seat]! - view.table.health[seat]!;
    if (source !== undefined) return { seat, by, what: nameOf(book, source) };
  }
  return undefined;
}

const nameOf = (book: WordBook<RohanView>, source: string): string =>
  book.glossary[`card:${source}`]?.name ?? source;

/** The card that did it: the one that found its lane open, or the one whose blow went through. */
function damageTo(victim: number, event: StoryBeat<RohanView>['event'], view: SeatView<RohanView>) {
  if (event.type === 'unopposed')
    return numberIn(event, 'seat') === 1 - victim ? textIn(event, 'card') : undefined;
  if (event.type !== 'overflowed' || numberIn(event, 'seat') !== victim) return undefined;
  const striker = view.table.cards[place(1 - victim, numberIn(event, 'lane') - 1)]!;
  return striker === EMPTY ? undefined : CARD_IDS[striker];
}
