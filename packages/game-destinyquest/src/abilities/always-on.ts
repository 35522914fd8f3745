/** Modifiers that work by themselves all through the duel. */

import { heal } from '../damage/health.js';
import { change } from '../sheet/effects.js';
import { BRAWN } from '../state/state.js';
import type { Ability } from './entry/ability.js';
import { listed } from './entry/vocabulary.js';

const HEAL_PER_SIX = 4;

export const ALWAYS_ON: readonly Ability[] = listed('modifier', 'mo', [
  {
    id: 'raining-blows',
    always: true,
    explodes: true,
  },
  {
    id: 'blood-rage',
    always: true,
    roundEnd: (s, seat, run, self) => {
      const at = s.sheets[seat]!.abilities.indexOf(self);
      if (s.streak[seat]! < 2 || s.left[seat]![at] === 0) return;
      s.left[seat]![at] = 0;
      change(s, run, self, seat, BRAWN, 2, 'rest');
    },
  },
  {
    id: 'blood-thief',
    always: true,
    settled: (s, seat, run, self, sixes) => heal(s, run, seat, HEAL_PER_SIX * sixes, self),
  },
  {
    id: 'bulls-eye',
    always: true,
    before: { dice: 1, unlessAbility: 'first-strike' },
  },
]);
