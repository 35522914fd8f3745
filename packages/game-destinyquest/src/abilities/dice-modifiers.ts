/** Modifiers (DQ-10.1) that change dice already rolled. */
import { B, C, D, E, F } from '../state/state.js';
import type { Ability } from './entry/ability.js';
import { type Entry, listed } from './entry/vocabulary.js';

/** From the roll on they lie there to the end of the round. */
const SPEED_DICE = (1 << B) | (1 << C) | (1 << D) | (1 << E) | (1 << F);
/** Those of windwalker and slick lie there before (c). */
const DAMAGE_DICE = (1 << C) | (1 << D);

const six = (): number => 6;
const one = (): number => 1;

function swaps(id: string, name: string): Entry {
  return {
    id,
    name,
    text: "Swap one of your attack-speed dice with one of the other's.",
    windows: SPEED_DICE,
    changes: { roll: 'speed', whose: 'me', pick: 'swap' },
  };
}

function allSix(id: string, name: string): Entry {
  return {
    id,
    name,
    text: 'All your damage dice of one roll become 6.',
    windows: DAMAGE_DICE,
    changes: { roll: 'damage', whose: 'me', pick: 'all', face: six },
  };
}

export const DICE_MODIFIERS: readonly Ability[] = listed('modifier', 'mo', [
  {
    id: 'charm',
    name: 'charm',
    text: 'Roll one of your own dice again and keep the new result.',
    perItem: true,
    changes: { roll: 'any', whose: 'me', pick: 'one' },
  },
  {
    id: 'feint',
    name: 'feint',
    text: 'Roll any of your attack-speed dice again.',
    windows: SPEED_DICE,
    changes: { roll: 'speed', whose: 'me', pick: 'some' },
  },
  {
    id: 'surefooted',
    name: 'surefooted',
    text: 'Roll all your attack-speed dice again.',
    windows: SPEED_DICE,
    changes: { roll: 'speed', whose: 'me', pick: 'all' },
  },
  swaps('trickster', 'trickster'),
  swaps('deceive', 'deceive'),
  {
    id: 'shadow-speed',
    name: 'shadow speed',
    text: 'Your 1s on attack-speed dice always count as 3.',
    always: true,
    speedDie: (face) => (face === 1 ? 3 : face),
  },
  {
    id: 'consume',
    name: 'consume',
    text: "Each of the other's attack-speed dice shows 1 less, but at least 1.",
    windows: SPEED_DICE,
    changes: { roll: 'speed', whose: 'foe', pick: 'all', face: (face) => Math.max(1, face - 1) },
  },
  {
    id: 'last-laugh',
    name: 'last laugh',
    text: 'The other rolls all dice of one roll again: attack speed or damage score.',
    windows: SPEED_DICE,
    changes: { roll: 'speed or score', whose: 'foe', pick: 'all' },
  },
  {
    id: 'watchful',
    name: 'watchful',
    text: "One of the other's dice that shows 6 becomes a 1.",
    windows: SPEED_DICE,
    changes: { roll: 'any', whose: 'foe', pick: 'one', face: one, showing: 6 },
  },
  {
    id: 'second-sight',
    name: 'second sight',
    text: "Each of the other's damage dice of one roll shows 2 less, but at least 1.",
    windows: DAMAGE_DICE,
    changes: { roll: 'damage', whose: 'foe', pick: 'all', face: (face) => Math.max(1, face - 2) },
  },
  {
    id: 'dominate',
    name: 'dominate',
    text: 'One of your damage dice becomes 6.',
    windows: DAMAGE_DICE,
    changes: { roll: 'damage', whose: 'me', pick: 'one', face: six },
  },
  allSix('critical-strike', 'critical strike'),
  allSix('gut-ripper', 'gut ripper'),
  {
    id: 'sneak',
    name: 'sneak',
    text: "One of the other's attack-speed dice becomes 1.",
    windows: SPEED_DICE,
    changes: { roll: 'speed', whose: 'foe', pick: 'one', face: one },
  },
  {
    id: 'finesse',
    name: 'finesse',
    text: 'Roll one of your damage dice again and add 2 to the damage.',
    windows: DAMAGE_DICE,
    changes: { roll: 'damage', whose: 'me', pick: 'one', plus: 2 },
  },
]);
