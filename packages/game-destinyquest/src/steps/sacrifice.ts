/** Clauses 4.3 and 5.4: shades may take damage that has just been rolled. */
import { procedureOf } from '@fray/engine';
import { decideSacrifice } from '../decisions.js';
import { unmark } from '../effects.js';
import { announce } from '../play.js';
import { canAnswer } from '../playable.js';
import { SACRIFICE_ASK } from '../sheet.js';
import { type DuelState, loser, SHADES } from '../state.js';
import { PLAY } from '../verbs.js';

export const sacrifice = procedureOf<DuelState>()('sacrifice', {
  offer(s, run) {
    const seat = loser(s);
    const replaced = s.hit.martyred[seat] !== 0;
    if (!replaced && canAnswer(s, seat, SACRIFICE_ASK)) run.ask(seat, decideSacrifice);
    else run.leave();
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
