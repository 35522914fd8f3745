/**
 * Whether a modifier counts for something now that could not be had later without loss. A boost can wait for the
 * roll it is for, a healing until a blow would be the last or the round ends, and everything in (c) for (d), where
 * more is known and nothing has been counted yet.
 */
import {
  type Ability,
  type DiceChange,
  type Effect,
  HOOK,
  type Raise,
  type Renewal,
} from '../abilities/entry/ability.js';
import { ABILITIES } from '../abilities/index.js';
import { countedArmour } from '../damage/counted-armour.js';
import { bansModifiers, hitTotal, strikesWithSpeedDice } from '../damage/hit.js';
import { ATTACK_ASK, withHook } from '../sheet/sheet.js';
import { speedOf } from '../sheet/values.js';
import {
  A,
  ARMOUR,
  B,
  C,
  D,
  type DuelState,
  F,
  isMight,
  loser,
  NONE,
  other,
  SCORE,
  SCORE_HIT,
  SPEED,
  TOTAL,
} from '../state/state.js';
import { anyInRoll, CONTROL_DIE, controlDieFor, diceOwner, isSteered } from './dice-choice.js';

/** Whether a modifier that may be played now had better not wait. */
export function countsNow(s: Readonly<DuelState>, seat: number, ability: Ability): boolean {
  if (ability.changes !== undefined) return changeCounts(s, seat, ability.changes);
  if (ability.namesDie === true || ability.trailing === true) return true;
  if (s.window === C) return false;
  if (ability.renews !== undefined) return renewalCounts(s, ability.renews);
  if (ability.raises !== undefined)
    return anyRaiseCounts(s, seat, ability.raises) || helps(s, seat, ability.does);
  if (ability.reads !== undefined) return matters(s, seat, ability.reads);
  return ability.does === undefined || helps(s, seat, ability.does);
}

/** Dice of an earlier roll have been read: changing them is to no avail. */
function changeCounts(s: Readonly<DuelState>, seat: number, change: DiceChange): boolean {
  if (change.pick === 'swap')
    return s.window === B || strikesWithSpeedDice(s, seat) || strikesWithSpeedDice(s, other(seat));
  if (anyInRoll(s, seat, change)) return true;
  return (
    change.pick === 'one' && controlDieFor(s, seat, change) > 0 && dieCounts(s, seat, change, CONTROL_DIE)
  );
}

/** A steering die always counts, the die of an ice shield where armour does. */
export function dieCounts(s: Readonly<DuelState>, seat: number, change: DiceChange, die: number): boolean {
  if (die !== CONTROL_DIE) return die < CONTROL_DIE;
  const owner = diceOwner(seat, change);
  return isSteered(s, owner) || matters(s, owner, ARMOUR);
}

/** Whether a change of this stat for this round has to be made now to be counted. */
function matters(s: Readonly<DuelState>, seat: number, stat: number): boolean {
  if (s.window <= B) {
    if (stat === TOTAL) return s.window === B;
    return stat === SPEED || (isMight(stat) && mayBanModifiers(s, seat));
  }
  if (s.window !== D) return false;
  if (readsNow(s, seat, stat)) return true;
  if (s.hit.kind !== SCORE_HIT) return false;
  if (stat === ARMOUR) return seat === loser(s);
  if (seat !== s.winner) return false;
  return stat === SCORE || (isMight(stat) && !bansModifiers(s, seat));
}

/** Whether the damage of this seat on the table is worked out from the stat. */
function readsNow(s: Readonly<DuelState>, seat: number, stat: number): boolean {
  const { ability, by } = s.hit;
  return ability !== NONE && by[other(seat)] === seat && ABILITIES[ability]!.reads === stat;
}

