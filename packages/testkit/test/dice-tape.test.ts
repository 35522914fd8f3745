import { describe, expect, it } from 'vitest';
import { DiceTape, TapeError } from '../src/index.js';

function shuffled(entry: string, size: number): number[] {
  const items = Array.from({ length: size }, (_, i) => i + 1);
  new DiceTape(entry).shuffle(items);
  return items;
}

describe('dice tape', () => {
  it('gives its faces in order, counted from zero inside', () => {
    const tape = new DiceTape('6 1');
    tape.add(['3']);
    expect([tape.below(6), tape.below(6), tape.below(20)]).toEqual([5, 0, 2]);
    expect(() => tape.assertUsedUp()).not.toThrow();
  });

  it('leaves a pile as it lies, or puts it in a written order', () => {
    expect(shuffled('keep', 4)).toEqual([1, 2, 3, 4]);
    expect(shuffled('3,1,2', 3)).toEqual([3, 1, 2]);
    expect(shuffled('4,2', 4)).toEqual([4, 2, 1, 3]);
  });

  it.each([
    ['7', 6, 'Entry 1 of the dice is "7", but a number from 1 to 6 is needed here.'],
    ['0', 6, 'Entry 1 of the dice is "0", but a number from 1 to 6 is needed here.'],
    ['keep', 6, 'Entry 1 of the dice is "keep", but a number from 1 to 6 is needed here.'],
    ['', 8, 'The dice ran out: a number from 1 to 8 is needed after no entry at all.'],
  ])('refuses %j for a die of %i', (entries, sides, message) => {
    expect(() => new DiceTape(entries).below(sides)).toThrow(new TapeError(message));
  });

  it.each(['4,1', '1,1', 'x', '0'])('refuses %j as a shuffle of three', (entry) => {
    expect(() => shuffled(entry, 3)).toThrow(
      /a shuffle of 3 is needed here: "keep", or places such as 3,1,2/,
    );
  });

  it('says what was left over, and what it ran out after', () => {
    const tape = new DiceTape('5 6 keep');
    tape.below(6);
    expect(tape.left).toEqual(['6', 'keep']);
    expect(() => tape.assertUsedUp()).toThrow('2 of 3 dice were never used: 6 keep (used: 5).');
    const short = new DiceTape('5');
    short.below(6);
    expect(() => short.shuffle([1, 2])).toThrow(
      'The dice ran out: a shuffle of 2 is needed after all 1 entries (5).',
    );
  });
});
