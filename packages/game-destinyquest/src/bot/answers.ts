/** What each answer to a question of the round is worth: the greedy half of the bot. */
import type { Move } from '@fray/engine';
import type { Ability } from '../abilities/entry/ability.js';
import { ABILITIES } from '../abilities/index.js';
import { dieBonusOf, hitTotal } from '../damage/hit.js';
import { canAnswer, whyNot } from '../legality/playable.js';
import { CHOOSE, DECLINE, ROLL } from '../legality/verbs.js';
import { POST_ASK } from '../sheet/sheet.js';
import { armourOf, might, running } from '../sheet/values.js';
import { ARMOUR, type DuelState, hasMark, NONE, other, SCORE_HIT, STONE_SKIN } from '../state/state.js';
import { MEAN_DIE, meanScore, plainHit, roundsLeft } from './estimates.js';
import { blowWorth, diceOf, effectsWorth, pointsOf, ridersWorth } from './worth.js';

type Worth = (s: Readonly<DuelState>, me: number, ability: Ability, move: Move) => number;

/** A blow that ends the duel is worth more than any other. */
export const VICTORY = 30;

export const speedWorth: Worth = (s, me, ability) =>
  ability.inForce !== undefined ? 2 * VICTORY : effectsWorth(s, me, ability.does);

export const dodgeWorth: Worth = (s, me, ability) => {
  const saved = plainHit(s, other(me)) + 1;
  const danger = saved + 4 >= s.health[me]! ? VICTORY : 0;
  if (ability.swaps === true) return saved + plainHit(s, me) - (ability.cost ?? 0) + danger;
  return saved + blowWorth(s, me, ability) + danger;
};

export const answerWorth: Worth = (s, me) => plainHit(s, me);

/** Shades are worth what they will still add; they go when the blow is heavier, or the last. */
export const sacrificeWorth: Worth = (s, me) => {
  const blow = Math.max(0, hitTotal(s, me) - (s.hit.kind === SCORE_HIT ? armourOf(s, me) : 0));
  if (blow >= s.health[me]!) return VICTORY;
  return blow - Math.min(9, roundsLeft(s));
};

export const braceWorth: Worth = (s, me, ability) => {
  const score = hitTotal(s, me);
  const now = Math.max(0, score - armourOf(s, me));
  const double = ability.brace!.some(
    (effect) => effect.do === 'change' && effect.stat > ARMOUR && effect.on === 'me',
  );
  const shield = double ? armourOf(s, me) : 3;
  const spared = Math.min(now, shield);
  if (now >= s.health[me]!) return VICTORY;
  // A defence is used once: it waits for a blow that it can take most of.
  return spared - 0.6 * Math.min(shield, 8) * Math.min(1, roundsLeft(s) / 6);
};

export const postWorth: Worth = (s, me, ability, move) => {
  if (move[0] === CHOOSE) return move[2] === mightStat(s, other(me)) ? 0.9 * roundsLeft(s) : 0;
  const late = typeof ability.late === 'function' ? ability.late(s, me) : (ability.late ?? 0);
  return (
    late + pointsOf(s, me, ability) * Number(ability.list === 'post') + effectsWorth(s, me, ability.does)
  );
};

export const strikeWorth: Worth = (s, me, ability) => {
  const blow = blowWorth(s, me, ability);
  return blow >= s.health[other(me)]! ? VICTORY : blow;
};

function mightStat(s: Readonly<DuelState>, seat: number): number {
  const { base } = s.sheets[seat]!;
  return base[1]! >= base[2]! ? 1 : 2;
}

/** Answers of the winner: an ability, a plain score (with what may follow it), or nothing. */
export function attackWorth(s: Readonly<DuelState>, me: number, move: Move): number {
  if (move[0] === DECLINE) return hasMark(s, me, STONE_SKIN) ? plainHit(s, me) + 3 : -1;
  if (move[0] === ROLL) return plainHit(s, me) + followUp(s, me);
  const ability = ABILITIES[move[1]]!;
  const picked = move[0] === CHOOSE && move[2] === mightStat(s, other(me)) ? 0.5 * roundsLeft(s) : 0;
  const worth = picked + (ability.list === 'score' ? scoreWorth(s, me, ability) : diceWorth(s, me, ability));
  return worth >= s.health[other(me)]! ? worth + VICTORY : worth;
}

/** The best ability of 6.3 that a plain score leaves room for. */
function followUp(s: Readonly<DuelState>, me: number): number {
  if (s.combatSlot[me] !== NONE || !canAnswer(s, me, POST_ASK)) return 0;
  let best = 0;
  const { at, abilities } = s.sheets[me]!;
  for (const place of at[POST_ASK]!) {
    const ability = ABILITIES[abilities[place]!]!;
    if (whyNot(s, me, place, POST_ASK) === undefined)
      best = Math.max(
        best,
        effectsWorth(s, me, ability.does),
        ability.lowers === undefined ? 0 : roundsLeft(s),
      );
  }
  return best;
}

function diceWorth(s: Readonly<DuelState>, me: number, ability: Ability): number {
  const casts = typeof ability.casts === 'function' ? ability.casts(s, me) : ability.casts === true;
  return casts ? effectsWorth(s, me, ability.does) : blowWorth(s, me, ability);
}

function scoreWorth(s: Readonly<DuelState>, me: number, ability: Ability): number {
  const full = armourOf(s, other(me));
  const armour = ability.ignores === 'armour' ? 0 : ability.ignores === 'half' ? Math.floor(full / 2) : full;
  const power = Math.max(might(s, me), running(s, me, 2) + s.sheets[me]!.base[2]! + (ability.surge ?? 0));
  const bonus = dieBonusOf(s, me, true);
  const extra = diceOf(s, me, ability) * (MEAN_DIE + bonus);
  const dice = s.speedDice[me]!;
  const speed = dice.reduce((sum, face) => sum + face + bonus, 0);
  const points = power + pointsOf(s, me, ability);
  const hit =
    ability.usesSpeedDice === true
      ? Math.max(0, speed + points - armour)
      : meanScore(points + bonus + extra, armour);
  return hit - (ability.cost ?? 0) + ridersWorth(s, me, ability);
}
