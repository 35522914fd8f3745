/** A copy that shares nothing that changes. */
import { cloneRng, cloneStack } from '@fray/engine';
import { copyAll, copyOpen } from './copy-open.js';
import type { TrueshotState } from './state.js';

export function clone(s: Readonly<TrueshotState>): TrueshotState {
  return {
    rng: cloneRng(s.rng),
    stack: cloneStack(s.stack),
    outcome: s.outcome,
    ...copyOpen(s),
    hands: copyAll(s.hands),
    petPile: s.petPile.slice(),
    weaponPile: s.weaponPile.slice(),
    spellPile: s.spellPile.slice(),
    offers: copyAll(s.offers),
    draft: s.draft.slice(),
    left: copyAll(s.left),
    foodPile: copyAll(s.foodPile),
  };
}
