/** Acts that put a state on a pet or a player for a while. */
import { AURA, DISTRACTED, DOOMED } from '../data/marks.js';
import {
  BAN_HEALING,
  DETER,
  DOOM,
  FLAY,
  GUARD,
  MOTH_MARK,
  NEXT_ALL,
  NEXT_SPELL,
  type Op,
  SCARE,
  SHALE_MARK,
  SILENCE,
  SPORE_MARK,
  STOP,
  TRAIT_MARK,
} from '../data/vocabulary.js';
import { type Act, causeOf, type EffectLocals, petsOn, seatsOn } from '../flow/effects/effect.js';
import { inOrder, seatsInOrder } from '../rules/board.js';
import { oneLap } from '../rules/durations.js';
import { updateRanks } from '../rules/rows.js';
import { petRef, type Rules, tell } from '../rules/tell.js';
import { NOTHING, type TrueshotState } from '../state/state.js';
import type { EventType } from '../words/ids.js';
import { sporeFor } from './removals.js';

/** TL-T3: of two states of a kind the later end counts. */
function untilLap(type: EventType, clause: string, list: (s: TrueshotState) => number[]): Act {
  return (s, run, l) => {
    const until = oneLap(s);
    for (const pet of inOrder(s, petsOn(l), l.owner)) {
      list(s)[pet] = Math.max(list(s)[pet]!, until);
      if (run.listening) tell(run, type, clause, { pet: petRef(s, pet), by: causeOf(l.ops) });
    }
  };
}

const stop = untilLap('stopped', 'TL-A8', (s) => s.stopped);
const guard = untilLap('guarded', 'TL-A8', (s) => s.guarded);
const faceDown = untilLap('scared', 'TL-N27', (s) => s.scared);

function scare(s: TrueshotState, run: Rules, l: EffectLocals, op: Op): void {
  faceDown(s, run, l, op);
  updateRanks(s);
}

function silence(s: TrueshotState, run: Rules, l: EffectLocals): void {
  for (const seat of seatsInOrder(s, seatsOn(l), l.owner)) {
    s.silenced[seat] = Math.max(s.silenced[seat]!, oneLap(s));
    if (run.listening) tell(run, 'muted', 'TL-N41', { seat, by: causeOf(l.ops) });
  }
}

function deter(s: TrueshotState, run: Rules, l: EffectLocals): void {
  for (const pet of inOrder(s, petsOn(l), l.owner)) {
    const at = pet * s.seats + l.owner;
    s.deterred[at] = Math.max(s.deterred[at]!, oneLap(s));
    if (run.listening) tell(run, 'deterred', 'TL-N64', { pet: petRef(s, pet), seat: l.owner });
  }
}

function banHealing(s: TrueshotState, run: Rules, l: EffectLocals): void {
  s.unhealed |= seatsOn(l);
  if (run.listening)
    for (const seat of seatsInOrder(s, seatsOn(l), l.owner))
      tell(run, 'healing-banned', 'TL-A35', { seat, by: causeOf(l.ops) });
}

function traitMark(s: TrueshotState, run: Rules, l: EffectLocals, op: Op): void {
  for (const pet of inOrder(s, petsOn(l), l.owner)) {
    s.marks[pet]! |= op.n;
    if (op.n === AURA) s.auraBy[pet] = l.owner;
    if (run.listening)
      tell(run, 'trait', op.n === DISTRACTED ? 'TL-N25' : 'TL-A9', {
        pet: petRef(s, pet),
        by: causeOf(l.ops),
      });
  }
}

function doom(s: TrueshotState, run: Rules, l: EffectLocals): void {
  for (const pet of inOrder(s, petsOn(l), l.owner)) {
    s.marks[pet]! |= DOOMED;
    if (run.listening) tell(run, 'trait', 'TL-S-death-chakram', { pet: petRef(s, pet), by: causeOf(l.ops) });
  }
}

/** Marks are used now and enlarge the first of the hits to come. */
function flay(s: TrueshotState, run: Rules, l: EffectLocals, op: Op): void {
  const pets = inOrder(s, petsOn(l), l.owner);
  const { victim, spore } = sporeFor(s, l, op, pets[0] ?? NOTHING);
  for (const pet of pets) {
    s.flays.push([pet, op.n, l.plus + (pet === victim ? spore : 0), l.times]);
    if (run.listening) tell(run, 'trait', 'TL-S-flayed-shot', { pet: petRef(s, pet), by: causeOf(l.ops) });
  }
}

/** Waiting marks of a seat (TL-A21); they add up. */
function waiting(list: (s: TrueshotState) => number[]): Act {
  return (s, run, l, op) => {
    list(s)[l.owner]! += op.n;
    if (run.listening)
      tell(run, 'mark', 'TL-A21', { seat: l.owner, by: causeOf(l.ops), amount: list(s)[l.owner]! });
  };
}

function nextAll(s: TrueshotState, run: Rules, l: EffectLocals): void {
  s.nextAll |= 1 << l.owner;
  if (run.listening) tell(run, 'mark', 'TL-X-volley', { seat: l.owner, by: causeOf(l.ops), amount: 1 });
}

export const STATES: readonly (readonly [number, Act])[] = [
  [STOP, stop],
  [GUARD, guard],
  [SCARE, scare],
  [SILENCE, silence],
  [DETER, deter],
  [BAN_HEALING, banHealing],
  [TRAIT_MARK, traitMark],
  [DOOM, doom],
  [FLAY, flay],
  [MOTH_MARK, waiting((s) => s.moth)],
  [SPORE_MARK, waiting((s) => s.spore)],
  [SHALE_MARK, waiting((s) => s.shale)],
  [NEXT_SPELL, waiting((s) => s.nextSpell)],
  [NEXT_ALL, nextAll],
];
