import { describe, expect, it } from 'vitest';
import {
  basisOf,
  basisWord,
  loadBook,
  type OptionDefinition,
  presetWord,
  tellPresets,
  tellWhy,
  withPreset,
} from '../src/index.js';
import { differsFrom, presetValue } from '../src/option-basis.js';
import { toy } from './toy-game.js';

/** As the document says by default; ours by default, with a reason; silent; and left to the players. */
const HEALTH: OptionDefinition = {
  id: 'health',
  clause: 'X',
  values: [20, 30],
  default: 20,
  basis: { 20: 'letter', others: 'departure' },
  suggested: 30,
};
const SELLING: OptionDefinition = {
  id: 'selling',
  clause: 'X',
  values: ['first', 'after'],
  default: 'first',
  basis: { first: 'departure', after: 'letter' },
};
const CAP: OptionDefinition = { id: 'cap', clause: 'X', values: [9, 5], default: 9, basis: 'ruling' };
const MISSION: OptionDefinition = {
  id: 'mission',
  clause: 'X',
  values: ['a', 'b'],
  default: 'a',
  basis: 'letter',
};
const HERO: OptionDefinition = { ...CAP, id: 'hero', seat: 0 };
const ALL = [HEALTH, SELLING, CAP, MISSION, HERO];

describe('what a value is beside the document', () => {
  it('is told for each, and for the rest where one word does', () => {
    expect(basisOf(HEALTH, 20)).toBe('letter');
    expect(basisOf(HEALTH, 30)).toBe('departure');
    expect(basisOf(HEALTH, 47)).toBe('departure');
    expect(basisOf(CAP, 5)).toBe('ruling');
    expect(basisOf(SELLING, 'neither')).toBe('departure');
  });

  it('gives a preset its value: the letter where there is one, what we suggest, or the default', () => {
    expect(ALL.map((option) => presetValue(option, 'letter'))).toEqual([
      20,
      'after',
      9,
      undefined,
      undefined,
    ]);
    expect(ALL.map((option) => presetValue(option, 'suggested'))).toEqual([
      30,
      'first',
      9,
      undefined,
      undefined,
    ]);
  });

  it('changes nothing that is left to the players', () => {
    const chosen = { mission: 'b', hero: 5, cap: 5 };
    expect(withPreset(ALL, chosen, 'letter')).toEqual({ ...chosen, health: 20, selling: 'after', cap: 9 });
    expect(withPreset(ALL, chosen, 'suggested')).toEqual({ ...chosen, health: 30, selling: 'first', cap: 9 });
  });

  it('names the options by which a table differs, defaults included', () => {
    const ids = (chosen: Record<string, unknown>, preset: 'letter' | 'suggested'): string[] =>
      differsFrom(ALL, chosen, preset).map(({ id }) => id);
    expect(ids({}, 'letter')).toEqual(['selling']);
    expect(ids({}, 'suggested')).toEqual(['health']);
    expect(ids({ mission: 'b', hero: 5, selling: 'after' }, 'letter')).toEqual([]);
    expect(ids({ cap: 5, health: 30 }, 'suggested')).toEqual(['cap']);
  });
});

describe('the same in words', async () => {
  const book = {
    ...(await loadBook(toy)),
    options: {
      health: { label: 'Health', help: '.', why: 'Longer.' },
      selling: { label: 'Selling', help: '.' },
    },
  };

  it('has one word for each basis and one name for each preset', () => {
    expect(['letter', 'ruling', 'departure'].map((basis) => basisWord(book, basis as 'letter'))).toEqual([
      'letter',
      'ruling',
      'departure',
    ]);
    expect(presetWord(book, 'letter')).toBe('As the document says');
    expect(presetWord(book, 'suggested')).toBe('As Fray suggests');
  });

  it('says in one line where a table stands', () => {
    expect(tellPresets(book, ALL, {})).toBe(
      'Not as the document says: Selling. Not as Fray suggests: Health.',
    );
    expect(tellPresets(book, ALL, withPreset(ALL, {}, 'letter'))).toBe(
      'As the document says. Not as Fray suggests: Health, Selling.',
    );
    expect(tellPresets(book, ALL, withPreset(ALL, {}, 'suggested'))).toBe(
      'Not as the document says: Health, Selling. As Fray suggests.',
    );
    expect(tellPresets(book, [CAP], {})).toBe('As the document says, and as Fray suggests.');
  });

  it('says why of a departure alone', () => {
    expect(tellWhy(book, HEALTH, 30)).toBe('Longer.');
    expect(tellWhy(book, HEALTH, 20)).toBe('');
    expect(tellWhy(book, SELLING, 'first')).toBe('');
  });
});
