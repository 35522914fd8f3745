/** When a modifier is worth its use. Each use has a price, so that it waits for a good moment. */
import type { Move } from '@fray/engine';
import type { Ability, DiceChange } from '../abilities/entry/ability.js';
import { ABILITIES } from '../abilities/index.js';
import { hitTotal } from '../damage/hit.js';
import { diceFor, SPEED_DIE } from '../legality/dice-choice.js';
import { raiseBy } from '../legality/moments.js';
import { AIM, CHOOSE, PICK, RENEW, SPEND, SWAP } from '../legality/verbs.js';
import { attackSpeed, isForced } from '../sheet/attack-speed.js';
import { armourOf, might } from '../sheet/values.js';
import {
  ARMOUR,
  B,
  BRAWN,
  C,
  D,
  DICE_HIT,
  type DuelState,
  loser,
  MAGIC,
  NONE,
  other,
  SCORE_HIT,
  SPEED,
  TOTAL,
} from '../state/state.js';
import { MEAN_DIE, roundsLeft, swing } from './estimates.js';
import { effectsWorth } from './worth.js';

/** What a use is saved for, in health; near the end nothing is saved. */
function price(s: Readonly<DuelState>, full: number): number {
  return full * Math.min(1, roundsLeft(s) / 5);
}

export function modifierWorth(s: Readonly<DuelState>, me: number, move: Move): number {
  const ability = ABILITIES[move[1]]!;
  if (move[0] === RENEW) return 3;
  if (move[0] === SPEND) return 0;
  if (ability.worth !== undefined) return ability.worth(s, me, move[2] % SPEED_DIE) - price(s, 1);
  if (ability.changes !== undefined)
    return s.window === B
      ? speedDiceWorth(s, me, ability.changes, move) * swing(s) - price(s, 0.4 * swing(s))
      : damageDiceWorth(s, me, ability.changes, move) - price(s, 3);
  if (move[0] === CHOOSE) return raiseWorth(s, me, ability, move[2]) + healingOf(s, me, ability);
  return plainWorth(s, me, ability);
}

/** The chance of winning the round that the change adds. */
function speedDiceWorth(s: Readonly<DuelState>, me: number, change: DiceChange, move: Move): number {
  const lead = attackSpeed(s, me) - attackSpeed(s, other(me));
  const won = lead > 0 && !isForced(s, me) ? 1 : 0;
  if (won === 1) return 0;
  const owner = change.whose === 'me' ? me : other(me);
  const side = owner === me ? 1 : -1;
  const dice = s.speedDice[owner]!;
  if (move[0] === SWAP) return isWon(lead + 2 * (s.speedDice[other(me)]![move[3]]! - dice[move[2]]!));
  const set = move[0] === AIM ? 1 << move[2] : move[0] === PICK ? move[2] + 1 : (1 << dice.length) - 1;
  let outcomes = 1;
  if (change.face === undefined)
    for (let i = 0; i < dice.length; i++) if ((set & (1 << i)) !== 0) outcomes *= 6;
  return addWon(0, change, side, dice, set, 0, lead) / outcomes;
}

/** The sum, and what is won in every way in which the dice from the i-th on may fall. */
function addWon(
  sum: number,
  change: DiceChange,
  side: number,
  dice: readonly number[],
  set: number,
  i: number,
  lead: number,
): number {
  if (i === dice.length) return sum + isWon(lead);
  if ((set & (1 << i)) === 0) return addWon(sum, change, side, dice, set, i + 1, lead);
  const face = dice[i]!;
  if (change.face !== undefined)
    return addWon(sum, change, side, dice, set, i + 1, lead + side * (change.face(face) - face));
  let all = sum;
  for (let to = 1; to <= 6; to++)
    all = addWon(all, change, side, dice, set, i + 1, lead + side * (to - face));
  return all;
}

function isWon(lead: number): number {
  return lead > 0 ? 1 : lead === 0 ? 0.4 : 0;
}

