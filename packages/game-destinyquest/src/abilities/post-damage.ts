/** Step 6.3: abilities that the winner may add once a damage score has cost health. */
import { refusal } from '@fray/engine';
import { ARMOUR, BRAWN, CONVULSIONS, MAGIC, SPEED, STAGGERED } from '../state/state.js';
import type { Ability } from './entry/ability.js';
import { type Entry, foe, listed, markFoe } from './entry/vocabulary.js';

const NO_ARMOUR = refusal('DQ-A-shock', 'No armour was counted against you, so there is nothing to shock.');

function breaksArmour(id: string, name: string): Entry {
  return {
    id,
    name,
    text: 'The other loses 2 armour for the rest of the duel.',
    does: [foe(ARMOUR, -2, 'rest')],
  };
}

export const POST_DAMAGE: readonly Ability[] = listed('post', 'co', [
  {
    id: 'convulsions',
    name: 'convulsions',
    text: 'From the next round on the other loses every round in which their attack-speed dice show a double.',
    does: [markFoe(CONVULSIONS)],
  },
  breaksArmour('corrode', 'corrode'),
  {
    id: 'corruption',
    name: 'corruption',
    text: 'The other loses 2 brawn or 2 magic, as you choose, for the rest of the duel.',
    lowers: { among: [BRAWN, MAGIC], by: -2, span: 'rest' },
  },
  {
    id: 'cripple',
    name: 'cripple',
    text: 'The other has 1 speed less in the next three rounds.',
    does: [foe(SPEED, -1, 'next three')],
  },
  {
    id: 'disrupt',
    name: 'disrupt',
    text: 'The other loses 3 magic for the rest of the duel.',
    does: [foe(MAGIC, -3, 'rest')],
  },
  {
    id: 'doom',
    name: 'doom',
    text: 'The other loses 1 armour, 1 brawn and 1 magic for the rest of the duel.',
    does: [foe(ARMOUR, -1, 'rest'), foe(BRAWN, -1, 'rest'), foe(MAGIC, -1, 'rest')],
  },
  {
    id: 'frostbite',
    name: 'frostbite',
    text: 'The other has 1 speed less in the next two rounds.',
    does: [foe(SPEED, -1, 'next two')],
  },
  breaksArmour('melt', 'melt'),
  breaksArmour('rust', 'rust'),
  breaksArmour('shatter', 'shatter'),
  {
    id: 'shock',
    name: 'shock',
    text: 'More damage at once: 1 for every 2 points of armour that counted against you, rounded up.',
    points: (s) => Math.ceil(s.counted / 2),
    refuse: (s) => (s.counted === 0 ? NO_ARMOUR : undefined),
  },
  {
    id: 'shunt',
    name: 'shunt',
    text: 'The other has 2 speed less in the next round.',
    does: [foe(SPEED, -2, 'next')],
  },
  {
    id: 'stagger',
    name: 'stagger',
    text: "The other's armour counts as 0 in the next round, whatever is added to it.",
    does: [foe(STAGGERED, 1, 'next')],
  },
]);
