/** Lanes that look alike: a card does the same in each of them, but for the order in which they are fought. */
import { MOVE_SIZE } from '@fray/engine';
import { type Board, EMPTY, LANES, opposite } from './board.js';
import { PLAY } from './verbs.js';

type Lanes = Pick<Board, 'cards' | 'hp' | 'atkUp' | 'defUp'>;

/** Marks every play of a seat into a lane that looks like one further left. */
export function markTwins(
  board: Lanes,
  seat: number,
  numbers: ArrayLike<number>,
  count: number,
  out: Uint8Array,
): void {
  const twins = twinLanes(board, seat * LANES);
  if (twins === 0) return;
  for (let i = 0; i < count; i++)
    if (numbers[i * MOVE_SIZE] === PLAY) out[i] = (twins >> numbers[i * MOVE_SIZE + 2]!) & 1;
}

/** One bit for each lane that looks like one further left; each is read once, because search asks this at every node. */
function twinLanes(board: Lanes, mine: number): number {
  const a = lookOf(board, mine);
  const b = lookOf(board, mine + 1);
  const c = lookOf(board, mine + 2);
  const d = lookOf(board, mine + 3);
  const e = lookOf(board, mine + 4);
  return (
    (b === a ? 0b10 : 0) |
    (c === a || c === b ? 0b100 : 0) |
    (d === a || d === b || d === c ? 0b1000 : 0) |
    (e === a || e === b || e === c || e === d ? 0b10000 : 0)
  );
}

/** All that lies in a lane, in one number. Cards go only where the own place is empty, so what lies opposite tells lanes apart. */
function lookOf({ cards, hp, atkUp, defUp }: Lanes, mine: number): number {
  if (cards[mine] !== EMPTY) return TAKEN - mine;
  const at = opposite(mine);
  return (cards[at]! & 0xff) | (hp[at]! << 8) | (atkUp[at]! << 16) | (defUp[at]! << 24);
}

/** Less than anything that can lie in a lane. */
const TAKEN = -0x40000000;
