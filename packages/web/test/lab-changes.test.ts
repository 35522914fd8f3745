/** What the lab's form offers to compare. */
import { type AnyGame, loadBook } from '@fray/engine';
import { findGame } from '@fray/games';
import { readChange } from '@fray/lab/core';
import { beforeAll, expect, it } from 'vitest';
import { changesOf, labelOf, wholeOf, withWhole } from '../src/pages/lab/changes.js';
import { loadTexts } from '../src/texts/index.js';

const hunters = (findGame('shadow-hunters') as { value: AnyGame }).value;
const offered = changesOf(hunters);
const changes = (...names: string[]) => names.map(readChange);

beforeAll(() => loadTexts(['en']));

it('offers every house rule before anything else, with the rule that it needs', async () => {
  const at = (name: string) => offered.indexOf(name);
  for (const rule of [
    'useIt',
    'duelDice',
    'duelDice, criticalMisses',
    'coupDeGrace',
    'lastStand',
    'blur',
    'doubleIt',
  ])
    expect(at(rule), rule).toBeGreaterThanOrEqual(0);
  expect(at('doubleIt')).toBeLessThan(offered.findIndex((name) => name.includes('=')));
  expect(offered).not.toContain('criticalMisses');
  const book = await loadBook(hunters, ['en']);
  expect(labelOf('duelDice, criticalMisses', hunters, book)).toBe(
    'Critical Misses (with Duel Dice) · letter',
  );
});

it('asks for all that is ticked at once, where that can be played', () => {
  expect(wholeOf(hunters, changes('blur'), offered)).toBeUndefined();
  expect(wholeOf(hunters, changes('blur', 'lastStand'), offered)).toBe('blur, lastStand');
  const [one, two] = offered.filter((name) => name.startsWith('characters = '));
  expect(wholeOf(hunters, changes(one!, two!), offered)).toBeUndefined();
});

it('lets "all at once" follow what is ticked', () => {
  const before = changes('blur', 'lastStand', 'blur, lastStand');
  const more = withWhole(hunters, before, [...before, readChange('useIt')], offered);
  expect(more.map(({ name }) => name)).toEqual(['blur', 'lastStand', 'useIt', 'blur, lastStand, useIt']);
  const fewer = withWhole(hunters, before, changes('blur', 'blur, lastStand'), offered);
  expect(fewer.map(({ name }) => name)).toEqual(['blur']);
});
