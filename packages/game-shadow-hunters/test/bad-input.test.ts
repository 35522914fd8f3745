/** Bad input changes nothing, is answered with the clause that forbids it, and says the same whoever the others are. */
import {
  canonical,
  loadBook,
  Machine,
  parseOptions,
  type Refusal,
  rngFromSeed,
  viewFlow,
} from '@fray/engine';
import { type ShadowState, type ShadowView, shadowHunters } from '@fray/game-shadow-hunters';
import { expect, it } from 'vitest';
import { moveOf, positionOf } from './position.js';

const machine = new Machine<ShadowState, ShadowView>(shadowHunters);
const OPTIONS = { blur: true, useIt: true, vote: 'agreed' };
const LINES = [
  'turn teal',
  ...['teal is emi', 'rose is vampire', 'plum is george', 'moss is unknown'],
  'areas: cabin, gate | church, cemetery | woods, altar',
  ...['teal on cabin', 'rose on gate', 'plum on church', 'moss on woods'],
  ...['rose has talisman', 'rose blurred'],
];

/** The answer, after seeing that it is the same in other worlds that fit what the seat knows, and that nothing changed. */
function answerTo(state: ShadowState, seat: number, text: string): Refusal {
  const before = canonical(state);
  const refusal = machine.submit(state, seat, moveOf(text));
  expect(canonical(state)).toBe(before);
  const view = { seat, table: shadowHunters.view(state, seat), flow: viewFlow(state, seat) };
  for (let n = 0; n < 20; n++) {
    const other = shadowHunters.sample(view, rngFromSeed(`${text} ${n}`));
    expect(machine.submit(other, seat, moveOf(text))).toEqual(refusal);
  }
  return refusal!;
}

it.each([
  ['acting for another seat', 'at attack', 1, 'attack teal', 'ENGINE', /Nothing is being asked of you/],
  ['a target out of range', 'at attack', 0, 'attack plum', 'SH-B-41', /outside your range/],
  ['a card one does not hold', 'at attack', 0, 'play dynamite', 'SH-H-06', /do not hold that card/],
  ['an ability one does not have', 'at start', 0, 'use teal', 'SH-B-34', /nothing to use/],
  ['a second Blur', 'at attack', 1, 'blur', 'SH-H-36', /already blurred/],
] as const)('%s', async (_what, at, seat, text, clause, words) => {
  const state = positionOf([...LINES, at], OPTIONS);
  machine.resume(state);
  const refusal = answerTo(state, seat, text);
  expect(refusal.clause).toBe(clause);
  const book = await loadBook(shadowHunters);
  expect(book.refusal(refusal, { seat, names: ['Teal', 'Rose', 'Plum', 'Moss'] })).toMatch(words);
});

it('a number of a house rule outside its limits is refused with the numbers that are within them', async () => {
  const parsed = parseOptions(shadowHunters.options, { doubleIt: true, doubleBonus: 9 });
  if (parsed.ok) throw new Error('9 is beyond the limit');
  const book = await loadBook(shadowHunters);
  expect(book.problem(parsed.error)).toMatch(/doubleBonus.*1, 2, 3, 4.*5.*9/);
});
