/** Modifiers that work by themselves all through the duel. */

import { heal } from '../damage/health.js';
import { tellControl } from '../play/tell-control.js';
import { addUp, change } from '../sheet/effects.js';
import { attribute } from '../sheet/values.js';
import { BRAWN, MAGIC } from '../state/state.js';
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
    id: 'gorilla-rage',
    always: true,
    onCombat: (s, seat, run, self) => {
      const face = run.die(6);
      if (run.listening) tellControl(s, run, seat, self, face, 'DQ-M-gorilla-rage');
      const stat = attribute(s, seat, MAGIC) > attribute(s, seat, BRAWN) ? MAGIC : BRAWN;
      if (face === 6) addUp(s, run, self, seat, stat, 1, 'rest');
    },
  },
  { id: 'last-defence', always: true, rage: { stat: BRAWN, by: 2, at: 10 } },
  { id: 'near-death', always: true, rage: { stat: MAGIC, by: 2, at: 10 } },
  { id: 'mangle', always: true, perSix: 2 },
  {
    id: 'sure-edge',
    always: true,
    needs: { either: ['axe', 'sword', 'dagger', 'spear'] },
    dieBonus: (_s, _seat, score) => (score ? 1 : 0),
  },
  { id: 'wild-child', always: true },
  { id: 'elysium-soaked', always: true, falters: true },
  {
    id: 'bulls-eye',
    always: true,
    before: { dice: 1, unlessAbility: 'first-strike' },
  },
]);
