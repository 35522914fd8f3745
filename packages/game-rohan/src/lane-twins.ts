/** Lanes that look alike: a card does the same in each of them, but for the order in which they are fought. */
import { MOVE_SIZE } from '@fray/engine';
import { type Board, LANES } from './board.js';
import { PLAY } from './verbs.js';

type Lanes = Pick<Board, 'cards' | 'hp' | 'atkUp' | 'defUp'>;

/** Marks every play into a lane that looks like one further left. */
export function markTwins(board: Lanes, numbers: ArrayLike<number>, count: number, out: Uint8Array): void {
  const twins = twinLanes(board);
  if (twins === 0) return;
  for (let i = 0; i < count; i++)
    if (numbers[i * MOVE_SIZE] === PLAY) out[i] = (twins >> numbers[i * MOVE_SIZE + 2]!) & 1;
}

/** Paper for all that lies on each place, in one number: lanes are compared with each other, so each is read once. */
const LOOKS = new Int32Array(2 * LANES);

/** One bit for each lane that looks like one further left. */
function twinLanes({ cards, hp, atkUp, defUp }: Lanes): number {
  for (let at = 0; at < 2 * LANES; at++)
    LOOKS[at] = (cards[at]! & 0xff) | (hp[at]! << 8) | (atkUp[at]! << 16) | (defUp[at]! << 24);
  let twins = 0;
  for (let lane = 1; lane < LANES; lane++) if (hasTwin(lane)) twins |= 1 << lane;
  return twins;
}

function hasTwin(lane: number): boolean {
  for (let left = 0; left < lane; left++)
    if (LOOKS[lane] === LOOKS[left] && LOOKS[lane + LANES] === LOOKS[left + LANES]) return true;
  return false;
}
