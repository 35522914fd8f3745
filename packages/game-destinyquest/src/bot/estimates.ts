/** Rough figures for a bot: how hard a hero hits, how long the duel will last, what a round is worth. */
import { dieBonusOf } from '../damage/hit.js';
import { armourOf, might } from '../sheet/values.js';
import { MARK_TICKS } from '../state/marks.js';
import { type DuelState, MARKS, NONE, other } from '../state/state.js';

export const MEAN_DIE = 3.5;
const LONGEST = 14;

/** Mean health that a score of one die and `more` points costs past `armour`. */
export function meanScore(more: number, armour: number): number {
  const over = more - armour;
  // Search asks this for every move: only where half a point counts, and some faces do nothing, are they looked at one by one.
  if (over >= -1) return (21 + 6 * over) / 6;
  if (over <= -6) return 0;
  if (Number.isInteger(over)) return ((6 + over) * (7 + over)) / 2 / 6;
  let sum = 0;
  for (let face = 1; face <= 6; face++) sum += Math.max(0, face + more - armour);
  return sum / 6;
}

export function plainHit(s: Readonly<DuelState>, by: number): number {
  return meanScore(might(s, by) + dieBonusOf(s, by, true), armourOf(s, other(by)));
}

/** Health that changes hands when a round goes one way instead of the other. */
export function swing(s: Readonly<DuelState>): number {
  return plainHit(s, 0) + plainHit(s, 1);
}

/** Rounds that the duel will still last, more or less. */
export function roundsLeft(s: Readonly<DuelState>): number {
  const first = s.health[0]! / (0.5 * plainHit(s, 1) + 1);
  const second = s.health[1]! / (0.5 * plainHit(s, 0) + 1);
  return Math.max(1, Math.min(LONGEST, first, second));
}

/** Health that a mark will still cost its bearer. */
export function markCost(mark: number, rounds: number): number {
  return mark < MARKS && mark !== NONE ? MARK_TICKS[mark]! * rounds : 0;
}
