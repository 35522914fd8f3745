/** What speed and combat abilities are worth at the moment they are asked for. */
import type { Move } from '@fray/engine';
import type { Ability } from '../../src/abilities/ability.js';
import { ABILITIES } from '../../src/abilities/index.js';
import { ARMOUR, DOUBLED, type DuelState, MAGIC, NONE, other, SCORE } from '../../src/state.js';
import { armourOf, attribute, might } from '../../src/values.js';
import { DECLINE, ROLL } from '../../src/verbs.js';
import {
  abilityWorth,
  amount,
  bestLeft,
  changeWorth,
  dieOf,
  plainHit,
  roundsLeft,
  threat,
  worthOf,
} from './worth.js';

type S = Readonly<DuelState>;
type Worth = (s: S, seat: number, ability: Ability, move: Move) => number;

/** What decides the duel outweighs everything. */
const DECISIVE = 100;
/** A use given up is worth a little: what gains less is kept. */
const KEEP = 1;
const FIRST_ROUND_ONLY = 5;

/** What the vocabulary of abilities cannot say about an attack. */
const SPECIAL: Readonly<Record<string, (s: S, seat: number, ability: Ability) => number>> = {
  bolt: (s, seat, ability) => 3 * dieOf(s, seat) - (ability.again!(s, seat) ? 0 : plainHit(s, seat) + KEEP),
  'ley-line-infusion': (s, seat) => dieOf(s, seat) + Math.min(5.7, s.sheets[seat]!.max - s.health[seat]!),
  'stone-rain': (s, seat, ability) => abilityWorth(s, seat, ability) + (ability.again!(s, seat) ? 0 : 3),
  'back-fire': (s, seat, ability) => (s.health[seat]! <= 12 ? 0 : abilityWorth(s, seat, ability)),
};

/** What can only be played now does not come again. */
export const speedWorth: Worth = (s, seat, ability) => {
  if (ability.inForce !== undefined) return DECISIVE;
  const soon = s.round === 1 && ability.refuse !== undefined ? FIRST_ROUND_ONLY : 0;
  return worthOf(s, seat, ability.does) + soon - KEEP;
};

export const dodgeWorth: Worth = (s, seat, ability) => {
  const spared = plainHit(s, other(seat)) + 2;
  if (ability.swaps === true) return spared + 0.7 * plainHit(s, seat) - (ability.cost ?? 0);
  return spared + abilityWorth(s, seat, ability);
};

export const answerWorth: Worth = (s, seat) => plainHit(s, seat);

/** A plain damage score keeps the slot for a follow-up. */
export const attackWorth: Worth = (s, seat, ability, [verb]) => {
  const plain = plainHit(s, seat);
  if (verb === DECLINE) return -KEEP;
  if (verb === ROLL) return plain + bestLeft(s, seat, 'post');
  const special = SPECIAL[ability.id];
  if (special !== undefined) return special(s, seat, ability);
  const drawback = worthOf(s, seat, ability.own);
  if (ability.list === 'dice')
    return abilityWorth(s, seat, ability) + worthOf(s, seat, ability.ifHurt) + drawback;
  return plain + scoreMore(s, seat, ability) + drawback;
};

function scoreMore(s: S, seat: number, ability: Ability): number {
  const armour = armourOf(s, other(seat));
  let more = abilityWorth(s, seat, ability);
  if (ability.ignores === 'armour') more += armour;
  if (ability.ignores === 'half') more += Math.ceil(armour / 2);
  if (ability.surge !== undefined)
    more += Math.max(0, attribute(s, seat, MAGIC) + ability.surge - might(s, seat));
  if (ability.usesSpeedDice === true) more += s.speedDice[seat]!.reduce((x, y) => x + y, 0) - 3.5;
  return more;
}

export const sacrificeWorth: Worth = (s, seat) => {
  const spared = threat(s, seat);
  return spared >= s.health[seat]! ? DECISIVE : spared - roundsLeft(s) - 3;
};

export const braceWorth: Worth = (s, seat, ability) => {
  const hit = threat(s, seat);
  let spared = 0;
  for (const effect of ability.brace ?? []) {
    if (effect.do !== 'change') continue;
    if (effect.stat === DOUBLED) spared += armourOf(s, seat);
    if (effect.stat === ARMOUR || effect.stat === SCORE) spared += Math.abs(effect.by);
  }
  spared = Math.min(spared, hit);
  const saves = hit >= s.health[seat]! && hit - spared < s.health[seat]!;
  return saves ? DECISIVE : spared + dieOf(s, seat) - bestLeft(s, seat, 'strike') / 2;
};

export const postWorth: Worth = (s, seat, ability, [, , stat]) => {
  if (ability.lowers !== undefined)
    return -changeWorth(s, other(seat), stat, amount(s, seat, ability.lowers.by as number), roundsLeft(s));
  return ability.late === undefined ? abilityWorth(s, seat, ability) : amount(s, seat, ability.late);
};

export const strikeWorth: Worth = (s, seat, ability) => abilityWorth(s, seat, ability);

/** The ability that a move names; moves without one get the first of the table, which nobody reads then. */
export function abilityOf([, a]: Move): Ability {
  return ABILITIES[Math.max(a, NONE + 1)]!;
}
