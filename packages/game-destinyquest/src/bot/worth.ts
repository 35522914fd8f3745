/** What an ability is worth in health, read from its entry: no ability is named here. */
import type { Ability, Effect } from '../abilities/entry/ability.js';
import { dieBonusOf } from '../damage/hit.js';
import { armourOf, attribute, speedOf } from '../sheet/values.js';
import type { Span } from '../state/span.js';
import {
  ARMOUR,
  BRAWN,
  CONVULSIONS,
  DICE,
  type DuelState,
  HAUNT,
  MAGIC,
  MEDITATION,
  other,
  SCORE,
  SPEED,
  STAGGERED,
  STONE_SKIN,
  TIME_SHIFT,
  TOTAL,
  VORTEX,
} from '../state/state.js';
import { MEAN_DIE, markCost, roundsLeft, swing } from './estimates.js';

/** Share of the rounds that either hero wins. */
const WINS = 0.45;
/** What a point of speed, and a die, do to the chance of winning a round. */
const PER_SPEED = 0.11;
const PER_DIE = 0.33;

function spanRounds(span: Span, left: number): number {
  if (span === 'rest' || span === 'from-next') return left;
  if (span === 'next-three') return Math.min(3, left);
  if (span === 'next-two' || span === 'two-rounds') return Math.min(2, left);
  return 1;
}

/** What one point of a stat is worth to its hero in one round. */
function pointWorth(s: Readonly<DuelState>, seat: number, stat: number): number {
  if (stat === SPEED || stat === TOTAL) return PER_SPEED * swing(s);
  if (stat === DICE) return PER_DIE * swing(s);
  if (stat === ARMOUR || stat === SCORE) return WINS;
  if (stat === STAGGERED) return -WINS * armourOf(s, seat);
  if (stat !== BRAWN && stat !== MAGIC) return 0;
  const higher = attribute(s, seat, stat) >= attribute(s, seat, stat === BRAWN ? MAGIC : BRAWN);
  return higher ? WINS : 0.02;
}

function markWorth(s: Readonly<DuelState>, mark: number, left: number, me: number): number {
  if (mark === CONVULSIONS) return 0.07 * swing(s) * left;
  if (mark === VORTEX) return 0.6 * left;
  if (mark === MEDITATION) return left;
  if (mark === HAUNT) return 2 * Math.min(5, left);
  if (mark === STONE_SKIN) return -4;
  if (mark === TIME_SHIFT)
    return 3 * PER_SPEED * swing(s) * Math.max(0, speedOf(s, other(me)) - speedOf(s, me));
  return markCost(mark, left);
}

function effectWorth(s: Readonly<DuelState>, me: number, effect: Effect): number {
  const left = roundsLeft(s);
  if (effect.do === 'heal') return Math.min(effect.by, s.sheets[me]!.max - s.health[me]!);
  const target = effect.on === 'me' ? me : other(me);
  const side = effect.on === 'me' ? 1 : -1;
  if (effect.do === 'mark') return markWorth(s, effect.mark, left, me);
  if (effect.do === 'unmark') return markCost(effect.mark, left);
  let by = effect.by;
  if (effect.stat === ARMOUR && by < 0) by = -Math.min(-by, attribute(s, target, ARMOUR));
  return side * by * pointWorth(s, target, effect.stat) * spanRounds(effect.span, left);
}

export function effectsWorth(
  s: Readonly<DuelState>,
  me: number,
  effects: readonly Effect[] | undefined,
): number {
  let sum = 0;
  if (effects !== undefined) for (const effect of effects) sum += effectWorth(s, me, effect);
  return sum;
}

export function diceOf(s: Readonly<DuelState>, me: number, ability: Ability): number {
  return typeof ability.dice === 'function' ? ability.dice(s, me) : (ability.dice ?? 0);
}

export function pointsOf(s: Readonly<DuelState>, me: number, ability: Ability): number {
  return typeof ability.points === 'function' ? ability.points(s, me) : (ability.points ?? 0);
}

/** Damage dice and fixed damage past armour, with everything that comes along. */
export function blowWorth(s: Readonly<DuelState>, me: number, ability: Ability): number {
  const perDie = MEAN_DIE + dieBonusOf(s, me, false);
  const blow = diceOf(s, me, ability) * perDie + pointsOf(s, me, ability);
  const self = (ability.selfDice ?? 0) * MEAN_DIE + (ability.cost ?? 0);
  return blow - self + ridersWorth(s, me, ability);
}

export function ridersWorth(s: Readonly<DuelState>, me: number, ability: Ability): number {
  return (
    effectsWorth(s, me, ability.does) + effectsWorth(s, me, ability.ifHurt) + effectsWorth(s, me, ability.own)
  );
}
