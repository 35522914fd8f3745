/** Step 1: speed abilities, announced before the attack-speed roll and played in 2.1. */
import { lose } from '../damage/health.js';
import { speedOf } from '../sheet/values.js';
import { ARMOUR, BRAWN, DICE, EXTRA_DICE, MAGIC, other, SPEED, TIME_SHIFT } from '../state/state.js';
import { refusal } from '../words/speak.js';
import type { AbilityId } from './ability-ids.js';
import type { Ability } from './entry/ability.js';
import { type AbilityEntry, foe, listed, markMe, me } from './entry/vocabulary.js';

const FIRST_ROUND = refusal('DQ-1.1', 'first-round-only');
const TOO_HEALTHY = refusal('DQ-S-execution', 'too-healthy');

function moreDice(id: AbilityId): AbilityEntry {
  return {
    id,
    does: [me(DICE, 1, 'round')],
  };
}

function fewerDice(id: AbilityId): AbilityEntry {
  return {
    id,
    does: [foe(DICE, -1, 'round')],
  };
}

function quicker(id: AbilityId, by: number): AbilityEntry {
  return { id, does: [me(SPEED, by, 'round')] };
}

function slower(id: AbilityId, by: number): AbilityEntry {
  return {
    id,
    does: [foe(SPEED, -by, 'round')],
  };
}

const firstRoundOnly: NonNullable<Ability['refuse']> = (s) => (s.round > 1 ? FIRST_ROUND : undefined);

export const SPEED_ABILITIES: readonly Ability[] = listed('speed', 'sp', [
  moreDice('cats-speed'),
  moreDice('haste'),
  moreDice('lay-of-the-land'),
  quicker('fearless', 2),
  quicker('quicksilver', 2),
  quicker('click-your-heels', 2),
  quicker('courage', 4),
  {
    ...quicker('charge', 2),
    refuse: firstRoundOnly,
  },
  {
    id: 'adrenaline',
    does: [me(SPEED, 2, 'two-rounds')],
  },
  slower('chill-touch', 2),
  slower('radiance', 2),
  slower('snakes-alive', 2),
  slower('swamp-legs', 1),
  fewerDice('curse'),
  fewerDice('immobilise'),
  fewerDice('knockdown'),
  fewerDice('shackle'),
  fewerDice('stun'),
  fewerDice('webbed'),
  fewerDice('windblast'),
  {
    id: 'demolish',
    does: [foe(DICE, -1, 'round'), foe(ARMOUR, -1, 'rest')],
  },
  {
    id: 'zapped',
    does: [foe(SPEED, -3, 'round'), foe(BRAWN, -3, 'round'), foe(MAGIC, -3, 'round')],
  },
  {
    id: 'time-shift',
    does: [markMe(TIME_SHIFT)],
  },
  {
    id: 'execution',
    needs: { main: ['sword'] },
    unlimited: true,
    refuse: (s, seat) => (s.health[other(seat)]! > speedOf(s, seat) ? TOO_HEALTHY : undefined),
    inForce: (s, seat, run, self) => lose(s, run, other(seat), s.health[other(seat)]!, self, 'DQ-1.5'),
  },
  fewerDice('blind'),
  fewerDice('constrictor'),
  quicker('safe-path', 2),
  {
    id: 'crawlers',
    does: [foe(SPEED, -1, 'two-rounds')],
  },
  {
    id: 'reckless',
    does: [me(DICE, 1, 'round'), foe(EXTRA_DICE, 1, 'round')],
  },
  {
    id: 'tremor-strike',
    does: [foe(SPEED, -2, 'two-rounds')],
  },
  {
    id: 'wish-master',
    does: [me(SPEED, -1, 'rest'), me(MAGIC, 2, 'rest'), me(ARMOUR, 2, 'rest')],
  },
  {
    id: 'ashes',
    does: [me(ARMOUR, 1, 'rest')],
    refuse: firstRoundOnly,
  },
]);
