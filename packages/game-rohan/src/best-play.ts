/**
 * The play that improves the coming Assault most. A card changes its own lane (Inspire and Rally: its own row), so only that is
 * worked out anew for each candidate: search asks this millions of times.
 */
import { MOVE_SIZE } from '@fray/engine';
import { EMPTY, figures, LANES, place } from './board.js';
import { CARDS, INSPIRE, RALLY, REINFORCE } from './data/cards.js';
import type { RohanOptions } from './options.js';
import { newLaneResult, resolveLane } from './rules/battle.js';
import { KEEP, PASS, PLAY } from './verbs.js';

/** Reinforce puts three cards into the hand, worth about this much Health. */
const REINFORCE_WORTH = 6;
/** A card on the table is worth this share of its figures, in Health. */
const CARD_SHARE = 0.35;
/** A fallen player outweighs everything. */
const FALLEN = 1000;
/** What a card is worth that stays in the hand, and a later say in this round. */
const SPENT = 0.5;

/** A table to try cards on: every place is put back as it was. */
export interface TrialBoard {
  readonly options: RohanOptions;
  readonly attacker: number;
  readonly health: readonly number[];
  readonly cards: number[];
  readonly hp: number[];
  readonly atkUp: number[];
  readonly defUp: readonly number[];
}

/** What each lane comes to: both players' losses, and what is left on the table to seat 0 less seat 1. */
class LaneScores {
  private readonly result = newLaneResult();
  private readonly loss0 = new Float64Array(LANES);
  private readonly loss1 = new Float64Array(LANES);
  private readonly cards = new Float64Array(LANES);

  work(board: TrialBoard, lane: number): void {
    const { result } = this;
    resolveLane(board, lane, result);
    this.loss0[lane] = result.loss[0];
    this.loss1[lane] = result.loss[1];
    const first = result.falls[0] ? 0 : worth(board, lane, result.hpLeft[0]);
    const second = result.falls[1] ? 0 : worth(board, lane + LANES, result.hpLeft[1]);
    this.cards[lane] = first - second;
  }

  workAll(board: TrialBoard): void {
    for (let lane = 0; lane < LANES; lane++) this.work(board, lane);
  }

  copyLane(from: LaneScores, lane: number): void {
    this.loss0[lane] = from.loss0[lane]!;
    this.loss1[lane] = from.loss1[lane]!;
    this.cards[lane] = from.cards[lane]!;
  }

  /** Health and cards after the coming Assault, mine less theirs. */
  total(board: TrialBoard, seat: number): number {
    let first = board.health[0]!;
    let second = board.health[1]!;
    let cards = 0;
    for (let lane = 0; lane < LANES; lane++) {
      first -= this.loss0[lane]!;
      second -= this.loss1[lane]!;
      cards += this.cards[lane]!;
      if (first <= 0 || second <= 0) return (seat === 0 ? first > second : second > first) ? FALLEN : -FALLEN;
    }
    return seat === 0 ? first - second + cards : second - first - cards;
  }
}

/** Paper to reckon on, wiped at every use: a sheet of its own for every choice would be half of the work. */
const NOW = new LaneScores();
const TRIAL = new LaneScores();

/** How the coming Assault looks to a seat. */
export function assaultScore(board: TrialBoard, seat: number): number {
  NOW.workAll(board);
  return NOW.total(board, seat);
}

/** What each listed move adds to the coming Assault, in Health; a card that adds nothing is worth less than to pass. */
export function playWorths(
  board: TrialBoard,
  seat: number,
  numbers: ArrayLike<number>,
  count: number,
  out: Float64Array,
): void {
  const [now, trial] = [NOW, TRIAL];
  now.workAll(board);
  for (let lane = 0; lane < LANES; lane++) trial.copyLane(now, lane);
  const before = now.total(board, seat);
  for (let i = 0; i < count; i++) {
    const at = i * MOVE_SIZE;
    const verb = numbers[at]!;
    if (verb === PLAY) {
      const gain = gainOf(board, seat, numbers[at + 1]!, numbers[at + 2]!, now, trial) - before;
      out[i] = gain > 0 ? gain : gain - SPENT;
    } else out[i] = verb === PASS || verb === KEEP ? 0 : -SPENT;
  }
}

/** What the Assault would come to with this card in this lane. */
function gainOf(
  board: TrialBoard,
  seat: number,
  card: number,
  lane: number,
  now: LaneScores,
  trial: LaneScores,
): number {
  const { cards, hp } = board;
  const at = place(seat, lane);
  const { ability } = CARDS[card]!;
  const raises = ability === INSPIRE || ability === RALLY;
  cards[at] = card;
  hp[at] = figures(board.options)[card]!.hp;
  if (raises) {
    raiseRow(board, seat, 1);
    trial.workAll(board);
  } else trial.work(board, lane);
  const total = trial.total(board, seat) + (ability === REINFORCE ? REINFORCE_WORTH : 0);
  if (raises) {
    raiseRow(board, seat, -1);
    for (let other = 0; other < LANES; other++) trial.copyLane(now, other);
  } else trial.copyLane(now, lane);
  cards[at] = EMPTY;
  hp[at] = 0;
  return total;
}

function raiseRow({ cards, atkUp }: TrialBoard, seat: number, by: number): void {
  for (let at = seat * LANES; at < seat * LANES + LANES; at++) if (cards[at] !== EMPTY) atkUp[at]! += by;
}

function worth(board: TrialBoard, at: number, hp: number): number {
  const card = board.cards[at]!;
  if (card === EMPTY) return 0;
  const { atk, def } = figures(board.options)[card]!;
  return CARD_SHARE * (atk + def + hp);
}
