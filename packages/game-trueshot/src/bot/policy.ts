/** Quick sensible choices from a view: each move gets a score, the best is made. */
import type { Move, Rng } from '@fray/engine';
import { TRAIT_OF } from '../data/pets.js';
import { COSTS_OWNER } from '../data/vocabulary.js';
import { SEAT_SHIFT } from '../rules/aims.js';
import { NO_PET } from '../state/state.js';
import {
  ATTACK,
  BUY,
  CAST,
  CHOOSE,
  DECLINE,
  DISCARD,
  DONE,
  EAT,
  KEEP,
  LOOK,
  LOTS,
  OUTSIDE,
  PASS,
  PICK,
  PLAYER,
  RAISE,
  REFRESH,
  REPLACE,
  RUSH,
  SHARE,
  STRIKE_AT,
  SWAP,
  TAKE,
  TAME,
} from '../verbs.js';
import { livingPets, opponents, owner, type View, worthOf } from './board.js';
import { bar, castWorth } from './casting.js';
import { keepScore, prepareScore, replaceScore } from './preparing.js';
import { newPetWorth, spellWorth } from './worth.js';

export function policy(view: View, moves: readonly Move[], _rng?: Rng): number {
  let best = 0;
  let score = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < moves.length; i++) {
    const value = scoreOf(view, moves[i]!, moves);
    if (value > score) {
      score = value;
      best = i;
    }
  }
  return best;
}

function scoreOf(view: View, move: Move, moves: readonly Move[]): number {
  const [verb, a, b] = move;
  switch (verb) {
    case PASS:
      return 0;
    // Bots do not go outside.
    case LOTS:
      return 1;
    case CAST:
      return castWorth(view, a, b) - bar(view);
    case STRIKE_AT:
      return strikeScore(view, view.table.row[a]!, view.table.row[b]!);
    case RUSH:
      return rushScore(view, view.table.row[a]!);
    case DONE:
    case BUY:
    case TAME:
    case REFRESH:
      return prepareScore(view, move);
    case KEEP:
      return keepScore(view, move);
    case DECLINE:
      return moves.some(([other]) => other === TAKE) ? -1 : 0;
    case REPLACE:
      return replaceScore(view, move);
    case CHOOSE:
      return newPetWorth(view.table.offer[a]!);
    case TAKE:
      return spellWorth(a);
    case DISCARD:
      return -spellWorth(a);
    case OUTSIDE:
    case SWAP:
      return -1;
    default:
      return pickScore(view, move);
  }
}

/** A kill is worth the pet, damage its share; an answer that is known costs. */
function strikeScore(view: View, striker: number, target: number): number {
  const { strikes, kind } = view.table;
  const found = strikes.find((each) => each.striker === striker && each.aimed === target);
  if (found === undefined) return 0.5;
  const victim = worthOf(view, found.target);
  const gain = found.falls ? 4 + victim : (victim * found.damage) / Math.max(1, found.health);
  const back = found.falls
    ? 0
    : (found.strikesBack ? 2.5 : 0) + (found.prick ? 0.7 : 0) + (found.sentBack ? found.attack : 0);
  const cost = TRAIT_OF[kind[striker]!] === COSTS_OWNER ? 1.2 : 0;
  return 0.5 + gain - back - cost;
}

/** The mean over all targets, or one for each victim of a strike at everybody. */
function rushScore(view: View, striker: number): number {
  const own = view.table.strikes.filter((each) => each.striker === striker);
  if (own.length === 0)
    return 2 + opponents(view).reduce((n, seat) => n + livingPets(view, seat).length, 0) * 0.6;
  return own.reduce((sum, each) => sum + strikeScore(view, striker, each.aimed), 0) / own.length;
}

/** What a pick is for stands on the stack, open to all. */
function whyOf({ flow }: View): string {
  const why = flow.stack[flow.stack.length - 1]?.locals['why'];
  return typeof why === 'string' ? why : '';
}

const GIVES_AWAY = new Set(['pick-release']);

function pickScore(view: View, [verb, a, b]: Move): number {
  const { table, seat } = view;
  if (verb === PICK) {
    const pet = table.row[a]!;
    const mine = owner(pet) === seat;
    if (GIVES_AWAY.has(whyOf(view))) return -worthOf(view, pet);
    const kill = !mine && table.current[pet]! <= 2 ? 3 : 0;
    return worthOf(view, pet) + kill + (mine ? 0 : 20);
  }
  if (verb === PLAYER) return a === seat ? (table.health[seat]! < 8 ? 40 : 0) : 20 - table.health[a]!;
  if (verb === RAISE) return b === ATTACK ? 1 : 0;
  if (verb === SHARE) return shareScore(view, a);
  return verb === EAT ? eatScore(view, a) : 0;
}

/** Just enough to fell, or all of it. */
function shareScore(view: View, amount: number): number {
  const { to, rest } = view.flow.stack[view.flow.stack.length - 1]!.locals as { to: number; rest: number };
  const needed = to < SEAT_SHIFT ? view.table.current[to]! : view.table.health[to - SEAT_SHIFT]!;
  return needed <= rest ? (amount === needed ? 1 : 0) : amount === rest >> 1 ? 1 : 0;
}

/** Food goes to the own best pet, except cheese. */
function eatScore(view: View, aim: number): number {
  if (aim === 0) return 1;
  const pet = view.table.row[aim - 1] ?? NO_PET;
  if (pet === NO_PET) return -1;
  const cheese = view.table.food[view.seat] === 1;
  const mine = owner(pet) === view.seat;
  return cheese === mine ? -1 : worthOf(view, pet) * 0.1;
}

/** A look at a pile costs nothing; giving up is never worth it. */
export function actUnasked(_look: () => View, moves: readonly Move[]): number | undefined {
  const look = moves.findIndex(([verb]) => verb === LOOK);
  return look === -1 ? undefined : look;
}
