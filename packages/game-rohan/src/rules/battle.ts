/**
 * What one lane will do in the Assault. Nothing in it is hidden or random, so the same function makes the
 * forecast on the table and resolves the fight.
 */
import { type Board, EMPTY, figures, LANES } from '../board.js';
import { ARMOR_PIERCE, CAVALRY, type Card, HATE, KAMIKAZE, RECRUIT, THE_KING } from '../data/cards.js';
import type { RohanOptions } from '../options.js';

/** Pairs hold seat 0's value first. */
export interface LaneResult {
  /** What each seat's card does to the card opposite. */
  readonly hit: [number, number];
  /** Hit points of each seat's card afterwards. */
  readonly hpLeft: [number, number];
  readonly falls: [boolean, boolean];
  /** What each seat's player loses. */
  readonly loss: [number, number];
  /** RL-27: neither did anything, both tire. */
  fatigue: boolean;
  /** RL-AB-kamikaze settled the lane. */
  explodes: boolean;
}

export function newLaneResult(): LaneResult {
  return {
    hit: [0, 0],
    hpLeft: [0, 0],
    falls: [false, false],
    loss: [0, 0],
    fatigue: false,
    explodes: false,
  };
}

/** Search asks this millions of times: figures are looked up once, and every field is written once. */
export function resolveLane(board: Board, lane: number, result: LaneResult): void {
  const cards = board.cards;
  const first = cards[lane]!;
  const second = cards[lane + LANES]!;
  if (first === EMPTY || second === EMPTY) {
    resolveOpenLane(board, lane, result);
    return;
  }
  const table = figures(board.options);
  const mine = table[first]!;
  const theirs = table[second]!;
  const kamikaze = mine.ability === KAMIKAZE || theirs.ability === KAMIKAZE;
  if (kamikaze && !board.options.classicBalance) explode(board, lane, result);
  else resolveBattle(board, lane, mine, theirs, result);
}

/** RL-26: full attack on the other player's Health. */
function resolveOpenLane(board: Board, lane: number, result: LaneResult): void {
  clear(result);
  if (board.cards[lane]! !== EMPTY) {
    result.loss[1] = attackAt(board, lane);
    result.hpLeft[0] = board.hp[lane]!;
  } else if (board.cards[lane + LANES]! !== EMPTY) {
    result.loss[0] = attackAt(board, lane + LANES);
    result.hpLeft[1] = board.hp[lane + LANES]!;
  }
}

/** RL-A7, RL-A22: both cards are destroyed, nothing else happens. */
function explode(board: Board, lane: number, result: LaneResult): void {
  clear(result);
  result.explodes = true;
  result.hpLeft[0] = board.hp[lane]!;
  result.hpLeft[1] = board.hp[lane + LANES]!;
  result.falls[0] = true;
  result.falls[1] = true;
}

/** RL-23: both hits use the values from before the hit. */
function resolveBattle(board: Board, lane: number, mine: Card, theirs: Card, result: LaneResult): void {
  const { hit, hpLeft, loss, falls } = result;
  const across = lane + LANES;
  const byMine = hitBy(board, mine, lane, theirs, across);
  const byTheirs = hitBy(board, theirs, across, mine, lane);
  const fatigue = byMine === 0 && byTheirs === 0;
  const first = board.hp[lane]! - byTheirs - (fatigue ? 1 : 0);
  const second = board.hp[across]! - byMine - (fatigue ? 1 : 0);
  hit[0] = byMine;
  hit[1] = byTheirs;
  hpLeft[0] = first;
  hpLeft[1] = second;
  result.fatigue = fatigue;
  result.explodes = false;
  // RL-25: what the card could not take goes to its owner; fatigue never does. The earlier edition knows no overflow, and its
  // Kamikaze goes after its hit, whatever it took.
  const classic = board.options.classicBalance;
  loss[0] = first < 0 && !classic ? -first : 0;
  loss[1] = second < 0 && !classic ? -second : 0;
  falls[0] = first <= 0 || (classic && mine.ability === KAMIKAZE);
  falls[1] = second <= 0 || (classic && theirs.ability === KAMIKAZE);
}

/** RL-24, RL-A20: attack with buffs and Hate, less the defence that counts. */
function hitBy(board: Board, mine: Card, at: number, theirs: Card, target: number): number {
  const hit =
    mine.atk + board.atkUp[at]! + hateOf(board, mine, target) - armourOf(board, mine, theirs, target);
  return hit > 0 ? hit : 0;
}

/** The parts of a blow, for the story: printed + raised + hate - defence, or without the defence when it is pierced. */
/** The abilities that raise a row. */
export type RaisedBy = 'inspire' | 'rally';

export type Blow = {
  readonly printed: number;
  readonly raised: number;
  /** The ability that raised the row. */
  readonly raisedBy: RaisedBy;
  readonly hate: number;
  /** The defence of the card opposite, whether it counts or not; nothing stands in an open lane. */
  readonly defence: number;
  readonly pierced: boolean;
};

export function blowBy(board: Board, at: number, target: number, raisedBy: RaisedBy): Blow {
  const table = figures(board.options);
  const mine = table[board.cards[at]!]!;
  const theirs = table[board.cards[target]!];
  const defence = theirs === undefined ? 0 : theirs.def + board.defUp[target]!;
  return {
    printed: mine.atk,
    raised: board.atkUp[at]!,
    raisedBy,
    hate: theirs === undefined ? 0 : hateOf(board, mine, target),
    defence,
    pierced: defence > 0 && armourOf(board, mine, theirs!, target) === 0,
  };
}

/** RL-AB-hate, RL-A21: by the type of the card opposite only. */
function hateOf(board: Board, mine: Card, target: number): number {
  return mine.ability === HATE ? hateBonus(board.options, board.cards[target]!) : 0;
}

function hateBonus(options: RohanOptions, target: number): number {
  if (target === THE_KING) return 2;
  return target === RECRUIT || (options.hateCavalry && target === CAVALRY) ? 1 : 0;
}

/** RL-AB-armor-pierce */
function armourOf(board: Board, mine: Card, theirs: Card, target: number): number {
  return mine.ability === ARMOR_PIERCE ? 0 : theirs.def + board.defUp[target]!;
}

export function attackAt(board: Board, at: number): number {
  return figures(board.options)[board.cards[at]!]!.atk + board.atkUp[at]!;
}

function clear(result: LaneResult): void {
  result.hit[0] = result.hit[1] = 0;
  result.hpLeft[0] = result.hpLeft[1] = 0;
  result.falls[0] = result.falls[1] = false;
  result.loss[0] = result.loss[1] = 0;
  result.fatigue = result.explodes = false;
}
