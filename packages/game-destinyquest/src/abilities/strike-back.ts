/** Step 7: strike back abilities of the loser. Their damage passes armour. */
import { lose } from '../damage/health.js';
import { lastingArmour, speedOf } from '../sheet/values.js';
import { ARMOUR, DOUBLED, other, SCORE, SPEED } from '../state/state.js';
import { refusal } from '../words/speak.js';
import type { AbilityId } from './ability-ids.js';
import type { Ability } from './entry/ability.js';
import { type AbilityEntry, foe, listed, me } from './entry/vocabulary.js';

const CLAWS_ARE_PASSIVE = refusal('R-CLAWS', 'claws-passive');
const CLAWS_DAMAGE = 4;

function back(id: AbilityId, dice: number): AbilityEntry {
  return { id, dice, needsHurt: true };
}

export const STRIKE_BACK: readonly Ability[] = listed('strike', 'co', [
  {
    id: 'avenging-spirit',
    points: lastingArmour,
    needsHurt: true,
  },
  back('backdraft', 2),
  {
    id: 'counter',
    brace: [foe(SCORE, -2, 'round')],
    dice: 1,
  },
  {
    ...back('demon-claws', 1),
    refuse: (s) => (s.rules.demonClaws === 'passive' ? CLAWS_ARE_PASSIVE : undefined),
    double: (s, seat, run, self, speed) => {
      if (speed && s.rules.demonClaws === 'passive') lose(s, run, other(seat), CLAWS_DAMAGE, self, 'R-CLAWS');
    },
  },
  {
    id: 'judgment',
    points: (s, seat) => Math.ceil(speedOf(s, seat) / 2),
    reads: SPEED,
    needsHurt: true,
  },
  back('retaliation', 1),
  back('riposte', 1),
  back('demon-spines', 1),
  {
    id: 'shield-wall',
    needs: { left: ['shield'] },
    brace: [me(DOUBLED, 1, 'round')],
    dice: 1,
  },
  back('sideswipe', 1),
  back('spore-cloud', 2),
  {
    id: 'thorn-armour',
    brace: [me(ARMOUR, 3, 'round')],
    dice: 1,
  },
  back('thorn-fist', 2),
  {
    id: 'rebound',
    does: [me(SPEED, 2, 'next')],
    needsHurt: true,
    needsScore: true,
  },
]);

/** Out of order, when a blow has just been prepared (R-BACKSTAB). */
export const BACKSTABS: readonly Ability[] = listed('stab', 'co', [
  { id: 'backstab', dice: 2, needs: { either: ['dagger'] } },
  { id: 'blind-strike', dice: 2 },
]);

export const SACRIFICE: readonly Ability[] = listed('sacrifice', 'co', [
  {
    id: 'sacrifice',
  },
]);

export const INERT_COMBAT: readonly Ability[] = listed('passive', 'co', [
  {
    id: 'reflect',
    inert: true,
  },
  {
    id: 'blessed-bullets',
    inert: true,
  },
]);
