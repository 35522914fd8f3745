/** Which dice on the table a modifier may touch, and the number by which a player names each. */
import type { DiceChange } from './abilities/ability.js';
import { B, D, type DuelState, loser, other, SCORE_HIT } from './state.js';

/** Dice aimed at the other are 0 and up, dice at oneself follow, the steering die is last. */
export const SELF_DIE = 24;
export const CONTROL_DIE = 28;
export const DIE_NAMES: readonly string[] = [
  ...Array.from({ length: SELF_DIE }, (_, i) => `${i + 1}`),
  ...Array.from({ length: CONTROL_DIE - SELF_DIE }, (_, i) => `self-${i + 1}`),
  'control',
];
/** Sets of up to three attack-speed dice: the place in the list, plus one, is the set as bits. */
export const DICE_SET_NAMES = ['1', '2', '1+2', '3', '1+3', '2+3', '1+2+3'];

const NO_DICE: readonly number[] = [];

/** The faces of the roll that a change would work on, without dice at oneself. */
export function diceFor(s: Readonly<DuelState>, seat: number, change: DiceChange): readonly number[] {
  const owner = change.whose === 'me' ? seat : other(seat);
  if (s.window === B) return change.roll === 'damage' ? NO_DICE : s.speedDice[owner]!;
  if (s.window !== D || change.roll === 'speed') return NO_DICE;
  if (change.roll === 'speed or score' && s.hit.kind !== SCORE_HIT) return NO_DICE;
  return s.hit.by[other(owner)] === owner ? s.hit.faces[other(owner)]! : NO_DICE;
}

/** Dice that their owner rolled at themselves; only changes to any roll reach them. */
export function selfDiceFor(s: Readonly<DuelState>, seat: number, change: DiceChange): readonly number[] {
  if (s.window !== D || change.roll !== 'any') return NO_DICE;
  const owner = change.whose === 'me' ? seat : other(seat);
  return s.hit.by[owner] === owner ? s.hit.faces[owner]! : NO_DICE;
}

/** A steering die or the die of an ice shield, which can only be rolled again. */
export function controlDieFor(s: Readonly<DuelState>, seat: number, change: DiceChange): number {
  if (change.roll !== 'any' || change.whose !== 'me' || change.face !== undefined) return 0;
  if (s.window === D && s.hit.control > 0 && s.hit.by[other(seat)] === seat) return s.hit.control;
  const armourCounts = s.window <= B || (s.hit.kind === SCORE_HIT && seat === loser(s));
  return armourCounts ? s.controlDie[seat]! : 0;
}

/** Whether the change would do anything to a die with this face. */
export function fits(change: DiceChange, face: number): boolean {
  if (change.showing !== undefined && change.showing !== face) return false;
  return change.face === undefined || change.face(face) !== face;
}

export function anyDie(s: Readonly<DuelState>, seat: number, change: DiceChange): boolean {
  const dice = diceFor(s, seat, change);
  if (change.pick === 'swap') return anySwap(dice, s.speedDice[other(seat)]!);
  for (let i = 0; i < dice.length; i++) if (fits(change, dice[i]!)) return true;
  if (change.pick !== 'one') return false;
  const self = selfDiceFor(s, seat, change);
  for (let i = 0; i < self.length; i++) if (fits(change, self[i]!)) return true;
  return controlDieFor(s, seat, change) > 0;
}

function anySwap(mine: readonly number[], theirs: readonly number[]): boolean {
  for (const face of mine) for (const their of theirs) if (face !== their) return true;
  return false;
}

/** Whether a single die may be named. */
export function canAim(s: Readonly<DuelState>, seat: number, change: DiceChange, die: number): boolean {
  if (die === CONTROL_DIE) return controlDieFor(s, seat, change) > 0;
  const self = die >= SELF_DIE;
  const dice = self ? selfDiceFor(s, seat, change) : diceFor(s, seat, change);
  const face = dice[self ? die - SELF_DIE : die];
  return face !== undefined && fits(change, face);
}