/** Points of damage done or spared. */
function damageDiceWorth(s: Readonly<DuelState>, me: number, change: DiceChange, move: Move): number {
  const dice = diceFor(s, me, change);
  if (move[0] === SWAP) return diceFor(s, other(me), change)[move[3]]! - dice[move[2]]!;
  const side = change.whose === 'me' ? 1 : -1;
  let gain = change.plus ?? 0;
  dice.forEach((face, i) => {
    if (move[0] === AIM && move[2] !== i) return;
    if (move[0] === PICK && ((move[2] + 1) & (1 << i)) === 0) return;
    gain += side * ((change.face === undefined ? MEAN_DIE : change.face(face)) - face);
  });
  return gain;
}

function raiseWorth(s: Readonly<DuelState>, me: number, ability: Ability, stat: number): number {
  const raise = ability.raises!;
  const by = raiseBy(s, me, raise, stat);
  if (raise.span === 'rest') return stat === strongStat(s, me) ? by * 3 : 0;
  return boostWorth(s, me, stat, by);
}

function strongStat(s: Readonly<DuelState>, me: number): number {
  const { base } = s.sheets[me]!;
  return base[BRAWN]! >= base[MAGIC]! ? BRAWN : MAGIC;
}

/** A boost counts when its roll is certain: power for one's own blow, armour against one that gets through. */
function boostWorth(s: Readonly<DuelState>, me: number, stat: number, by: number): number {
  if (stat === SPEED) return s.window === B ? tiltWorth(s, me, by) : 0;
  const attack = s.window === C || s.window === D;
  if (!attack || s.winner === NONE) return 0;
  if (stat === ARMOUR) return s.window === D ? Math.min(by, through(s, me)) - price(s, 2) : 0;
  if (s.winner !== me) return 0;
  const now = might(s, me);
  const base = s.sheets[me]!.base[stat]!;
  return base + by > now ? base + by - now - 0.5 : 0;
}

/** Health that the score on the table would cost this seat now. */
function through(s: Readonly<DuelState>, me: number): number {
  if (s.hit.kind !== SCORE_HIT || loser(s) !== me) return 0;
  return Math.max(0, hitTotal(s, me) - armourOf(s, me));
}

function tiltWorth(s: Readonly<DuelState>, me: number, by: number): number {
  const lead = attackSpeed(s, me) - attackSpeed(s, other(me));
  return (isWon(lead + by) - isWon(lead)) * swing(s) - price(s, 2);
}

function healingOf(s: Readonly<DuelState>, me: number, ability: Ability): number {
  const heal = ability.does?.find((effect) => effect.do === 'heal');
  if (heal === undefined || heal.do !== 'heal') return 0;
  const missing = s.sheets[me]!.max - s.health[me]!;
  return missing >= heal.by || s.health[me]! < 20 ? Math.min(missing, heal.by) : -1;
}

function plainWorth(s: Readonly<DuelState>, me: number, ability: Ability): number {
  let worth = healingOf(s, me, ability);
  for (const effect of ability.does ?? []) {
    if (effect.do === 'unmark') worth += effectsWorth(s, me, [effect]) - 1;
    if (effect.do !== 'change') continue;
    if (effect.stat === TOTAL) worth += tiltWorth(s, me, -effect.by);
    else if (effect.on === 'foe') worth += s.window === D ? Math.min(-effect.by, through(s, me)) - 1 : 0;
    else worth += boostWorth(s, me, effect.stat, effect.by);
  }
  return worth + hookWorth(s, me, ability);
}

/** Modifiers with a rule of their own: armour dice, martyr, expertise, vampirism. */
function hookWorth(s: Readonly<DuelState>, me: number, ability: Ability): number {
  if (ability.play === undefined || ability.cost !== undefined) return 0;
  if (ability.reads === ARMOUR) return boostWorth(s, me, ARMOUR, MEAN_DIE);
  // Only vampirism is for every window; martyr and expertise answer a blow.
  if (ability.windows === undefined) return Math.ceil(s.caused[me]! / 2) - price(s, 3);
  if (s.hit.by[me] !== other(me)) return 0;
  const blow = s.hit.kind === SCORE_HIT ? through(s, me) : hitTotal(s, me);
  const dear = s.hit.kind === SCORE_HIT || s.hit.kind === DICE_HIT ? 5 : 0;
  return blow - dear - price(s, 3);
}
