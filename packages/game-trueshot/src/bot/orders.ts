/**
 * Standing orders for windows. Whether one wakes its player follows from what lies open and never from the hand (TL-A39), so a
 * quick pass betrays nothing. Each order but the first says by itself when to wake its player.
 */
import type { SeatView, StandingOrder } from '@fray/engine';
import { answer } from '../flow/combat/window.js';
import { COMBAT, NO_PET, PLACES } from '../state/state.js';
import { PASS } from '../verbs.js';
import type { TrueshotView } from '../view/view.js';

type View = SeatView<TrueshotView>;

/** Passes in a window unless the player wants to be woken. */
function passUnless(wakes: (view: View) => boolean): StandingOrder<TrueshotView>['answer'] {
  return (view, moves, decision) => {
    if (decision !== answer.id) return undefined;
    const pass = moves.findIndex(([verb]) => verb === PASS);
    return wakes(view) || pass === -1 ? undefined : pass;
  };
}

function isMyPet({ seat }: View, pet: number): boolean {
  return pet !== NO_PET && Math.floor(pet / PLACES) === seat;
}

/** A declared strike is on one of the seat's pets. */
function isTarget(view: View): boolean {
  const { declared } = view.table;
  return declared !== null && isMyPet(view, declared.target);
}

function wouldFall(view: View): boolean {
  return isTarget(view) && view.table.declared!.falls;
}

/** The own slot has begun and nothing was declared yet. */
function isOwnStart({ table, seat }: View): boolean {
  return (
    table.phase === COMBAT &&
    table.active === seat &&
    (table.clock & 1) === 0 &&
    !table.spent &&
    table.striker === NO_PET
  );
}

/** The first own slot of a combat: the one moment to cast in at leisure. */
function isFirstStart(view: View): boolean {
  return view.table.lap === 1 && isOwnStart(view);
}

export const ORDERS: readonly StandingOrder<TrueshotView>[] = [
  { id: 'hold-everything', default: false, answer: () => undefined },
  { id: 'until-my-turn', default: false, answer: passUnless(wouldFall), lapses: isOwnStart },
  { id: 'before-death', default: false, answer: passUnless((view) => wouldFall(view) || isFirstStart(view)) },
  { id: 'only-target', default: true, answer: passUnless((view) => isTarget(view) || isFirstStart(view)) },
];
