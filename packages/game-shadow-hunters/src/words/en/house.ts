/** The house rules in words: a name and one line each, and their numbers. */
import type { OptionWords } from '@fray/engine';
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

const TIMES = ['Once a match', 'Twice a match', 'Three times a match'] as const;
const SIXES = ['One six', 'Two sixes', 'Three sixes'] as const;

/** "Once a match", by how many uses the table plays with. */
export function timesAMatch(uses: unknown): string {
  return TIMES[Number(uses) - 1] ?? TIMES[0];
}

/** "Two sixes", by how many the table asks for. */
export function sixesWanted(sixes: unknown): string {
  return SIXES[Number(sixes) - 1] ?? SIXES[1];
}

const why = 'Your group may tune this rule.';
const DICE = { 4: 'd4', 6: 'd6', 8: 'd8' };

/** The numbers of the rules. */
export const FIGURE_WORDS: Readonly<Record<string, OptionWords>> = {
  coupThreshold10: {
    label: 'Coup at 10 or 11 Health',
    help: 'At how much Health left somebody with 10 or 11 can be finished.',
    why,
  },
  coupThreshold12: {
    label: 'Coup at 12 to 14 Health',
    help: 'At how much Health left somebody with 12 to 14 can be finished.',
    why,
  },
  coupSixes: {
    label: 'Sixes for a Coup',
    help: 'How many dice are thrown to finish somebody; every one must show a six.',
    why,
  },
  coupUses: {
    label: 'Coups per target',
    help: 'How often you may try to finish the same player in one match.',
    why,
  },
  duelAttackDie: {
    label: 'Attacker’s duel die',
    help: 'How many faces the attacker’s die has.',
    values: DICE,
    why,
  },
  duelDefendDie: {
    label: 'Defender’s duel die',
    help: 'How many faces the defender’s die has.',
    values: DICE,
    why,
  },
  missDamage: { label: 'A miss costs', help: 'How much damage a critical miss deals to the attacker.', why },
  standUses: { label: 'Last Stands', help: 'How often each player may make a Last Stand in one match.', why },
  blurUses: { label: 'Blurs', help: 'How often each player may blur in one match.', why },
  doubleBonus: { label: 'DOUBLE adds', help: 'How much damage DOUBLE adds.', why },
  doubleUses: { label: 'Doubles', help: 'How often each player may declare DOUBLE in one match.', why },
};
