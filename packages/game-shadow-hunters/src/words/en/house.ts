/** The house rules in words: a name and one line each. */
import type { HouseId } from '../../house/ids.js';

export const HOUSE_NAMES: Readonly<Record<HouseId, string>> = {
  useIt: 'Use It or Lose It',
  duelDice: 'Duel Dice',
  criticalMisses: 'Critical Misses',
  coupDeGrace: 'Coup de Grâce',
  lastStand: 'Last Stand',
  blur: 'Blur',
  doubleIt: 'Double It or Lose It',
};

export const HOUSE_HELP: Readonly<Record<HouseId, string>> = {
  useIt: 'Keep a single-use card in hand until your turn ends, then play it or throw it away.',
  duelDice: 'You swing the d6, your victim answers with the d4, and the gap between them hurts.',
  criticalMisses: 'When both dice agree, the blow lands on whoever struck it: 1 damage. Needs Duel Dice.',
  coupDeGrace: 'Leave someone on the brink and you may try to finish them: two sixes, or nothing.',
  lastStand: 'Survive an attack and strike straight back, wherever your attacker stands. Once a match.',
  blur: 'Before the dice fall, try to match or beat your attacker’s roll. Do it, and their turn is over.',
  doubleIt:
    'Lay your weapons aside for 2 more damage, and pay for it yourself if the dice tie. Once a match.',
};
