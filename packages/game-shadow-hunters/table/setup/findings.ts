/**
 * What the lab has found of each house rule, in docs/BALANCE.md: how many more matches in 100 each side wins, with its 95 %
 * interval, and how many minutes a match takes longer. A test compares the two.
 */
import type { HouseId } from '../../src/index.js';

export type Interval = readonly [difference: number, low: number, high: number];

export interface Finding {
  readonly hunters: Interval;
  readonly shadows: Interval;
  readonly minutes: Interval;
}

/** Critical Misses were played with the Duel Dice that they need. */
export const FINDINGS: Readonly<Record<HouseId, Finding>> = {
  useIt: { hunters: [-0.4, -2.5, 1.7], shadows: [-0.1, -2.2, 2.1], minutes: [1.9, 1.8, 2] },
  duelDice: { hunters: [0.3, -0.8, 1.3], shadows: [-0.1, -1.2, 0.9], minutes: [0.7, 0.6, 0.7] },
  criticalMisses: { hunters: [0.6, -1.5, 2.8], shadows: [0.3, -1.8, 2.5], minutes: [0.3, 0.2, 0.4] },
  coupDeGrace: { hunters: [0, -1.8, 1.8], shadows: [0.1, -1.7, 2], minutes: [1.7, 1.7, 1.8] },
  lastStand: { hunters: [-1.7, -4.7, 1.3], shadows: [3.1, 0.1, 6.1], minutes: [0.5, 0.4, 0.7] },
  blur: { hunters: [0.3, -2.3, 3], shadows: [-0.7, -3.4, 2], minutes: [3, 2.8, 3.1] },
  doubleIt: { hunters: [0.5, -2, 3], shadows: [0.4, -2.1, 2.8], minutes: [4, 3.9, 4.1] },
};
