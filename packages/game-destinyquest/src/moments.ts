/**
 * Whether a modifier counts for anything if it is played now. What can wait without loss is not asked for: a boost
 * until the roll it is for, a healing until a blow would be the last, or until the end of the round.
 */
import type { Effect, Renewal } from './abilities/ability.js';
import { ABILITIES } from './abilities/index.js';
import { countedArmour } from './counted-armour.js';
import { bansModifiers, hitTotal } from './hit.js';
import { withHook } from './sheet.js';
import {
  A,
  ARMOUR,
  B,
  D,
  type DuelState,
  E,
  F,
  loser,
  NONE,
  other,
  SCORE,
  SCORE_HIT,
  SPEED,
  TOTAL,
} from './state.js';
import { speedOf } from './values.js';

/** Whether a change of this stat for this round is counted from here on. */
export function matters(s: Readonly<DuelState>, seat: number, stat: number): boolean {
  if (stat === TOTAL) return s.window === B;
  if (s.window <= B) return stat === SPEED;
  if (s.window >= E) return false;
  const score = s.hit.kind === SCORE_HIT;
  if (stat === SPEED) return seat === loser(s);
  if (stat === ARMOUR) return score && seat === loser(s);
  if (seat !== s.winner) return false;
  if (stat === SCORE) return score;
  if (bansModifiers(s, seat)) return false;
  return score || (s.hit.ability !== NONE && ABILITIES[s.hit.ability]!.reads === stat);
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
  return withHook(sheet, 'double').length + withHook(sheet, 'speedSettled').length > 0;
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
  return withHook(sheet, 'taken').length + withHook(sheet, 'double').length > 0 ? REACTION_MARGIN : 0;
}

const REACTION_MARGIN = 6;

/** A speed ability is brought back before step 1, any other at any time: a modifier may be wanted at once. */
export function renewalCounts(s: Readonly<DuelState>, renews: Renewal): boolean {
  return s.window === A || renews.classes.length > 1;
}

/** What is raised for good is raised at the start of a round, or when it counts at once. */
export function lastingCounts(s: Readonly<DuelState>, seat: number, stat: number): boolean {
  return s.window === A || matters(s, seat, stat);
}
