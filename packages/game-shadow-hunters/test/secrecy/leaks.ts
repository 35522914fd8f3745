/** The search for leaks with every allowed set of house rules, as the test and the longer command run it. */
import { shadowHunters } from '@fray/game-shadow-hunters';
import { type NoninterferencePlay, noninterference } from '@fray/testkit';
import { everySet } from './house-sets.js';

export function searchLeaks(turn: number, play: Omit<NoninterferencePlay, 'configs'>) {
  return noninterference(shadowHunters, { configs: everySet(turn), matches: 1, ...play });
}
