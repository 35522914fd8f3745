import { shadowHunters } from '@fray/game-shadow-hunters';
import { noninterference } from '@fray/testkit';
import { expect, it } from 'vitest';
import { ALLOWED, everySet } from './house-sets.js';

it('[SH-B-73] no seat learns what it cannot know, whichever house rules are played', () => {
  const result = noninterference(shadowHunters, {
    configs: everySet(),
    matches: 1,
    seed: 'every set',
    oneIn: 200,
    hidden: ['characters', 'known', 'decks', 'discards', 'hermit'],
  });
  expect(result.ok, result.ok ? '' : result.error.text).toBe(true);
  expect(result.ok && result.value.matches).toBe(ALLOWED.length);
});
