/** Step 3, second list: dodges, and the two abilities that answer them (DQ-3.2d). */
import { SPEED } from '../state/state.js';
import type { AbilityId } from './ability-ids.js';
import type { Ability } from './entry/ability.js';
import { type AbilityEntry, listed, me } from './entry/vocabulary.js';

function dodge(id: AbilityId): AbilityEntry {
  return { id };
}

export const DODGES: readonly Ability[] = [
  ...listed('dodge', 'co', [
    dodge('blink'),
    dodge('evade'),
    dodge('prophecy'),
    dodge('sidestep'),
    dodge('spider-sense'),
    dodge('vanish'),
    {
      id: 'veil',
      does: [me(SPEED, 1, 'next')],
    },
    dodge('dodge'),
  ]),
  ...listed('answer', 'co', [{ id: 'ensnare' }, { id: 'hamstring' }]),
];
