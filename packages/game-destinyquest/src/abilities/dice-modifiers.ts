/** Modifiers (DQ-10.1) that change dice already rolled. */
import { rolledSixes } from '../damage/sixes.js';
import { B, C, D, E, F, other, UNDERHAND } from '../state/state.js';
import { refusal } from '../words/speak.js';
import type { AbilityId } from './ability-ids.js';
import type { Ability } from './entry/ability.js';
import { type AbilityEntry, listed, markMe } from './entry/vocabulary.js';

/** From the roll on they lie there to the end of the round. */
const SPEED_DICE = (1 << B) | (1 << C) | (1 << D) | (1 << E) | (1 << F);
/** Those of windwalker and slick lie there before (c). */
const DAMAGE_DICE = (1 << C) | (1 << D);

const NO_SIX = refusal('R-SIX', 'no-six');
const HELD = refusal('R-FROZEN', 'held');
const DICE_LIE = refusal('R-ROLLWITHIT', 'dice-lie');

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

const MEAN_DIE = 3.5;
/** A face worth keeping; and what a bot thinks of a round turned around. */
const HIGH_FACE = 4.5;
const UNDERHAND_WORTH = 8;

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
  {
    id: 'high-five',
    changes: { roll: 'any', whose: 'me', pick: 'one', face: () => 5 },
  },
  {
    id: 'hypnotise',
    windows: DAMAGE_DICE,
    changes: { roll: 'score', whose: 'foe', pick: 'all', showing: 6 },
  },
  {
    id: 'siphon',
    windows: DAMAGE_DICE,
    changes: { roll: 'score', whose: 'foe', pick: 'all', face: one, showing: 6 },
  },
  {
    id: 'sure-grip',
    windows: SPEED_DICE,
    changes: { roll: 'speed', whose: 'me', pick: 'all', face: six, showing: 1 },
  },
  {
    id: 'bright-spark',
    unlimited: true,
    windows: 1 << D,
    changes: { roll: 'score', whose: 'me', pick: 'one', once: true },
  },
  {
    id: 'cruel-twist',
    windows: 1 << D,
    addsToScore: true,
    scoreDie: true,
    refuse: (s, seat) => (rolledSixes(s, other(seat)) === 0 ? NO_SIX : undefined),
    worth: () => MEAN_DIE,
  },
  {
    id: 'hooked',
    windows: 1 << B,
    namesDie: true,
    refuse: (s, seat) => (s.rare!.heldAll[seat] === 1 ? HELD : undefined),
    play: (s, seat, _run, _self, die) => {
      s.rare!.held[seat] = [s.speedDice[seat]![die]!];
    },
    worth: (s, seat, die) => s.speedDice[seat]![die]! - HIGH_FACE,
  },
  {
    id: 'roll-with-it',
    windows: 1 << C,
    addsToScore: true,
    namesDie: true,
    refuse: (s, seat) => (s.hit.faces[other(seat)]!.length > 0 ? DICE_LIE : undefined),
    play: (s, seat, _run, _self, die) => {
      s.hit.faces[other(seat)]!.push(s.speedDice[seat]![die]!);
      s.hit.rolled[other(seat)] = (s.speedRolled[seat]! >> die) & 1;
    },
    worth: (s, seat, die) => s.speedDice[seat]![die]! - HIGH_FACE,
  },
  {
    id: 'silver-frost',
    windows: 1 << B,
    play: (s, seat) => {
      s.rare!.heldAll[other(seat)] = 1;
    },
    worth: (s, seat) => 2 * MEAN_DIE - 1 - s.speedDice[other(seat)]!.reduce((sum, face) => sum + face, 0),
  },
  {
    id: 'underhand',
    windows: 1 << B,
    does: [markMe(UNDERHAND)],
    trailing: true,
    worth: () => UNDERHAND_WORTH,
  },
]);
