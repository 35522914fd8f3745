import { describe, expect, it } from 'vitest';
import { checkPromise, findCopy, parsePromise } from '../../src/chance/promise.js';
import { commitTo, type DicePromise, formatPromise, promiseHash, sealSeed } from '../../src/index.js';

const commitment = commitTo('the server knows');
const [ann, bob] = ['ann’s own', 'bob’s own'];
const promise: DicePromise = {
  format: 'fray-dice/1',
  table: 'table',
  start: 1,
  commitment,
  seats: [{ seal: sealSeed(commitment, ann) }, {}, { seal: sealSeed(commitment, bob), open: true }],
};
const players = [ann, '', bob];
const changed = (more: object): string => JSON.stringify({ ...promise, ...more });

describe('a promise about dice', () => {
  it('is read back as it was written, and nothing else is read as one', () => {
    expect(parsePromise(formatPromise(promise))).toEqual(promise);
    const late = { ...promise, start: 2, before: 'x', seats: [{ late: true }] } as const;
    expect(parsePromise(formatPromise(late))).toEqual(late);
    for (const text of ['', '7', 'null', '[]', '{}']) expect(parsePromise(text)).toBeUndefined();
    for (const wrong of [
      { format: 'fray-dice/2' },
      { table: 7 },
      { start: 1.5 },
      { commitment: 7 },
      { before: 7 },
      { seats: {} },
      { seats: [null] },
      { seats: ['x'] },
      { seats: [{ seal: 7 }] },
    ])
      expect(parsePromise(changed(wrong))).toBeUndefined();
  });

  it('holds for the seeds that were sealed', () => {
    expect(checkPromise(formatPromise(promise), commitment, players)).toBeUndefined();
  });

  it.each([
    ['promise-unread', 'nonsense', commitment, players],
    ['other-promise', formatPromise(promise), commitTo('another'), players],
    ['other-promise', formatPromise(promise), commitment, [ann, '']],
    ['other-seal', formatPromise(promise), commitment, ['another', '', bob]],
    ['other-seal', formatPromise(promise), commitment, [ann, 'slipped in', bob]],
    ['other-seal', formatPromise(promise), commitment, [bob, '', ann]],
  ])('does not hold where something was changed: %s', (id, text, secret, seeds) => {
    expect(checkPromise(text, secret, seeds)?.id).toBe(id);
  });

  it('does not hold where a seat copied a seal, even if the same seed was shown for it', () => {
    const copied = { ...promise, seats: [promise.seats[0]!, promise.seats[0]!] };
    expect(findCopy(copied)).toBe(0);
    expect(checkPromise(formatPromise(copied), commitment, [ann, ann])).toEqual({ id: 'same-seal' });
    const copiedOpen = {
      ...promise,
      seats: [{ ...promise.seats[0]!, open: true as const }, promise.seats[0]!],
    };
    expect(findCopy(copiedOpen)).toBe(1);
    const both = { ...promise, seats: [promise.seats[2]!, promise.seats[2]!] };
    expect(findCopy(both)).toBeUndefined();
  });

  it('seals a seed for one start only, and has a short name', () => {
    expect(sealSeed(commitment, ann)).not.toBe(sealSeed(commitTo('the next secret'), ann));
    expect(promiseHash('a')).not.toBe(promiseHash('b'));
    expect(promiseHash('a')).toMatch(/^[0-9a-f]{64}$/);
  });
});
