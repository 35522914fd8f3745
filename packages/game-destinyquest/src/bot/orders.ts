/** What nobody has to think about: to pass while every modifier on offer can wait without loss. */
import type { Move, SeatView } from '@fray/engine';
import { ABILITIES } from '../abilities/index.js';
import { decideModifier } from '../legality/decisions.js';
import { countsNow } from '../legality/moments.js';
import { PASS, RENEW } from '../legality/verbs.js';
import { type DuelView, readView } from '../view/view.js';

/** Everything it looks at lies open on the table (R-OPEN), so a quick pass tells nothing. */
export function routinePass(view: SeatView<DuelView>, moves: readonly Move[]): number | undefined {
  let pass: number | undefined;
  for (const [i, move] of moves.entries()) {
    if (move[0] === PASS) pass = i;
    else if (move[0] <= RENEW && !canWait(view, move[1])) return undefined;
  }
  return isModifierWindow(view) ? pass : undefined;
}

/** Whether this ability would bring nothing now that could not be had later as well. */
export function canWait(view: SeatView<DuelView>, self: number): boolean {
  const ability = ABILITIES[self];
  if (ability === undefined || !isModifierWindow(view)) return false;
  return !countsNow(readView(view), view.seat, ability);
}

function isModifierWindow({ seat, flow }: SeatView<DuelView>): boolean {
  return seat >= 0 && flow.stack[flow.stack.length - 1]?.decision === decideModifier.index;
}
