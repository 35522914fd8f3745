/**
 * Rohan's Last Stand with no engine at all: plain objects, changed in place, written for this one game with
 * its default options. It is the yardstick that says what Fray's generality costs.
 */
import { below, type Rng, shuffle } from '@fray/engine';
import {
  CARDS,
  CAVALRY,
  type Condition,
  DECKS,
  EOMER,
  HAND_SIZE,
  LANES,
  MAX_ROUNDS,
  QUIET_ROUNDS,
  RECRUIT,
  START_HEALTH,
  THE_KING,
} from './rohan-cards.js';

export interface Soldier {
  card: number;
  hp: number;
  buff: number;
}

export interface Side {
  health: number;
  deck: number[];
  hand: number[];
  row: (Soldier | null)[];
  finished: boolean;
}

export interface Kernel {
  rng: Rng;
  round: number;
  attacker: number;
  toAct: number;
  passes: number;
  /** Something happened this round: a card was played, or somebody was hurt. */
  stirred: boolean;
  quietRounds: number;
  over: boolean;
  /** The winning seat, -1 for a draw. */
  winner: number;
  sides: [Side, Side];
}

/** A move is one number: card times lanes plus lane, or one of these two. */
export const PASS = CARDS.length * LANES;
export const FINISH = PASS + 1;

export function newKernel(rng: Rng): Kernel {
  const attacker = below(rng, 2);
  const k: Kernel = {
    rng,
    round: 1,
    attacker,
    toAct: attacker,
    passes: 0,
    stirred: false,
    quietRounds: 0,
    over: false,
    winner: -1,
    sides: [newSide(0), newSide(1)],
  };
  shuffle(rng, k.sides[0].deck);
  shuffle(rng, k.sides[1].deck);
  draw(k.sides[attacker]!);
  draw(k.sides[1 - attacker]!);
  return k;
}

function newSide(seat: number): Side {
  return {
    health: START_HEALTH,
    deck: DECKS[seat]!.slice(),
    hand: [],
    row: [null, null, null, null, null],
    finished: false,
  };
}

export function cloneKernel(k: Kernel): Kernel {
  return {
    rng: k.rng.slice(),
    round: k.round,
    attacker: k.attacker,
    toAct: k.toAct,
    passes: k.passes,
    stirred: k.stirred,
    quietRounds: k.quietRounds,
    over: k.over,
    winner: k.winner,
    sides: [cloneSide(k.sides[0]), cloneSide(k.sides[1])],
  };
}

function cloneSide(side: Side): Side {
  const { row } = side;
  return {
    health: side.health,
    deck: side.deck.slice(),
    hand: side.hand.slice(),
    row: [
      cloneSoldier(row[0]!),
      cloneSoldier(row[1]!),
      cloneSoldier(row[2]!),
      cloneSoldier(row[3]!),
      cloneSoldier(row[4]!),
    ],
    finished: side.finished,
  };
}

function cloneSoldier(soldier: Soldier | null): Soldier | null {
  return soldier === null ? null : { card: soldier.card, hp: soldier.hp, buff: soldier.buff };
}

/** Writes the legal moves of the seat to act into `out`, each kind of card once, and returns how many. */
export function listMoves(k: Kernel, out: number[]): number {
  const me = k.sides[k.toAct]!;
  const foe = k.sides[1 - k.toAct]!;
  const attacking = k.toAct === k.attacker;
  const kinds = playable(me.hand, attacking ? 'defense' : 'attack');
  let count = 0;
  for (let lane = 0; lane < LANES; lane++) {
    if (me.row[lane] !== null || !(attacking || canBlock(foe.row[lane]!))) continue;
    for (let left = kinds; left !== 0; left &= left - 1)
      out[count++] = (31 - Math.clz32(left & -left)) * LANES + lane;
  }
  out[count++] = PASS;
  out[count++] = FINISH;
  return count;
}

/** The kinds of cards in a hand that may be played in this role, one bit each. */
function playable(hand: readonly number[], barred: Condition): number {
  let kinds = 0;
  for (const card of hand) if (CARDS[card]!.condition !== barred) kinds |= 1 << card;
  return kinds;
}

function canBlock(opposite: Soldier | null): boolean {
  return opposite !== null && CARDS[opposite.card]!.ability !== 'surprise';
}

