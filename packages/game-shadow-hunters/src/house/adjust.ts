/** A house rule is changed in the middle of a match: one proposes, all who live vote (SH-H-48, SH-H-49). */
import { type Decision, decision, type Locals, type Move, procedureOf } from '@fray/engine';
import { isAlive, type ShadowState } from '../state.js';
import { ACCEPT, CHANGE, PASS, REFUSE } from '../verbs.js';
import type { Events } from '../words/events.js';
import { prompt } from '../words/ids.js';
import { CHANGE_NAMES, CHANGES, changeFault, makeChange } from './changes.js';

/** What the running vote is about. */
function proposedIn(s: Readonly<ShadowState>): string {
  return String(s.stack[s.stack.length - 1]!.locals['change']);
}

export const whichChange: Decision<ShadowState> = decision<ShadowState>({
  id: 'adjust',
  clause: 'SH-H-48',
  offers(s, _seat, out) {
    out.offer(undefined, PASS);
    for (const [i, change] of CHANGES.entries()) out.offer(changeFault(s, change), CHANGE, i);
  },
  prompt: () => prompt('adjust'),
  timeout: (): Move => [PASS, 0, 0, 0, 0],
});

export const changeVote: Decision<ShadowState> = decision<ShadowState>({
  id: 'change',
  clause: 'SH-H-48',
  offers(_s, _seat, out) {
    out.offer(undefined, ACCEPT);
    out.offer(undefined, REFUSE);
  },
  prompt: (s) => prompt('change', { by: s.turn, change: proposedIn(s) }),
  timeout: (): Move => [REFUSE, 0, 0, 0, 0],
});

export const ballot = procedureOf<ShadowState, { change: string }, Events>()('ballot', {
  ask(s, run) {
    run.askAll(s.alive, changeVote);
  },
  count(s, run, { change }) {
    let agreed = true;
    for (let seat = 0; seat < s.seats; seat++)
      if (isAlive(s, seat) && run.sealed(seat)[0] !== ACCEPT) agreed = false;
    if (agreed) makeChange(s, CHANGES[CHANGE_NAMES.indexOf(change)]!);
    if (run.listening) run.tell({ type: 'changed', clause: 'SH-H-49', data: { by: s.turn, change, agreed } });
  },
});

export const adjust = procedureOf<ShadowState, Locals, Events>()('adjust', {
  ask(s, run) {
    if (run.listening) run.tell({ type: 'adjusting', clause: 'SH-H-48', data: { by: s.turn } });
    run.ask(s.turn, whichChange);
  },
  take(s, run) {
    if (run.verb !== CHANGE) return;
    const change = CHANGE_NAMES[run.a]!;
    if (run.listening) run.tell({ type: 'change-proposed', clause: 'SH-H-48', data: { by: s.turn, change } });
    run.call(ballot, { change });
  },
});
