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

/** One bit for each lane that looks like one further left. */
function twinLanes(board: Lanes): number {
  let twins = 0;
  for (let lane = 1; lane < LANES; lane++) if (hasTwin(board, lane)) twins |= 1 << lane;
  return twins;
}

function hasTwin(board: Lanes, lane: number): boolean {
  for (let left = 0; left < lane; left++)
    if (isAlike(board, lane, left) && isAlike(board, lane + LANES, left + LANES)) return true;
  return false;
}

function isAlike({ cards, hp, atkUp, defUp }: Lanes, at: number, other: number): boolean {
  return (
    cards[at] === cards[other] &&
    hp[at] === hp[other] &&
    atkUp[at] === atkUp[other] &&
    defUp[at] === defUp[other]
  );
}
