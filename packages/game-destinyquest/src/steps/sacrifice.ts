/** Clauses 4.3 and 5.4: shades may take damage that has just been rolled. */
import { procedureOf } from '@fray/engine';
import { hitTotal } from '../damage/hit.js';
import { decideSacrifice } from '../legality/decisions.js';
import { canAnswer } from '../legality/playable.js';
import { PLAY } from '../legality/verbs.js';
import { announce } from '../play/play.js';
import { unmark } from '../sheet/effects.js';
import { SACRIFICE_ASK } from '../sheet/sheet.js';
import { type DuelState, loser, SHADES } from '../state/state.js';

/** Shades can take what was rolled or dealt, unless martyr has replaced it. */
export function canSacrifice(s: Readonly<DuelState>): boolean {
  const seat = loser(s);
  if (s.hit.martyred[seat] !== 0) return false;
  const struck = s.hit.faces[seat]!.length > 0 || hitTotal(s, seat) > 0;
  return struck && canAnswer(s, seat, SACRIFICE_ASK);
}

export const sacrifice = procedureOf<DuelState>()('sacrifice', {
  offer(s, run) {
    run.ask(loser(s), decideSacrifice);
  },
  answer(s, run) {
    if (run.verb !== PLAY) return;
    const seat = loser(s);
    announce(s, run, seat, run.a);
    s.hit.stopped[seat] = 1;
    unmark(s, run, run.a, seat, SHADES);
    s.skipTo = 8;
  },
});
