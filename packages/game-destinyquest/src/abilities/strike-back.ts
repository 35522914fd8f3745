/** Step 7: strike back abilities of the loser. Their damage passes armour. */
import { refusal } from '@fray/engine';
import { lose } from '../damage/health.js';
import { ARMOUR, DOUBLED, other, SCORE, SPEED } from '../state/state.js';
import { lastingArmour, speedOf } from '../sheet/values.js';
import type { Ability } from './entry/ability.js';
import { type Entry, foe, listed, me } from './entry/vocabulary.js';

const CLAWS_ARE_PASSIVE = refusal(
  'R-CLAWS',
  'This table reads demon claws as a passive: it works by itself.',
);
const CLAWS_DAMAGE = 4;

function back(id: string, name: string, dice: number): Entry {
  const text = `After losing health: ${dice === 1 ? 'one damage die' : 'two damage dice'} back at the winner.`;
  return { id, name, text, dice, needsHurt: true };
}

export const STRIKE_BACK: readonly Ability[] = listed('strike', 'co', [
  {
    id: 'avenging-spirit',
    name: 'avenging spirit',
    text: 'After losing health: damage equal to your armour, lasting losses counted and boosts of this round not.',
    points: lastingArmour,
    needsHurt: true,
  },
  back('backdraft', 'backdraft', 2),
  {
    id: 'counter',
    name: 'counter',
    text: "Takes 2 off the winner's damage score, and one damage die goes back.",
    brace: [foe(SCORE, -2, 'round')],
    dice: 1,
  },
  {
    ...back('demon-claws', 'demon claws', 1),
    refuse: (s) => (s.rules.demonClaws === 'passive' ? CLAWS_ARE_PASSIVE : undefined),
    double: (s, seat, run, self, speed) => {
      if (speed && s.rules.demonClaws === 'passive') lose(s, run, other(seat), CLAWS_DAMAGE, self, 'R-CLAWS');
    },
  },
  {
    id: 'judgment',
    name: 'judgment',
    text: 'After losing health: damage equal to half your speed, rounded up.',
    points: (s, seat) => Math.ceil(speedOf(s, seat) / 2),
    reads: SPEED,
    needsHurt: true,
  },
  back('retaliation', 'retaliation', 1),
  back('riposte', 'riposte', 1),
  {
    id: 'shield-wall',
    name: 'shield wall',
    text: 'Your armour is doubled against this attack, and one damage die goes back.',
    needs: { left: ['shield'], words: 'a shield in the left hand' },
    brace: [me(DOUBLED, 1, 'round')],
    dice: 1,
  },
  back('sideswipe', 'sideswipe', 1),
  back('spore-cloud', 'spore cloud', 2),
  {
    id: 'thorn-armour',
    name: 'thorn armour',
    text: '3 armour more in this round, and one damage die goes back.',
    brace: [me(ARMOUR, 3, 'round')],
    dice: 1,
  },
  back('thorn-fist', 'thorn fist', 2),
  {
    id: 'rebound',
    name: 'rebound',
    text: 'After losing health to a damage score: 2 speed more in the next round.',
    does: [me(SPEED, 2, 'next')],
    needsHurt: true,
    needsScore: true,
  },
]);

export const SACRIFICE: readonly Ability[] = listed('sacrifice', 'co', [
  {
    id: 'sacrifice',
    name: 'sacrifice',
    text: 'When damage was rolled against you, your shades take all of it and are gone for the rest of the duel.',
  },
]);

export const INERT_COMBAT: readonly Ability[] = listed('passive', 'co', [
  {
    id: 'reflect',
    name: 'reflect',
    text: 'Does nothing here.',
    inert: 'It only works against vampires, and no hero is one.',
  },
]);
