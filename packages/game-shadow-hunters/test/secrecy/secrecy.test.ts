import { expect, it } from 'vitest';
import { ALLOWED } from './house-sets.js';
import { searchLeaks } from './leaks.js';

it('[SH-B-73] no seat learns what it cannot know, whichever house rules are played', () => {
  const result = searchLeaks(0, {
    seed: 'every set',
    oneIn: 200,
    hidden: ['characters', 'known', 'decks', 'discards', 'hermit'],
  });
  expect(result.ok, result.ok ? '' : result.error.text).toBe(true);
  expect(result.ok && result.value.matches).toBe(ALLOWED.length);
});
