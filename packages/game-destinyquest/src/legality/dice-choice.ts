/** Which dice on the table a modifier may touch, and the number by which a player names each. */
import type { Refusal } from '@fray/engine';
import type { DiceChange } from '../abilities/entry/ability.js';
import { bansModifiers, strikesWithSpeedDice } from '../damage/hit.js';
import { B, D, type DuelState, other, SCORE_HIT, SPIN_HIT } from '../state/state.js';
import { NO_DIE, NO_MODIFIERS, NOT_NAMED } from './refusals.js';

/**
 * Dice of the roll that the window is about are 0 and up, dice at oneself follow, then the steering die, then
 * attack-speed dice that lie there from step 2.
 */
export const SELF_DIE = 24;
export const CONTROL_DIE = 28;
export const SPEED_DIE = 29;
export const DIE_NAMES: readonly string[] = [
  ...Array.from({ length: SELF_DIE }, (_, i) => `${i + 1}`),
  ...Array.from({ length: CONTROL_DIE - SELF_DIE }, (_, i) => `self-${i + 1}`),
  'control',
  'speed-1',
  'speed-2',
  'speed-3',
];
/** Sets of up to three attack-speed dice: the place in the list, plus one, is the set as bits. */
export const DICE_SET_NAMES = ['1', '2', '1+2', '3', '1+3', '2+3', '1+2+3'];

const NO_DICE: readonly number[] = [];

export function diceOwner(seat: number, change: DiceChange): number {
  return change.whose === 'me' ? seat : other(seat);
}

/** The dice of the roll that the window is about: attack speed in (b), later the damage. */
export function rollFor(s: Readonly<DuelState>, seat: number, change: DiceChange): readonly number[] {
  const owner = diceOwner(seat, change);
  if (s.window === B) return isOfDamage(change) ? NO_DICE : s.speedDice[owner]!;
  if (s.hit.by[other(owner)] !== owner) return NO_DICE;
  if (change.roll === 'speed' && !strikesWithSpeedDice(s, owner)) return NO_DICE;
  if (change.roll.endsWith('score') && s.hit.kind !== SCORE_HIT) return NO_DICE;
  return s.hit.faces[other(owner)]!;
}

function isOfDamage({ roll }: DiceChange): boolean {
  return roll === 'damage' || roll === 'score';
}

/** Attack-speed dice lie there to the end of the round (R-WINDOW), but a shield spin is settled before (b). */
function earlierDice(s: Readonly<DuelState>, seat: number, change: DiceChange): readonly number[] {
  if (s.window <= B || isOfDamage(change) || s.hit.kind === SPIN_HIT) return NO_DICE;
  const owner = diceOwner(seat, change);
  return strikesWithSpeedDice(s, owner) ? NO_DICE : s.speedDice[owner]!;
}

/** What a change works on when no single die is named: the latest roll that it can touch. */
export function diceFor(s: Readonly<DuelState>, seat: number, change: DiceChange): readonly number[] {
  const roll = rollFor(s, seat, change);
  return roll.length > 0 ? roll : earlierDice(s, seat, change);
}

/** How many of these dice: those that joined attack-speed dice in a damage roll are not attack-speed dice. */
export function countFor(
  s: Readonly<DuelState>,
  seat: number,
  change: DiceChange,
  dice: readonly number[],
): number {
  if (change.roll !== 'speed') return dice.length;
  return Math.min(dice.length, s.speedDice[diceOwner(seat, change)]!.length);
}

/** Dice that their owner rolled at themselves; only changes to any roll reach them. */
function selfDiceFor(s: Readonly<DuelState>, seat: number, change: DiceChange): readonly number[] {
  if (s.window !== D || change.roll !== 'any') return NO_DICE;
  const owner = diceOwner(seat, change);
  return s.hit.by[owner] === owner ? s.hit.faces[owner]! : NO_DICE;
}

/** Whether the damage of this seat on the table is steered by a die. */
export function isSteered(s: Readonly<DuelState>, seat: number): boolean {
  return s.window === D && s.hit.control > 0 && s.hit.by[other(seat)] === seat;
}

/** A steering die or the die of an ice shield, which only changes to any roll reach; 0 when there is none. */
export function controlDieFor(s: Readonly<DuelState>, seat: number, change: DiceChange): number {
  if (change.roll !== 'any') return 0;
  const owner = diceOwner(seat, change);
  const face = isSteered(s, owner) ? s.hit.control : s.controlDie[owner]!;
  return face > 0 && fits(change, face) ? face : 0;
}

