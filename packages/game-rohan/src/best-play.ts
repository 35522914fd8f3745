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
export const FALLEN = 1000;
/** What a card is worth that stays in the hand, and a later say in this round. */
const SPENT = 0.5;

/** A table to try cards on: every place is put back as it was. */
export interface TrialBoard {
  readonly options: RohanOptions;
  readonly attacker: number;
  readonly health: readonly number[];
  readonly cards: number[];
  readonly hp: number[];
  atkUp: readonly number[];
  readonly defUp: readonly number[];
}

/** What each lane comes to: both players' losses, and what is left on the table to seat 0 less seat 1. */
class LaneScores {
  private readonly result = newLaneResult();
  private readonly loss0 = new Float64Array(LANES);
  private readonly loss1 = new Float64Array(LANES);
  private readonly cards = new Float64Array(LANES);
  private allLoss0 = 0;
  private allLoss1 = 0;
  private allCards = 0;

  workAll(board: TrialBoard): void {
    const { result } = this;
    let all0 = 0;
    let all1 = 0;
    let allCards = 0;
    for (let lane = 0; lane < LANES; lane++) {
      let loss0 = 0;
      let loss1 = 0;
      let cards = 0;
      if (board.cards[lane] !== EMPTY || board.cards[lane + LANES] !== EMPTY) {
        resolveLane(board, lane, result);
        loss0 = result.loss[0];
        loss1 = result.loss[1];
        cards = this.cardsLeft(board, lane);
      }
      this.loss0[lane] = loss0;
      this.loss1[lane] = loss1;
      this.cards[lane] = cards;
      all0 += loss0;
      all1 += loss1;
      allCards += cards;
    }
    this.allLoss0 = all0;
    this.allLoss1 = all1;
    this.allCards = allCards;
  }

  /** Health and cards after the coming Assault, mine less theirs. */
  total(board: TrialBoard, seat: number): number {
    if (this.allLoss0 < board.health[0]! && this.allLoss1 < board.health[1]!)
      return this.lasting(board, seat, this.allLoss0, this.allLoss1, this.allCards);
    return this.isFirstToFall(board, 1 - seat, NOWHERE, 0, 0) ? FALLEN : -FALLEN;
  }

  /** The same if this one lane were as it lies on the table now. */
  totalWith(board: TrialBoard, seat: number, lane: number): number {
    const { result } = this;
    resolveLane(board, lane, result);
    const loss0 = result.loss[0];
    const loss1 = result.loss[1];
    const all0 = this.allLoss0 - this.loss0[lane]! + loss0;
    const all1 = this.allLoss1 - this.loss1[lane]! + loss1;
    if (all0 < board.health[0]! && all1 < board.health[1]!) {
      const cards = this.allCards - this.cards[lane]! + this.cardsLeft(board, lane);
      return this.lasting(board, seat, all0, all1, cards);
    }
    return this.isFirstToFall(board, 1 - seat, lane, loss0, loss1) ? FALLEN : -FALLEN;
  }

  private lasting({ health }: TrialBoard, seat: number, loss0: number, loss1: number, cards: number): number {
    const first = health[0]! - loss0 - health[1]! + loss1 + cards;
    return seat === 0 ? first : -first;
  }

  /** Somebody falls: whether it is this seat, lane by lane, with other losses in one of them. */
  private isFirstToFall(
    board: TrialBoard,
    seat: number,
    other: number,
    loss0: number,
    loss1: number,
  ): boolean {
    let first = board.health[0]!;
    let second = board.health[1]!;
    for (let lane = 0; lane < LANES; lane++) {
      first -= lane === other ? loss0 : this.loss0[lane]!;
      second -= lane === other ? loss1 : this.loss1[lane]!;
      if (first <= 0 || second <= 0) return seat === 0 ? first < second : second < first;
    }
    return false;
  }

  private cardsLeft(board: TrialBoard, lane: number): number {
    const { falls, hpLeft } = this.result;
    const first = falls[0] ? 0 : worth(board, lane, hpLeft[0]);
    return first - (falls[1] ? 0 : worth(board, lane + LANES, hpLeft[1]));
  }
}

const NOWHERE = -1;
/** Paper to reckon on, wiped at every use: a sheet of its own for every choice would be half of the work. */
const NOW = new LaneScores();
const TRIAL = new LaneScores();
const RAISED: number[] = [];
/** How the Assault looks before a card is tried. */
const BEFORE = new Float64Array(1);
/** By card: what it is worth where nobody stands opposite, the same in every such lane unless somebody falls. NaN: not known yet. */
const UNOPPOSED = new Float64Array(CARDS.length);

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
  let hasLooked = false;
  for (let i = 0; i < count; i++) {
    const at = i * MOVE_SIZE;
    const verb = numbers[at]!;
    if (verb === PLAY) {
      if (!hasLooked) lookAt(board, seat);
      hasLooked = true;
      writeWorth(board, seat, numbers[at + 1]!, numbers[at + 2]!, out, i);
    } else out[i] = verb === PASS || verb === KEEP ? 0 : -SPENT;
  }
}

/** Worked out only when there is a card to try. */
function lookAt(board: TrialBoard, seat: number): void {
  // A loop: `fill` is a call that takes several times as long for so few.
  for (let card = 0; card < UNOPPOSED.length; card++) UNOPPOSED[card] = Number.NaN;
  BEFORE[0] = assaultScore(board, seat);
}

/** What this card in this lane adds to the Assault, written and not returned: a fraction that is returned is an object each time. */
function writeWorth(
  board: TrialBoard,
  seat: number,
  card: number,
  lane: number,
  out: Float64Array,
  i: number,
): void {
  const { cards, hp } = board;
  const isOpen = cards[place(1 - seat, lane)] === EMPTY;
  if (isOpen && !Number.isNaN(UNOPPOSED[card]!)) {
    out[i] = UNOPPOSED[card]!;
    return;
  }
  const at = place(seat, lane);
  cards[at] = card;
  hp[at] = figures(board.options)[card]!.hp;
  const total = totalNow(board, seat, card, lane);
  cards[at] = EMPTY;
  hp[at] = 0;
  const gain = total - BEFORE[0]!;
  const worth = gain > 0 ? gain : gain - SPENT;
  if (isOpen && Math.abs(total) < FALLEN / 2) UNOPPOSED[card] = worth;
  out[i] = worth;
}

/** A card that raises its row changes every lane, any other only its own. */
function totalNow(board: TrialBoard, seat: number, card: number, lane: number): number {
  const { ability } = CARDS[card]!;
  if (ability !== INSPIRE && ability !== RALLY)
    return NOW.totalWith(board, seat, lane) + (ability === REINFORCE ? REINFORCE_WORTH : 0);
  const before = board.atkUp;
  raiseRow(board, seat);
  board.atkUp = RAISED;
  TRIAL.workAll(board);
  board.atkUp = before;
  return TRIAL.total(board, seat);
}

/** On paper: the board's own list may be that of other positions, too. */
function raiseRow({ cards, atkUp }: TrialBoard, seat: number): void {
  for (let at = 0; at < atkUp.length; at++) RAISED[at] = atkUp[at]!;
  for (let at = seat * LANES; at < seat * LANES + LANES; at++) if (cards[at] !== EMPTY) RAISED[at]!++;
}

function worth(board: TrialBoard, at: number, hp: number): number {
  const card = board.cards[at]!;
  if (card === EMPTY) return 0;
  const { atk, def } = figures(board.options)[card]!;
  return CARD_SHARE * (atk + def + hp);
}
