/** Step 5: damage score abilities, announced by the winner before the roll. */
import { copiesOf } from '../sheet/carries.js';
import { MAGIC, SPEED } from '../state/state.js';
import type { AbilityId } from './ability-ids.js';
import type { Ability } from './entry/ability.js';
import { type AbilityEntry, foe, listed, me } from './entry/vocabulary.js';

function extraDie(id: AbilityId): AbilityEntry {
  return { id, dice: 1 };
}

export const DAMAGE_SCORE: readonly Ability[] = listed('score', 'co', [
  {
    id: 'compulsion',
    dice: 1,
    own: [me(SPEED, -2, 'next')],
  },
  {
    id: 'dark-pact',
    cost: 4,
    points: 4,
  },
  extraDie('deep-wound'),
  {
    id: 'fatal-blow',
    ignores: 'half',
    late: (s) => Math.ceil(s.counted / 2),
  },
  extraDie('feral-fury'),
  {
    id: 'focused-strike',
    needs: {
      main: ['fist weapon', 'bare'],
      left: ['fist weapon', 'bare'],
    },
    ignores: 'armour',
  },
  extraDie('heavy-blow'),
  {
    id: 'impale',
    points: 3,
    does: [foe(SPEED, -1, 'next')],
  },
  extraDie('overload'),
  { id: 'piercing', ignores: 'armour' },
  {
    id: 'pound',
    points: 3,
    own: [me(SPEED, -1, 'next')],
  },
  {
    id: 'shadow-fury',
    points: (s, seat) => {
      const weapons = s.sheets[seat]!.weapons;
      return weapons.mainSpeed + weapons.leftSpeed;
    },
  },
  {
    id: 'slick',
    usesSpeedDice: true,
    noModifiers: true,
  },
  {
    id: 'surge',
    surge: 3,
    reads: MAGIC,
    own: [me(SPEED, -1, 'next')],
  },
  {
    id: 'windwalker',
    usesSpeedDice: true,
  },
  {
    id: 'charm-offensive',
    points: (s, seat) => 2 * copiesOf(s, seat, 'charm'),
  },
]);
