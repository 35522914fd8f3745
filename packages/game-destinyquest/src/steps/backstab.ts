/** R-BACKSTAB: a blow out of order, for whose speed ability has just taken a die from the other. */
import { procedureOf } from '@fray/engine';
import { ABILITIES } from '../abilities/index.js';
import { layHit, rollAt } from '../damage/hit.js';
import { laid } from '../damage/laid.js';
import { decideBackstab } from '../legality/decisions.js';
import { canAnswer } from '../legality/playable.js';
import { PASS } from '../legality/verbs.js';
import { announce } from '../play/play.js';
import { STAB_ASK } from '../sheet/sheet.js';
import { type DuelState, other, STAB_HIT } from '../state/state.js';
import { dealing } from './window.js';

export const backstab = procedureOf<DuelState, { seat: number }>()('backstab', {
  offer(s, run, at) {
    if (canAnswer(s, at.seat, STAB_ASK)) run.ask(at.seat, decideBackstab);
    else run.goto(backstab.at.next);
  },
  answer(s, run, at) {
    if (run.verb === PASS) return;
    const self = run.a;
    announce(s, run, at.seat, self);
    layHit(s, STAB_HIT, self);
    rollAt(s, run, at.seat, other(at.seat), ABILITIES[self]!.dice as number);
    if (laid(s, run)) return;
    run.call(dealing, { clause: 'R-BACKSTAB', felled: 'R-BACKSTAB' });
  },
  next(_s, run, at) {
    if (at.seat === 1) {
      run.leave();
      return;
    }
    at.seat = 1;
    run.goto(backstab.at.offer);
  },
});
