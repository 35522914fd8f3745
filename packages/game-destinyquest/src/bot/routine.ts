/** The choice that nobody has to think about: to pass while every modifier on offer can wait without loss. */
import type { Move, SeatView } from '@fray/engine';
import { ABILITIES } from '../abilities/index.js';
import { decideModifier } from '../decisions.js';
import { countsNow } from '../moments.js';
import { PASS, RENEW } from '../verbs.js';
import { type DuelView, readView } from '../view.js';

/** Everything it looks at lies open on the table (R-OPEN), so a quick pass tells nothing. */
export function routinePass(view: SeatView<DuelView>, moves: readonly Move[]): number | undefined {
  const frame = view.flow.stack[view.flow.stack.length - 1];
  if (frame?.decision !== decideModifier.index || view.seat < 0) return undefined;
  const s = readView(view);
  let pass: number | undefined;
  for (const [i, move] of moves.entries()) {
    const ability = ABILITIES[move[1]];
    if (move[0] === PASS) pass = i;
    else if (move[0] <= RENEW && (ability === undefined || countsNow(s, view.seat, ability)))
      return undefined;
  }
  return pass;
}
