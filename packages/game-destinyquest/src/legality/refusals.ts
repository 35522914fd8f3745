/** Why something may not be played now: fixed sentences, each with its clause. */
import { type Refusal, refusal } from '@fray/engine';
import type { AbilityList } from '../abilities/entry/ability.js';
import { ABILITIES } from '../abilities/index.js';

export const NOT_ON_SHEET = refusal('DQ-P4', 'This ability is not on your sheet.');
export const USED = refusal('DQ-P5', 'You have used this already; each ability works once a duel.');
export const USED_UP = refusal('DQ-P5', 'Every item that carries this has been used in this duel.');
export const NOT_TAKEN = refusal(
  'R-USURPER',
  'This belongs to the other hero; only usurper can take it over.',
);
export const COMBAT_TAKEN = refusal('R-SLOT', 'You have already played a combat ability in this round.');
export const SPEED_TAKEN = refusal('DQ-P5', 'You have already played a speed ability in this round.');
export const IN_STONE = refusal('R-STONESKIN', 'While your skin is stone you can play nothing but trample.');
export const SHIFTED = refusal(
  'DQ-S-time-shift',
  'Time shift is still running: no other speed ability meanwhile.',
);
export const TOO_DEAR = refusal('R-COST', 'You cannot pay health that would bring you to 0.');
export const NOT_HURT = refusal('DQ-7.1', 'This needs a loss of health by the attack of this round.');
export const NOT_SCORED = refusal('DQ-A-rebound', 'This answers a damage score only.');
export const BRACE_PASSED = refusal(
  'R-ARMOURBACK',
  'Against a damage score this is played before armour counts.',
);
export const NO_SHADES = refusal('DQ-A-sacrifice', 'Your shades are no longer in play.');
export const NO_ARMOUR_COUNTED = refusal('R-FATAL', 'No armour was counted, so there is none to ignore.');
export const NOT_ATTACKING = refusal('DQ-5.1', 'Damage is rolled in step 5 by the winner of the round.');
export const WORKS_ALONE = refusal('DQ-8.1', 'This works by itself whenever its condition holds.');
export const NOT_IN_WINDOW = refusal('R-WINDOW', 'This has nothing to act on at this moment.');
export const CAN_WAIT = refusal(
  'R-WINDOW',
  'Nothing would count it at this moment; it can wait without loss.',
);
export const NO_MODIFIERS = refusal('R-DICEBONUS', 'Your modifiers cannot touch this roll.');
export const NOT_YOUR_SCORE = refusal('DQ-10.1', 'This is added to a damage score of your own.');
export const NO_DIE = refusal('DQ-10.1', 'There is no such die for it on the table.');
export const NOTHING_TO_RENEW = refusal('DQ-10.1', 'There is no played ability that it could bring back.');
export const NOT_NAMED = refusal(
  'DQ-10.1',
  'This ability needs something it can work on, and that is not it.',
);
export const FULL_HEALTH = refusal('DQ-P2', 'You are at full health.');

const STEP_OF: Readonly<Record<AbilityList, Refusal>> = {
  speed: refusal('DQ-1.1', 'Speed abilities are announced in step 1, before the attack-speed roll.'),
  interrupt: refusal('DQ-3.1', 'Interrupts are played in step 3 by the loser of the round.'),
  dodge: refusal('DQ-3.1', 'Dodges are played in step 3 by the loser of the round.'),
  answer: refusal('DQ-3.2d', 'This answers a dodge, as winner of the round.'),
  dice: refusal('DQ-4.1', 'Damage dice abilities are played in step 4 by the winner of the round.'),
  score: refusal('DQ-5.2', 'Damage score abilities are announced in step 5, before the damage roll.'),
  sacrifice: refusal('DQ-4.3', 'Sacrifice answers damage that has just been rolled against you.'),
  post: refusal('DQ-6.3', 'This is played in step 6, after your damage score has cost health.'),
  strike: refusal('DQ-7.1', 'Strike back abilities are played in step 7 by the loser of the round.'),
  modifier: refusal('R-WINDOW', 'Modifiers are played in the windows between the steps.'),
  passive: WORKS_ALONE,
};

/** The reason for an ability that does not belong to what is being asked, by its place in the table. */
export const WRONG_STEP: readonly Refusal[] = ABILITIES.map((ability) => {
  if (ability.inert !== undefined) return refusal('DQ-P4', ability.inert);
  return ability.always === true ? WORKS_ALONE : STEP_OF[ability.list];
});

/** R-REQ, by place in the table. */
export const UNMET: readonly Refusal[] = ABILITIES.map((ability) =>
  refusal('R-REQ', `It needs ${ability.needs?.words ?? 'nothing'}.`),
);
