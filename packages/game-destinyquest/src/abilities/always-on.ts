/** Modifiers that work by themselves all through the duel. */
import { change } from '../sheet/effects.js';
import { heal } from '../damage/health.js';
import { BRAWN } from '../state/state.js';
import type { Ability } from './entry/ability.js';
import { listed } from './entry/vocabulary.js';

const HEAL_PER_SIX = 4;

export const ALWAYS_ON: readonly Ability[] = listed('modifier', 'mo', [
  {
    id: 'raining-blows',
    name: 'raining blows',
    text: 'Each 6 on one of your damage-score dice adds another die, which may add another in turn.',
    always: true,
    explodes: true,
  },
  {
    id: 'blood-rage',
    name: 'blood rage',
    text: 'Once you have won two rounds running and cost the other health in both: 2 brawn more for the rest of the duel.',
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
    name: 'blood thief',
    text: 'Whenever one of your damage rolls is settled you heal 4 for each die that came up 6 by rolling.',
    always: true,
    settled: (s, seat, run, self, sixes) => heal(s, run, seat, HEAL_PER_SIX * sixes, self),
  },
  {
    id: 'bulls-eye',
    name: "bull's eye",
    text: 'Before the first round: one damage die past armour. Not together with first strike.',
    always: true,
    before: { dice: 1, unlessAbility: 'first-strike' },
  },
]);
