/** Step 6.3: abilities that the winner may add once a damage score has cost health. */
import { ARMOUR, BRAWN, CONVULSIONS, MAGIC, SCORE, SPEED, STAGGERED } from '../state/state.js';
import { refusal } from '../words/speak.js';
import type { AbilityId } from './ability-ids.js';
import type { Ability } from './entry/ability.js';
import { type AbilityEntry, foe, listed, markFoe, me } from './entry/vocabulary.js';

const NO_ARMOUR = refusal('DQ-A-shock', 'no-armour-to-shock');

function breaksArmour(id: AbilityId): AbilityEntry {
  return {
    id,
    does: [foe(ARMOUR, -2, 'rest')],
  };
}

export const POST_DAMAGE: readonly Ability[] = listed('post', 'co', [
  {
    id: 'convulsions',
    does: [markFoe(CONVULSIONS)],
  },
  breaksArmour('corrode'),
  {
    id: 'corruption',
    lowers: { among: [BRAWN, MAGIC], by: -2, span: 'rest' },
  },
  {
    id: 'cripple',
    does: [foe(SPEED, -1, 'next-three')],
  },
  {
    id: 'disrupt',
    does: [foe(MAGIC, -3, 'rest')],
  },
  {
    id: 'doom',
    does: [foe(ARMOUR, -1, 'rest'), foe(BRAWN, -1, 'rest'), foe(MAGIC, -1, 'rest')],
  },
  {
    id: 'frostbite',
    does: [foe(SPEED, -1, 'next-two')],
  },
  breaksArmour('melt'),
  breaksArmour('rust'),
  breaksArmour('shatter'),
  {
    id: 'shock',
    points: (s) => Math.ceil(s.counted / 2),
    refuse: (s) => (s.counted === 0 ? NO_ARMOUR : undefined),
  },
  {
    id: 'shunt',
    does: [foe(SPEED, -2, 'next')],
  },
  {
    id: 'stagger',
    does: [foe(STAGGERED, 1, 'next')],
  },
  {
    id: 'spirit-mark',
    does: [me(SCORE, 2, 'from-next')],
  },
]);