/** With slick still to come, the last chance to raise the power of that blow is before it is announced. */
function mayBanModifiers(s: Readonly<DuelState>, seat: number): boolean {
  const { at, abilities } = s.sheets[seat]!;
  for (const place of at[ATTACK_ASK]!) {
    const ability = ABILITIES[abilities[place]!]!;
    if (ability.noModifiers === true && ability.list === 'score' && s.left[seat]![place]! > 0) return true;
  }
  return false;
}

/** Whether any of these effects counts now. */
export function helps(s: Readonly<DuelState>, seat: number, effects: readonly Effect[] | undefined): boolean {
  if (effects === undefined) return false;
  for (const effect of effects) {
    if (effect.do === 'heal') {
      if (healingCounts(s, seat)) return true;
    } else if (effect.do !== 'change') {
      if (s.window === F || isStruck(s, seat)) return true;
    } else if (matters(s, effect.on === 'me' ? seat : other(seat), effect.stat)) return true;
  }
  return false;
}

function healingCounts(s: Readonly<DuelState>, seat: number): boolean {
  if (s.health[seat]! >= s.sheets[seat]!.max) return false;
  if (s.window === F) return true;
  const foe = other(seat);
  if (s.window === A) return s.health[seat]! <= speedOf(s, foe) + EXECUTION_MARGIN;
  if (s.window === B) return hurtsBySpeed(s, foe);
  return s.window === D && blow(s, seat) + reactions(s, foe) >= s.health[seat]!;
}

/** An execution is announced by health against speed: a hero near that line may heal before step 1. */
const EXECUTION_MARGIN = 2;

/** Heroes whose attack-speed dice hurt when the window closes leave no other moment to heal. */
function hurtsBySpeed(s: Readonly<DuelState>, seat: number): boolean {
  const sheet = s.sheets[seat]!;
  return withHook(sheet, HOOK.double).length + withHook(sheet, HOOK.speedSettled).length > 0;
}

/** Damage of the other lies on the table against this seat. */
function isStruck(s: Readonly<DuelState>, seat: number): boolean {
  return s.window === D && s.hit.by[seat] === other(seat);
}

/** Health that what lies on the table would cost, dice against oneself included. */
function blow(s: Readonly<DuelState>, seat: number): number {
  const attack = s.hit.ability === NONE ? undefined : ABILITIES[s.hit.ability];
  const armour = s.hit.kind === SCORE_HIT ? countedArmour(s, seat, attack) : 0;
  return Math.max(0, hitTotal(s, seat) - armour);
}

/** The most that lightning and dark claw of the other can add before there is another moment to heal. */
function reactions(s: Readonly<DuelState>, foe: number): number {
  const sheet = s.sheets[foe]!;
  return withHook(sheet, HOOK.taken).length + withHook(sheet, HOOK.double).length > 0 ? REACTION_MARGIN : 0;
}

const REACTION_MARGIN = 6;

/** A speed ability is brought back before step 1, any other at any time: a modifier may be wanted at once. */
function renewalCounts(s: Readonly<DuelState>, renews: Renewal): boolean {
  return s.window === A || renews.classes.length > 1;
}

function anyRaiseCounts(s: Readonly<DuelState>, seat: number, raise: Raise): boolean {
  for (const stat of raise.among)
    if (raiseBy(s, seat, raise, stat) > 0 && raiseCounts(s, seat, raise, stat)) return true;
  return false;
}

export function raiseBy(s: Readonly<DuelState>, seat: number, raise: Raise, stat: number): number {
  const by = typeof raise.by === 'number' ? raise.by : raise.by(s, seat, stat);
  return by + (raise.more?.(s, seat) ?? 0);
}

/**
 * What is raised for good is raised at the start of a round, or when it counts at once; so is what goes by the
 * other's value, because speed abilities may lower that.
 */
export function raiseCounts(s: Readonly<DuelState>, seat: number, raise: Raise, stat: number): boolean {
  if (s.window === A && (raise.span === 'rest' || typeof raise.by !== 'number')) return true;
  return matters(s, seat, stat);
}
