/** One pick at a time: a pet, a player, a figure, a number. Whoever is left without a choice is not asked. */
import { type Decision, decision, type Move, message, type Offers, procedureOf } from '@fray/engine';
import { PET_BITS, SEAT_SHIFT } from '../rules/aims.js';
import {
  countBits,
  inOrder,
  lowestBit,
  placeOf,
  presentPets,
  seatsInOrder,
  type Table,
} from '../rules/board.js';
import type { Rules } from '../rules/tell.js';
import { NOTHING, type TrueshotState } from '../state/state.js';
import { ATTACK, HEALTH, PICK, PLAYER, RAISE, SHARE } from '../verbs.js';
import type { PromptId } from '../words/ids.js';
import { refuse } from '../words/refuse.js';

/** Pets as bits, seats from bit 12 on; `by` is the card that asks. */
type PickLocals = { seat: number; why: PromptId; by: string; among: number };

const NOT_AMONG = refuse('TL-A19', 'not-among');

function topLocals<L>(s: Table): L {
  return s.stack[s.stack.length - 1]!.locals as unknown as L;
}

export const pickOne: Decision<TrueshotState> = decision<TrueshotState>({
  id: 'pick',
  clause: 'TL-A19',
  offers(s, seat, out) {
    const { among } = topLocals<PickLocals>(s);
    for (const pet of inOrder(s, among & PET_BITS, seat)) out.offer(undefined, PICK, placeOf(s, pet));
    for (const player of seatsInOrder(s, among >> SEAT_SHIFT, seat)) out.offer(undefined, PLAYER, player);
    out.otherwise(PICK, () => NOT_AMONG);
    out.otherwise(PLAYER, () => NOT_AMONG);
  },
  prompt(s) {
    const { why, by } = topLocals<PickLocals>(s);
    return message(why, { by });
  },
  timeout: (s): Move => {
    const { among, seat } = topLocals<PickLocals>(s);
    const pets = inOrder(s, among & PET_BITS, seat);
    return pets.length > 0
      ? [PICK, placeOf(s, pets[0]!), 0, 0, 0]
      : [PLAYER, lowestBit(among >> SEAT_SHIFT), 0, 0, 0];
  },
});

/** A pick is kept as one number: a pet, or a seat from 12 on. */
export const picking = procedureOf<TrueshotState, PickLocals>()('picking', {
  ask(s, run, l) {
    l.among &= presentPets(s) | ((s.inGame & ~s.gone) << SEAT_SHIFT);
    // Who gave up in the middle of it picks no more: the first in order stands for them.
    if ((s.gone & (1 << l.seat)) !== 0 || countBits(l.among) < 2) run.goto(FORSAKEN);
    else run.ask(l.seat, pickOne);
  },
  take(s, run) {
    s.picked = run.verb === PICK ? s.row[run.a]! : run.a + SEAT_SHIFT;
    run.leave();
  },
  forsaken(s, _run, l) {
    s.picked = l.among === 0 ? NOTHING : lowestBit(l.among);
  },
});
const FORSAKEN = picking.at.forsaken;

/** Lets a seat pick among these; the next step finds the pick in `s.picked`, or nothing. */
export function pick(
  s: TrueshotState,
  run: Rules,
  seat: number,
  why: PromptId,
  by: string,
  among: number,
): void {
  if (among === 0) s.picked = NOTHING;
  else if (countBits(among) === 1) s.picked = lowestBit(among);
  else run.call(picking, { seat, why, by, among });
}

export function pickSeat(
  s: TrueshotState,
  run: Rules,
  seat: number,
  why: PromptId,
  by: string,
  seats: number,
): void {
  pick(s, run, seat, why, by, seats << SEAT_SHIFT);
}

/** The seat that was picked, or nobody. */
export function pickedSeat(s: Table): number {
  return s.picked === NOTHING ? NOTHING : s.picked - SEAT_SHIFT;
}

type RaiseLocals = { seat: number; by: string; pets: number; figures: number };

/** Which figure of which pet is raised: Tallstrider, Taoren, a waiting Moth mark. */
export const pickFigure: Decision<TrueshotState> = decision<TrueshotState>({
  id: 'raise',
  clause: 'TL-A21',
  offers(s, seat, out) {
    const { pets, figures } = topLocals<RaiseLocals>(s);
    for (const pet of inOrder(s, pets, seat))
      for (const figure of [ATTACK, HEALTH])
        if ((figures & (1 << figure)) !== 0) out.offer(undefined, RAISE, placeOf(s, pet), figure);
    out.otherwise(RAISE, () => NOT_AMONG);
  },
  prompt: (s) => message('raise' satisfies PromptId, { by: topLocals<RaiseLocals>(s).by }),
  timeout: (s): Move => {
    const { pets, figures, seat } = topLocals<RaiseLocals>(s);
    return [RAISE, placeOf(s, inOrder(s, pets, seat)[0]!), (figures & 1) !== 0 ? ATTACK : HEALTH, 0, 0];
  },
});

/** Kept as twice the pet, one more for Health. */
export const raising = procedureOf<TrueshotState, RaiseLocals>()('raising', {
  ask(s, run, l) {
    l.pets &= presentPets(s);
    if ((s.gone & (1 << l.seat)) !== 0 || l.pets === 0) run.goto(raising.at.forsaken);
    else run.ask(l.seat, pickFigure);
  },
  take(s, run) {
    s.picked = s.row[run.a]! * 2 + run.b;
    run.leave();
  },
  forsaken(s, _run, l) {
    s.picked = l.pets === 0 ? NOTHING : lowestBit(l.pets) * 2 + ((l.figures & 1) !== 0 ? ATTACK : HEALTH);
  },
});

type ShareLocals = { seat: number; by: string; to: number; rest: number };

/** How much of what is to be split goes to this one (Aqiri, Lotrafen). */
export const pickShare: Decision<TrueshotState> = decision<TrueshotState>({
  id: 'share',
  clause: 'TL-W-lotrafen',
  offers(s, _seat, out: Offers) {
    const { rest } = topLocals<ShareLocals>(s);
    for (let n = 0; n <= rest; n++) out.offer(undefined, SHARE, n);
    out.otherwise(SHARE, () => refuse('TL-W-lotrafen', 'share-range', { rest }));
  },
  prompt(s) {
    const { by, to, rest } = topLocals<ShareLocals>(s);
    const isPet = to < SEAT_SHIFT;
    return message('share' satisfies PromptId, {
      by,
      rest,
      ...(isPet ? { place: placeOf(s, to) } : { seat: to - SEAT_SHIFT }),
    });
  },
  timeout: (s): Move => [SHARE, topLocals<ShareLocals>(s).rest, 0, 0, 0],
});

export const sharing = procedureOf<TrueshotState, ShareLocals>()('sharing', {
  ask(s, run, l) {
    if ((s.gone & (1 << l.seat)) !== 0) run.goto(sharing.at.forsaken);
    else run.ask(l.seat, pickShare);
  },
  take(s, run) {
    s.picked = run.a;
    run.leave();
  },
  forsaken(s, _run, l) {
    s.picked = l.rest;
  },
});
