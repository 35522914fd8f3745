/** What a player may do though nobody asked: give the duel up. */
import type { Standing } from '@fray/engine';
import { type DuelState, other } from './state/state.js';
import { CONCEDE } from './legality/verbs.js';

export const STANDING: Standing<DuelState> = {
  firstVerb: CONCEDE,
  offers(_s, _seat, out) {
    out.offer(undefined, CONCEDE);
  },
  act(s, run) {
    if (run.listening) run.tell({ type: 'concede', clause: 'DQ-P1', data: { seat: run.seat } });
    run.finish([other(run.seat)], 'DQ-P1', `${s.sheets[run.seat]!.name} has conceded.`);
  },
};
