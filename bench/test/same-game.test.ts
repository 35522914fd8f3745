import { assert } from '@fray/engine';
import { findGame } from '@fray/games';
import { expect, it } from 'vitest';
import { showSameGame } from '../src/same-game.js';

it('plays the same matches on Fray, on the kernel and on boardgame.io', () => {
  const rohan = findGame('rohan');
  assert(rohan.ok, 'Rohan is on the shelf');
  const { matches, decisions } = showSameGame(rohan.value, 150);
  expect(matches).toBe(150);
  expect(decisions).toBeGreaterThan(10 * matches);
});