/** Whether the change would do anything to a die with this face. */
export function fits(change: DiceChange, face: number): boolean {
  if (change.showing !== undefined && change.showing !== face) return false;
  return change.face === undefined || change.face(face) !== face;
}

/** R-DICEBONUS: the roll of an attack that its player's modifiers cannot touch. */
function isBarred(s: Readonly<DuelState>, seat: number, change: DiceChange): boolean {
  return change.whose === 'me' && bansModifiers(s, seat) && rollFor(s, seat, change).length > 0;
}

/** Why the change has no die to work on. */
export function whyNoDie(s: Readonly<DuelState>, seat: number, change: DiceChange): Refusal | undefined {
  if (hasDie(s, seat, change)) return undefined;
  return isBarred(s, seat, change) ? NO_MODIFIERS : NO_DIE;
}

function hasDie(s: Readonly<DuelState>, seat: number, change: DiceChange): boolean {
  if (change.pick === 'swap') return !isBarred(s, seat, change) && anySwap(s, seat, change);
  if (anyInRoll(s, seat, change) || anyFits(s, seat, change, earlierDice(s, seat, change))) return true;
  return change.pick === 'one' && controlDieFor(s, seat, change) > 0;
}

/** Whether a die of the roll that the window is about can be changed. */
export function anyInRoll(s: Readonly<DuelState>, seat: number, change: DiceChange): boolean {
  if (!isBarred(s, seat, change) && anyFits(s, seat, change, rollFor(s, seat, change))) return true;
  return change.pick === 'one' && anyFits(s, seat, change, selfDiceFor(s, seat, change));
}

function anyFits(s: Readonly<DuelState>, seat: number, change: DiceChange, dice: readonly number[]): boolean {
  const count = countFor(s, seat, change, dice);
  for (let i = 0; i < count; i++) if (fits(change, dice[i]!) && isFree(s, seat, change, dice, i)) return true;
  return false;
}

/** Not held from the last round (R-FROZEN), nor a die that has had its one re-roll. */
export function isFree(
  s: Readonly<DuelState>,
  seat: number,
  change: DiceChange,
  dice: readonly number[],
  i: number,
  owner = diceOwner(seat, change),
): boolean {
  const { rare } = s;
  if (rare === null) return true;
  if (change.once === true && ((rare.sparked >> i) & 1) === 1) return false;
  if (dice !== s.speedDice[owner] || i >= rare.lying[owner]!.length) return true;
  return rare.lyingAll[owner] === 0 && owner !== seat;
}

/** Whether two dice of the heroes may change places. */
export function canSwap(
  s: Readonly<DuelState>,
  seat: number,
  change: DiceChange,
  i: number,
  j: number,
): boolean {
  const mine = diceFor(s, seat, change);
  const theirs = diceFor(s, other(seat), change);
  if (mine[i] === theirs[j]) return false;
  return isFree(s, seat, change, mine, i) && isFree(s, seat, change, theirs, j, other(seat));
}

function anySwap(s: Readonly<DuelState>, seat: number, change: DiceChange): boolean {
  const mine = diceFor(s, seat, change);
  const theirs = diceFor(s, other(seat), change);
  const ours = countFor(s, seat, change, mine);
  const count = countFor(s, other(seat), change, theirs);
  for (let i = 0; i < ours; i++)
    for (let j = 0; j < count; j++) if (canSwap(s, seat, change, i, j)) return true;
  return false;
}

/** What a single die shows; 0 when there is no such die. */
export function faceOf(s: Readonly<DuelState>, seat: number, change: DiceChange, die: number): number {
  if (die >= SPEED_DIE) {
    const earlier = earlierDice(s, seat, change);
    return isFree(s, seat, change, earlier, die - SPEED_DIE) ? (earlier[die - SPEED_DIE] ?? 0) : 0;
  }
  if (die === CONTROL_DIE) return controlDieFor(s, seat, change);
  if (die >= SELF_DIE) return selfDiceFor(s, seat, change)[die - SELF_DIE] ?? 0;
  const roll = rollFor(s, seat, change);
  if (die >= countFor(s, seat, change, roll) || !isFree(s, seat, change, roll, die)) return 0;
  return roll[die]!;
}

/** Why a single die may not be named. */
export function whyNotDie(
  s: Readonly<DuelState>,
  seat: number,
  change: DiceChange,
  die: number,
): Refusal | undefined {
  const face = faceOf(s, seat, change, die);
  if (face === 0 || !fits(change, face)) return NOT_NAMED;
  return die < SELF_DIE && isBarred(s, seat, change) ? NO_MODIFIERS : undefined;
}
