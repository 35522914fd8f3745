/** Step 3, first list: interrupts that the loser plays before the winner rolls for damage. */
import { BRAWN, MAGIC, SPEED } from '../state/state.js';
import type { AbilityId } from './ability-ids.js';
import type { Ability } from './entry/ability.js';
import { type AbilityEntry, foe, listed } from './entry/vocabulary.js';

function stop(id: AbilityId): AbilityEntry {
  return { id };
}

function counterblow(id: AbilityId): AbilityEntry {
  return { id, dice: 2 };
}

export const INTERRUPTS: readonly Ability[] = [
  ...listed('interrupt', 'co', [
    stop('banshees-wail'),
    counterblow('brutality'),
    {
      id: 'command',
      swaps: true,
    },
    {
      id: 'confound',
      dice: 1,
      does: [foe(BRAWN, -1, 'rest'), foe(MAGIC, -1, 'rest')],
    },
    counterblow('deflect'),
    stop('dirge'),
    { ...stop('head-butt'), endsRound: true },
    counterblow('overpower'),
    stop('parry'),
    {
      id: 'slam',
      does: [foe(SPEED, -1, 'next')],
    },
  ]),
  ...listed('interrupt', 'mo', [
    {
      id: 'unstoppable',
      cost: 5,
      swaps: true,
    },
  ]),
];
