import { MOVE_SIZE } from '@fray/engine';
import { expect, it } from 'vitest';
import { markTwins } from '../src/lane-twins.js';
import { PASS, PLAY } from '../src/verbs.js';

const E = -1;

function boardOf(first: readonly number[], second: readonly number[]) {
  const cards = [...first, ...second];
  return {
    cards,
    hp: cards.map((card) => (card === E ? 0 : 2)),
    atkUp: cards.map(() => 0),
    defUp: cards.map(() => 0),
  };
}

/** Which lanes are marked when one card may go into each of the five, with a pass at the end. */
function marked(board: ReturnType<typeof boardOf>, seat = 0): number[] {
  const numbers = [0, 1, 2, 3, 4].flatMap((lane) => [PLAY, 3, lane, 0, 0]);
  numbers.push(PASS, 0, 0, 0, 0);
  const out = new Uint8Array(numbers.length / MOVE_SIZE);
  markTwins(board, seat, numbers, out.length, out);
  return [...out];
}

it('on an empty table every lane is like the first, and a pass is like nothing else', () => {
  expect(marked(boardOf([E, E, E, E, E], [E, E, E, E, E]))).toEqual([0, 1, 1, 1, 1, 0]);
});

it('lanes with other cards opposite are not alike', () => {
  expect(marked(boardOf([E, E, E, E, E], [5, E, 5, E, 6]))).toEqual([0, 0, 1, 1, 0, 0]);
});

it('each seat looks at what lies opposite', () => {
  expect(marked(boardOf([5, E, 5, E, 6], [E, E, E, E, E]), 1)).toEqual([0, 0, 1, 1, 0, 0]);
});

it('a lane whose own place is taken is like no other', () => {
  expect(marked(boardOf([4, E, 4, E, E], [E, E, E, E, E]))).toEqual([0, 0, 0, 1, 1, 0]);
});

it.each(['hp', 'atkUp', 'defUp'] as const)('nor are lanes whose cards differ by %s', (field) => {
  const board = boardOf([E, E, E, E, E], [5, 5, 5, 5, 5]);
  board[field][7]!++;
  expect(marked(board)).toEqual([0, 1, 0, 1, 1, 0]);
});
