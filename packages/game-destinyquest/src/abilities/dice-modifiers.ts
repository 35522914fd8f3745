/** Modifiers (DQ-10.1) that change dice already rolled. */
import { B, C, D, E, F } from '../state/state.js';
import type { AbilityId } from './ability-ids.js';
import type { Ability } from './entry/ability.js';
import { type AbilityEntry, listed } from './entry/vocabulary.js';

/** From the roll on they lie there to the end of the round. */
const SPEED_DICE = (1 << B) | (1 << C) | (1 << D) | (1 << E) | (1 << F);
/** Those of windwalker and slick lie there before (c). */
const DAMAGE_DICE = (1 << C) | (1 << D);

const six = (): number => 6;
const one = (): number => 1;

function swaps(id: AbilityId): AbilityEntry {
  return {
    id,
    windows: SPEED_DICE,
    changes: { roll: 'speed', whose: 'me', pick: 'swap' },
  };
}

function allSix(id: AbilityId): AbilityEntry {
  return {
    id,
    windows: DAMAGE_DICE,
    changes: { roll: 'damage', whose: 'me', pick: 'all', face: six },
  };
}

export const DICE_MODIFIERS: readonly Ability[] = listed('modifier', 'mo', [
  {
    id: 'charm',
    perItem: true,
    changes: { roll: 'any', whose: 'me', pick: 'one' },
  },
  {
    id: 'feint',
    windows: SPEED_DICE,
    changes: { roll: 'speed', whose: 'me', pick: 'some' },
  },
  {
    id: 'surefooted',
    windows: SPEED_DICE,
    changes: { roll: 'speed', whose: 'me', pick: 'all' },
  },
  swaps('trickster'),
  swaps('deceive'),
  {
    id: 'shadow-speed',
    always: true,
    speedDie: (face) => (face === 1 ? 3 : face),
  },
  {
    id: 'consume',
    windows: SPEED_DICE,
    changes: { roll: 'speed', whose: 'foe', pick: 'all', face: (face) => Math.max(1, face - 1) },
  },
  {
    id: 'last-laugh',
    windows: SPEED_DICE,
    changes: { roll: 'speed or score', whose: 'foe', pick: 'all' },
  },
  {
    id: 'watchful',
    changes: { roll: 'any', whose: 'foe', pick: 'one', face: one, showing: 6 },
  },
  {
    id: 'second-sight',
    windows: DAMAGE_DICE,
    changes: { roll: 'damage', whose: 'foe', pick: 'all', face: (face) => Math.max(1, face - 2) },
  },
  {
    id: 'dominate',
    windows: DAMAGE_DICE,
    changes: { roll: 'damage', whose: 'me', pick: 'one', face: six },
  },
  allSix('critical-strike'),
  allSix('gut-ripper'),
  {
    id: 'sneak',
    windows: SPEED_DICE,
    changes: { roll: 'speed', whose: 'foe', pick: 'one', face: one },
  },
  {
    id: 'finesse',
    windows: DAMAGE_DICE,
    changes: { roll: 'damage', whose: 'me', pick: 'one', plus: 2 },
  },
]);