/** Plays one legal move and everything that follows from it without a choice. */
export function play(k: Kernel, move: number): void {
  const me = k.sides[k.toAct]!;
  if (move < PASS) {
    const card = Math.floor(move / LANES);
    removeCard(me.hand, card);
    deploy(me, card, move % LANES);
    k.passes = 0;
    k.stirred = true;
  } else {
    k.passes++;
    if (move === FINISH) me.finished = true;
  }
  if (k.sides[1 - k.toAct]!.finished) k.passes++;
  else if (k.passes < 2) k.toAct = 1 - k.toAct;
  if (k.passes >= 2) endRound(k);
}

/** A `splice` that makes no array of what it takes out. */
function removeCard(hand: number[], card: number): void {
  for (let i = hand.indexOf(card) + 1; i < hand.length; i++) hand[i - 1] = hand[i]!;
  hand.pop();
}

function deploy(me: Side, card: number, lane: number): void {
  const { hp, ability } = CARDS[card]!;
  me.row[lane] = { card, hp, buff: 0 };
  if (ability === 'banner') {
    for (const soldier of me.row) if (soldier !== null) soldier.buff++;
  } else if (ability === 'reinforce') {
    me.hand.push(EOMER, CAVALRY, CAVALRY);
  }
}

function endRound(k: Kernel): void {
  for (let lane = 0; lane < LANES; lane++) {
    fight(k, lane);
    if (k.sides[0].health <= 0 || k.sides[1].health <= 0) {
      finish(k);
      return;
    }
  }
  k.quietRounds = k.stirred ? 0 : k.quietRounds + 1;
  if (k.quietRounds === QUIET_ROUNDS) {
    k.over = true;
    return;
  }
  if (k.round === MAX_ROUNDS) {
    finish(k);
    return;
  }
  startRound(k);
}

function startRound(k: Kernel): void {
  const attacking = k.sides[k.attacker]!;
  const defending = k.sides[1 - k.attacker]!;
  clearBuffs(attacking);
  clearBuffs(defending);
  shuffle(k.rng, attacking.deck);
  shuffle(k.rng, defending.deck);
  draw(attacking);
  draw(defending);
  attacking.finished = false;
  defending.finished = false;
  k.round++;
  k.attacker = 1 - k.attacker;
  k.toAct = k.attacker;
  k.passes = 0;
  k.stirred = false;
}

/** The higher Health wins; equal is a draw. Below 0 counts, so who is hit harder in one lane loses. */
function finish(k: Kernel): void {
  const lead = k.sides[0].health - k.sides[1].health;
  k.over = true;
  k.winner = lead > 0 ? 0 : lead < 0 ? 1 : -1;
}

function clearBuffs(side: Side): void {
  for (const soldier of side.row) if (soldier !== null) soldier.buff = 0;
}

function draw(side: Side): void {
  while (side.hand.length < HAND_SIZE && side.deck.length > 0) side.hand.push(side.deck.pop()!);
}

function fight(k: Kernel, lane: number): void {
  const [rohan, isengard] = k.sides;
  const r = rohan.row[lane]!;
  const i = isengard.row[lane]!;
  if (r === null || i === null) {
    if (r !== null) hurt(k, isengard, CARDS[r.card]!.atk + r.buff);
    if (i !== null) hurt(k, rohan, CARDS[i.card]!.atk + i.buff);
    return;
  }
  if (CARDS[r.card]!.ability === 'kamikaze' || CARDS[i.card]!.ability === 'kamikaze') {
    r.hp = 0;
    i.hp = 0;
  } else {
    const onIsengard = hit(r, i);
    const onRohan = hit(i, r);
    if (onIsengard === 0 && onRohan === 0) {
      r.hp--;
      i.hp--;
    } else {
      if (onIsengard > i.hp) hurt(k, isengard, onIsengard - i.hp);
      if (onRohan > r.hp) hurt(k, rohan, onRohan - r.hp);
      i.hp -= onIsengard;
      r.hp -= onRohan;
    }
  }
  k.stirred = true;
  if (r.hp <= 0) bury(rohan, lane);
  if (i.hp <= 0) bury(isengard, lane);
}

function hit(from: Soldier, to: Soldier): number {
  const type = CARDS[from.card]!;
  let atk = type.atk + from.buff;
  if (type.ability === 'hate') atk += to.card === RECRUIT ? 1 : to.card === THE_KING ? 2 : 0;
  return type.ability === 'pierce' ? atk : Math.max(0, atk - CARDS[to.card]!.def);
}

function hurt(k: Kernel, side: Side, damage: number): void {
  if (damage === 0) return;
  side.health -= damage;
  k.stirred = true;
}

/** Under the deck: cards are drawn from the end of the array, so its bottom is the front. */
function bury(side: Side, lane: number): void {
  side.deck.unshift(side.row[lane]!.card);
  side.row[lane] = null;
}
