/** A copy that shares nothing that changes. */
import { cloneRng, cloneStack } from '@fray/engine';
import { copyAll, copyOpen } from './copy-open.js';
import type { TrueshotState } from './state.js';

export function clone(s: Readonly<TrueshotState>): TrueshotState {
  const copy: TrueshotState = { ...s };
  copyOpen(s, copy);
  copy.rng = cloneRng(s.rng);
  copy.stack = cloneStack(s.stack);
  copy.owned = copyAll(s.owned);
  copy.hands = copyAll(s.hands);
  copy.petPile = s.petPile.slice();
  copy.weaponPile = s.weaponPile.slice();
  copy.spellPile = s.spellPile.slice();
  copy.offers = copyAll(s.offers);
  copy.foodPile = copyAll(s.foodPile);
  return copy;
}
