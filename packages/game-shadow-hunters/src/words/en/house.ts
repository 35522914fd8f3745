/** The house rules in words: names, one line each, and what they look like in the glossary. */
import type { GlossaryEntry } from '@fray/engine';
import { EXPERIMENTAL, HOUSE_IDS, HOUSE_LEVELS, type HouseId } from '../../house/ids.js';
import { HOUSE_CLAUSES } from '../../options.js';

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

const LEVEL_NAMES = { easy: 'Easy', medium: 'Medium', advanced: 'Advanced' } as const;

export const HOUSE_ENTRIES: Readonly<Record<string, GlossaryEntry>> = Object.fromEntries(
  HOUSE_IDS.map((id): [string, GlossaryEntry] => {
    const level = LEVEL_NAMES[HOUSE_LEVELS[id]];
    const value = EXPERIMENTAL.includes(id) ? `${level}, experimental` : level;
    const facts = [{ label: 'Level', value }];
    return [`house:${id}`, { name: HOUSE_NAMES[id], text: HOUSE_HELP[id], clause: HOUSE_CLAUSES[id], facts }];
  }),
);
