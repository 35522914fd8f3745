/** The ten places: lane i of seat 0 faces lane i of seat 1. Everything here lies open on the table. */
import { CARDS, type Card, CLASSIC_CARDS, SURPRISE } from './data/cards.js';
import type { RohanOptions } from './options.js';

export const LANES = 5;
export const EMPTY = -1;
export const SEATS = 2;

/** The open table: places are numbered seat * LANES + lane. */
export interface Board {
  /** Which card lies at each place, or EMPTY. */
  readonly cards: readonly number[];
  /** Hit points left. */
  readonly hp: readonly number[];
  /** This round's changes to attack and defence. */
  readonly atkUp: readonly number[];
  readonly defUp: readonly number[];
  readonly attacker: number;
  readonly health: readonly number[];
  readonly options: RohanOptions;
}

export function place(seat: number, lane: number): number {
  return seat * LANES + lane;
}

/** The cards that lie in a seat's row, from the left. */
export function row({ cards }: Pick<Board, 'cards'>, seat: number): number[] {
  return cards.slice(seat * LANES, seat * LANES + LANES).filter((card) => card !== EMPTY);
}

/** The place across the table. */
export function opposite(at: number): number {
  return at < LANES ? at + LANES : at - LANES;
}

export function figures(options: RohanOptions): readonly Card[] {
  return options.classicBalance === true ? CLASSIC_CARDS : CARDS;
}

/** RL-11, RL-A17: only Surprise cards in the row of this round's attacker keep blockers away. */
export function isSurprise(board: Board, at: number): boolean {
  const card = board.cards[at]!;
  return card !== EMPTY && CARDS[card]!.ability === SURPRISE;
}
