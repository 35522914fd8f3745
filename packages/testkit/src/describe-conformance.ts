/** The conformance suite and the test of secrecy as vitest tests. */
import type { AnyGame } from '@fray/engine';
import { describe, expect, it } from 'vitest';
import { conformance } from './conformance/conformance.js';
import { type NoninterferencePlay, noninterference } from './secrecy/noninterference.js';

/** Whole matches take as long as the machine is busy; only one that never ends is stopped. */
const PATIENCE = { timeout: 900_000 };

export function describeConformance(game: AnyGame, play: NoninterferencePlay = {}): void {
  describe(`${game.id} keeps the contract`, () => {
    it('in every position of random play', PATIENCE, async () => {
      const result = await conformance(game, play);
      expect(result.ok, result.ok ? '' : result.error.text).toBe(true);
      expect(result.ok && result.value.choices).toBeGreaterThan(0);
    });

    it('and tells no seat what it cannot know', PATIENCE, () => {
      const result = noninterference(game, play);
      expect(result.ok, result.ok ? '' : result.error.text).toBe(true);
      expect(result.ok && result.value.moves).toBeGreaterThan(0);
    });
  });
}
