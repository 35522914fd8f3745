/** Why something may not be played now: made once, each with its clause. */
import type { Refusal } from '@fray/engine';
import type { AbilityList } from '../abilities/ability-ids.js';
import { ABILITIES } from '../abilities/index.js';
import { refusal } from '../words/speak.js';

export const NOT_ON_SHEET = refusal('DQ-P4', 'not-on-sheet');
export const USED = refusal('DQ-P5', 'used');
export const USED_UP = refusal('DQ-P5', 'used-up');
export const NOT_TAKEN = refusal('R-USURPER', 'not-taken');
export const COMBAT_TAKEN = refusal('R-SLOT', 'combat-taken');
export const SPEED_TAKEN = refusal('DQ-P5', 'speed-taken');
export const IN_STONE = refusal('R-STONESKIN', 'in-stone');
export const SHIFTED = refusal('DQ-S-time-shift', 'shifted');
export const TOO_DEAR = refusal('R-COST', 'too-dear');
export const NOT_HURT = refusal('DQ-7.1', 'not-hurt');
export const NOT_SCORED = refusal('DQ-A-rebound', 'not-scored');
export const BRACE_PASSED = refusal('R-ARMOURBACK', 'brace-passed');
export const NO_SHADES = refusal('DQ-A-sacrifice', 'no-shades');
export const NO_ARMOUR_COUNTED = refusal('R-FATAL', 'no-armour-counted');
export const NOT_ATTACKING = refusal('DQ-5.1', 'not-attacking');
const WORKS_ALONE = refusal('DQ-8.1', 'works-alone');
export const NOT_IN_WINDOW = refusal('R-WINDOW', 'not-in-window');
export const CAN_WAIT = refusal('R-WINDOW', 'can-wait');
export const NO_MODIFIERS = refusal('R-DICEBONUS', 'no-modifiers');
export const NOT_YOUR_SCORE = refusal('DQ-10.1', 'not-your-score');
export const NO_DIE = refusal('DQ-10.1', 'no-die');
export const NOTHING_TO_RENEW = refusal('DQ-10.1', 'nothing-to-renew');
export const NOT_NAMED = refusal('DQ-10.1', 'not-named');
export const HAS_NONE = refusal('DQ-10.1', 'has-none');
export const NO_OPENING = refusal('R-BACKSTAB', 'no-opening');
export const NOT_BEHIND = refusal('R-UNDERHAND', 'not-behind');
export const HEXED = refusal('R-HEXED', 'hexed');
export const FAILED = refusal('DQ-M-elysium-soaked', 'failed');
export const FULL_HEALTH = refusal('DQ-P2', 'full-health');

const STEP_OF: Readonly<Record<AbilityList, Refusal>> = {
  speed: refusal('DQ-1.1', 'step-speed'),
  interrupt: refusal('DQ-3.1', 'step-interrupt'),
  dodge: refusal('DQ-3.1', 'step-dodge'),
  answer: refusal('DQ-3.2d', 'step-answer'),
  dice: refusal('DQ-4.1', 'step-dice'),
  score: refusal('DQ-5.2', 'step-score'),
  sacrifice: refusal('DQ-4.3', 'step-sacrifice'),
  post: refusal('DQ-6.3', 'step-post'),
  strike: refusal('DQ-7.1', 'step-strike'),
  stab: refusal('R-BACKSTAB', 'step-stab'),
  modifier: refusal('R-WINDOW', 'step-modifier'),
  passive: WORKS_ALONE,
};

/** The reason for an ability that does not belong to what is being asked, by its place in the table. */
export const WRONG_STEP: readonly Refusal[] = ABILITIES.map((ability) => {
  if (ability.inert === true) return refusal('DQ-P4', 'inert', { ability: ability.id });
  return ability.always === true ? WORKS_ALONE : STEP_OF[ability.list];
});

/** R-REQ, by place in the table. */
export const UNMET: readonly Refusal[] = ABILITIES.map(({ id }) =>
  refusal('R-REQ', 'unmet', { ability: id }),
);
