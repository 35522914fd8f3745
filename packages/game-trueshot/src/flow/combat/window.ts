/**
 * Response windows (5.2). Everybody who holds a spell and may cast is asked at once, in secret; then the first in order who
 * cast, from the active player clockwise, has cast, and all are asked again. That is the same as asking one after the
 * other: an answer only counts if everybody before has passed.
 */
import { type Decision, decision, type Move, message, type Offers, procedureOf } from '@fray/engine';
import { isTrap, SPELLS, spellKind } from '../../data/spells.js';
import { NO_TRAPS, TAME_TOP } from '../../data/vocabulary.js';
import { aimsOf, isBarred, needsAim, PET_BITS, SEAT_SHIFT, takesAll, windowSeats } from '../../rules/aims.js';
import { inOrder, petCount, placeOf, seatsInOrder, type Table, traitCount } from '../../rules/board.js';
import { canDraw } from '../../rules/piles.js';
import { NOTHING, PLACES, type TrueshotState } from '../../state/state.js';
import { CAST, FIRST_PLACE, FIRST_SEAT, PASS, PETS_PILE } from '../../verbs.js';
import type { PendingId, PromptId } from '../../words/ids.js';
import { refuse } from '../../words/refuse.js';
import { casting, newCast } from '../spells/cast.js';
import { pendingStrike } from './pending-strike.js';
import { firstInOrder } from './settle.js';

/** `what` is the cast point: 'combat-start', 'turn-start', 'declared' or 'resolved'. */
type WindowLocals = { what: string };

const NO_TARGET = refuse('TL-A20', 'no-target');
const NO_COPY = refuse('TL-N15', 'no-copy');
const NO_ROOM = refuse('TL-N16', 'no-room');
const NO_PETS_LEFT = refuse('TL-A25', 'no-pets-left');
const NONE_FELL = refuse('TL-N28', 'none-fell');
const ALL_BEARS = refuse('TL-N39', 'bears');
const BEAR = refuse('TL-P-bear', 'bear');
const NOT_THERE = refuse('TL-A20', 'bad-target');
const NOT_HELD = refuse('TL-67', 'not-held');
const LATER = refuse('TL-N45', 'aside-later');
const TAMES = new Set(
  SPELLS.flatMap(({ ops }, spell) => (ops.some(({ act }) => act === TAME_TOP) ? [spell] : [])),
);
const CALL = spellKind('call-pet');
const REVIVE_PET = spellKind('revive-pet');

export const answer: Decision<TrueshotState> = decision<TrueshotState>({
  id: 'answer',
  clause: 'TL-67',
  paced: 'briefly',
  offers(s, seat, out) {
    out.offer(undefined, PASS);
    for (const spell of s.hands[seat]!) offerSpell(s, seat, spell, out);
    offerAside(s, seat, out);
    out.otherwise(CAST, (spell, aim) => {
      if (!s.hands[seat]!.includes(spell) && !s.aside[seat]!.includes(spell)) return NOT_HELD;
      return isTrap(spell) && isBearThere(s, aim - FIRST_SEAT) ? BEAR : NOT_THERE;
    });
  },
  prompt(s, seat) {
    const strike = pendingStrike(s);
    if (strike === undefined) return message('answer' satisfies PromptId, { what: whatOf(s) });
    return message((strike['target'] === seat ? 'answer-mine' : 'answer-strike') satisfies PromptId, strike);
  },
  pending(s) {
    const strike = pendingStrike(s);
    const order = seatsInOrder(s, windowSeats(s), firstInOrder(s));
    if (strike === undefined) return { what: message(whatOf(s)), source: s.active, order, passed: [] };
    const { source, target, by, ...data } = strike;
    const whom = target === undefined ? {} : { target: target as number };
    return {
      what: message('strike' satisfies PendingId, data),
      source: source as number,
      by: by as string,
      order,
      passed: [],
      ...whom,
    };
  },
  timeout: (): Move => [PASS, 0, 0, 0, 0],
});

function isBearThere(s: Table, seat: number): boolean {
  return seat >= 0 && seat < s.seats && traitCount(s, seat, NO_TRAPS) > 0;
}

function whatOf(s: Table): PendingId {
  for (let i = s.stack.length - 1; i >= 0; i--) {
    const what = s.stack[i]!.locals['what'];
    if (typeof what === 'string') return what as PendingId;
  }
  return 'resolved';
}

function offerAside(s: Table, seat: number, out: Offers): void {
  const aside = s.aside[seat]!;
  if (aside.length === 0) return;
  for (let i = 0; i < aside.length; i++)
    if (s.asideUntil[seat]![i] === s.round) offerSpell(s, seat, aside[i]!, out);
    else out.offer(LATER, CAST, aside[i]!);
}

/** Every target of one card; a card that cannot be cast says why. */
function offerSpell(s: Table, seat: number, spell: number, out: Offers): void {
  if (!needsAim(spell)) {
    out.offer(untargetedRefusal(s, seat, spell), CAST, spell);
    return;
  }
  const aims = aimsOf(s, seat, spell);
  if (aims === 0) {
    if (!out.listing) out.offer(aimRefusal(s, seat, spell), CAST, spell);
    return;
  }
  if (takesAll(s, seat, spell)) {
    out.offer(undefined, CAST, spell);
    return;
  }
  for (const pet of inOrder(s, aims & PET_BITS, seat))
    out.offer(undefined, CAST, spell, FIRST_PLACE + placeOf(s, pet));
  for (let seats = aims >> SEAT_SHIFT, other = 0; seats !== 0; seats >>= 1, other++)
    if ((seats & 1) !== 0) out.offer(undefined, CAST, spell, FIRST_SEAT + other);
}

function untargetedRefusal(s: Table, seat: number, spell: number) {
  if (!TAMES.has(spell)) return undefined;
  if (petCount(s, seat) === PLACES) return NO_ROOM;
  return canDraw(s, PETS_PILE) ? undefined : NO_PETS_LEFT;
}

function aimRefusal(s: Table, seat: number, spell: number) {
  if (spell === REVIVE_PET) return NONE_FELL;
  if (spell === CALL) return petCount(s, seat) === PLACES ? NO_ROOM : NO_COPY;
  return isTrap(spell) ? ALL_BEARS : NO_TARGET;
}

export const answering = procedureOf<TrueshotState, WindowLocals>()('answering', {
  open(s, run) {
    const seats = windowSeats(s);
    if (seats === 0) run.leave();
    else run.askAll(seats, answer);
  },
  resolve(s, run) {
    for (const seat of seatsInOrder(s, windowSeats(s), firstInOrder(s))) {
      const [verb, spell, aim] = run.sealed(seat);
      if (verb !== CAST || !isStillLegal(s, seat, spell, aim)) continue;
      run.goto(answering.at.open);
      run.call(casting, newCast(seat, spell, aimed(s, aim)));
      return;
    }
    run.leave();
  },
});

/** Somebody may have left since the answer was sealed. */
function isStillLegal(s: Table, seat: number, spell: number, aim: number): boolean {
  if (isBarred(s, seat)) return false;
  const target = aimed(s, aim);
  if (!needsAim(spell)) return true;
  const aims = aimsOf(s, seat, spell);
  return aim === 0 ? aims !== 0 : target !== NOTHING && (aims & (1 << target)) !== 0;
}

/** What an aim means: a pet, a seat from 12 on, or nothing. */
export function aimed(s: Table, aim: number): number {
  if (aim === 0) return NOTHING;
  return aim < FIRST_SEAT ? s.row[aim - FIRST_PLACE]! : aim - FIRST_SEAT + SEAT_SHIFT;
}
