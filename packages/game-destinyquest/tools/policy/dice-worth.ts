/** What changed dice are worth: a round that turns, or damage that grows. */
import type { Move } from '@fray/engine';
import type { DiceChange } from '../../src/abilities/ability.js';
import { attackSpeed, isForced } from '../../src/attack-speed.js';
import { B, D, type DuelState, other } from '../../src/state.js';
import { AIM, PICK, SWAP } from '../../src/verbs.js';
import { marginAt, swing, threat } from './worth.js';

type S = Readonly<DuelState>;

/** What a sure change must gain, and what a mere chance must. */
const SURE = 1;
const CHANCE = 4;
/** A die is set to a new face when that is worth this many points. */
const SET = 3.2;
const AVERAGE_DIE = 3.5;
/** A lead that no die makes up for. */
const FORCED = 20;

export function diceWorth(s: S, seat: number, change: DiceChange, move: Move): number {
  if (s.window === B) return speedDiceWorth(s, seat, change, move);
  return s.window === D ? damageDiceWorth(s, seat, change, move[2]) : -SURE;
}

/** What a change of the totals by so much is worth to the seat. */
export function turnWorth(s: S, seat: number, by: number): number {
  const lead = leadOf(s, seat);
  return lead > 0 ? -SURE : (share(lead + by) - share(lead)) * swing(s) - SURE;
}

function leadOf(s: S, seat: number): number {
  const forced = Number(isForced(s, other(seat))) - Number(isForced(s, seat));
  return forced !== 0 ? FORCED * forced : attackSpeed(s, seat) - attackSpeed(s, other(seat));
}

/** The share of a round that a lead gives: all, half or nothing. */
function share(lead: number): number {
  if (lead === 0) return 0.5;
  return lead > 0 ? 1 : 0;
}

function speedDiceWorth(s: S, seat: number, change: DiceChange, [verb, , b, c]: Move): number {
  const lead = leadOf(s, seat);
  if (lead > 0) return -SURE;
  const mine = change.whose === 'me';
  const dice = s.speedDice[mine ? seat : other(seat)]!;
  const sign = mine ? 1 : -1;
  if (verb === SWAP) return turnWorth(s, seat, 2 * (s.speedDice[other(seat)]![c]! - dice[b]!));
  const picked = verb === AIM ? dice.slice(b, b + 1) : dice.filter((_, i) => verb !== PICK || inSet(b, i));
  if (picked.length === 0) return -SURE;
  if (change.face !== undefined) return turnWorth(s, seat, sign * changed(change.face, picked));
  const chance = picked.length === 1 ? rerollShare(lead, sign, picked[0]!) : spreadShare(lead, sign, picked);
  return (chance - share(lead)) * swing(s) - CHANCE;
}

/** Sets of dice are numbered by their bits, less one. */
function inSet(set: number, die: number): boolean {
  return (((set + 1) >> die) & 1) === 1;
}

function changed(face: (face: number) => number, dice: readonly number[]): number {
  return dice.reduce((sum, die) => sum + face(die) - die, 0);
}

function rerollShare(lead: number, sign: number, face: number): number {
  let sum = 0;
  for (let roll = 1; roll <= 6; roll++) sum += share(lead + sign * (roll - face));
  return sum / 6;
}

function spreadShare(lead: number, sign: number, dice: readonly number[]): number {
  const shown = dice.reduce((sum, die) => sum + die, 0);
  return (1 + marginAt(lead + sign * (AVERAGE_DIE * dice.length - shown))) / 2;
}

function damageDiceWorth(s: S, seat: number, change: DiceChange, die: number): number {
  const mine = change.whose === 'me';
  const at = mine ? other(seat) : seat;
  const dice = change.pick === 'one' ? s.hit.faces[at]!.slice(die, die + 1) : s.hit.faces[at]!;
  if (dice.length === 0 || (threat(s, at) === 0 && !mine)) return -SURE;
  const face = change.face ?? (() => AVERAGE_DIE + (change.plus ?? 0));
  const gain = (mine ? 1 : -1) * changed(face, dice);
  if (change.face !== undefined) return gain - SET;
  return isLate(s) ? gain - 2 : gain - CHANCE;
}

/** Near the end there is no better round to wait for. */
function isLate(s: S): boolean {
  return Math.min(s.health[0]!, s.health[1]!) < 20;
}
