/** When no card fits, the table says why, and what passing comes to. */
import { below, formatChoice, loadBook, Match, type Move, rngFromSeed } from '@fray/engine';
import { EMPTY, LANES, opposite, place, type RohanView, rohan } from '@fray/game-rohan';
import type { TableProps } from '@fray/kit';
import { expect, it } from 'vitest';
import { stuckPrompt } from '../table/acting/stuck.js';
import { lexicon } from '../table/lexicon.js';
import { words } from '../table/words/en.js';

type Hint = { readonly hint: string; readonly view: RohanView; readonly seat: number };

const book = await loadBook(rohan);
const SEATS = [
  { name: 'Ada', kind: 'person' },
  { name: 'Bo', kind: 'person' },
] as const;

/** Every question of a match played at random at which nothing could be placed. */
function stuckIn(seed: number): readonly Hint[] {
  const started = Match.start(rohan, { seed: `stuck ${seed}`, seats: SEATS });
  if (!started.ok) throw new Error(started.error.id);
  const match = started.value;
  const rng = rngFromSeed(`stuck ${seed}`);
  const found: Hint[] = [];
  while (match.outcome === null) {
    const seat = match.asked()[0]!;
    const moves = match.moves(seat);
    const offers = moves.map((move) => ({ choice: formatChoice(rohan.verbs, move) }));
    const plays = moves.filter((_, i) => offers[i]!.choice.do === 'play');
    const passes = offers.some(({ choice }) => choice.do === 'pass');
    if (passes && plays.length === 0) {
      const view = match.view(seat);
      const props = { view, seat, moves: offers, refused: match.refused(seat) };
      const prompt = stuckPrompt(
        props as unknown as TableProps<RohanView>,
        lexicon(words, book.glossary ?? {}),
      );
      found.push({ hint: prompt.hint ?? '', view: view.table, seat });
    }
    const pool: readonly Move[] = plays.length > 0 && below(rng, 4) > 0 ? plays : moves;
    match.play(seat, pool[below(rng, pool.length)]!);
  }
  return found;
}

const all = Array.from({ length: 60 }, (_, seed) => stuckIn(seed)).flat();

it('[RL-11, RL-AB-surprise] names what came by Surprise when only that is left to block', () => {
  const surprised = all.filter(({ hint }) => hint.includes('came by Surprise'));
  expect(surprised.length).toBeGreaterThan(0);
  expect(surprised.some(({ hint }) => hint.startsWith('Battering Ram came by Surprise'))).toBe(true);
  for (const { view, seat, hint } of surprised) {
    const left = Array.from({ length: LANES }, (_, lane) => place(seat, lane)).filter(
      (at) => view.cards[at] === EMPTY && view.cards[opposite(at)] !== EMPTY,
    );
    expect(left.length, hint).toBeGreaterThan(0);
    expect(view.attacker).not.toBe(seat);
  }
});

it('[RL-12] says that passing begins the Assault where the other has finished, and else that one may still answer', () => {
  const ends = all.filter(({ hint }) => hint.includes(words.passToAssault));
  const waits = all.filter(({ hint }) => hint.includes(words.passToWait));
  expect([ends.length > 0, waits.length > 0]).toEqual([true, true]);
  for (const { view, seat } of waits) expect(view.finished[1 - seat]).toBe(0);
});
