/** Where the signs of a number card stand, in a box of 100 by 140, by rank from the Ace; and the figures of the court. */

import king from 'game-icon:crown';
import queen from 'game-icon:queen-crown';
import jack from 'game-icon:western-hat';

type Places = readonly (readonly [x: number, y: number])[];

const [L, M, R] = [36, 50, 66];
const [A, Z] = [44, 122];
const SIX: Places = [L, R].flatMap((x) => [A, 83, Z].map((y) => [x, y] as const));
const EIGHT_SIDES: Places = [L, R].flatMap((x) => [A, 70, 96, Z].map((y) => [x, y] as const));

export const PIPS: readonly Places[] = [
  [[M, 90]],
  [
    [M, A],
    [M, Z],
  ],
  [
    [M, A],
    [M, 83],
    [M, Z],
  ],
  [
    [L, A],
    [R, A],
    [L, Z],
    [R, Z],
  ],
  [
    [L, A],
    [R, A],
    [M, 83],
    [L, Z],
    [R, Z],
  ],
  SIX,
  [...SIX, [M, 63]],
  [...SIX, [M, 63], [M, 103]],
  [...EIGHT_SIDES, [M, 83]],
  [...EIGHT_SIDES, [M, 57], [M, 109]],
];

export const COURT: Readonly<Record<number, string>> = { 10: jack, 11: queen, 12: king };
