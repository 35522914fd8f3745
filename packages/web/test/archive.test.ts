import { describe, expect, it } from 'vitest';
import { forgetMatch, type KeptMatch, keepMatch, keptMatches, keptRecord } from '../src/session/archive.js';
import { formatTime } from '../src/shell/seats/clock.js';
import { Shelf } from './shelf.js';

const record = '{"line":"header"}\n';

function kept(id: string): KeptMatch {
  return { id, game: 'rohan', people: [0, 1], players: ['A', 'B'], started: '', choices: 0 };
}

describe('the matches of this browser', () => {
  it('are kept with the newest first, and at most forty of them', () => {
    const shelf = new Shelf();
    for (let n = 0; n < 45; n++) keepMatch(kept(`m${n}`), record, shelf);
    const list = keptMatches(shelf);
    expect(list.length).toBe(40);
    expect(list[0]!.id).toBe('m44');
    expect(keptRecord('m0', shelf)).toBeUndefined();
    expect(keptRecord('m44', shelf)).toBe(record);
  });

  it('are replaced, not doubled, and can be forgotten', () => {
    const shelf = new Shelf();
    keepMatch(kept('x'), record, shelf);
    keepMatch({ ...kept('x'), choices: 5 }, record, shelf);
    expect(keptMatches(shelf).map((k) => k.choices)).toEqual([5]);
    forgetMatch('x', shelf);
    expect(keptMatches(shelf)).toEqual([]);
  });

  it('survive a store that holds nonsense', () => {
    const shelf = new Shelf();
    shelf.setItem('fray.matches', '{nonsense');
    expect(keptMatches(shelf)).toEqual([]);
  });
});

describe('a clock', () => {
  it('shows minutes and seconds, and never less than nothing', () => {
    expect(formatTime(61_000)).toBe('1:01');
    expect(formatTime(59_001)).toBe('1:00');
    expect(formatTime(-5)).toBe('0:00');
  });
});
