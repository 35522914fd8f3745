/** Step 9: the round ends and a new one begins, until a hero falls or the cap is reached. */
import { procedureOf } from '@fray/engine';
import { ABILITIES } from '../abilities/index.js';
import { rememberHealth } from '../health.js';
import { withHook } from '../sheet.js';
import type { DuelState } from '../state.js';

export const endOfRound = procedureOf<DuelState>()('end of round', {
  // DQ-9.1
  count(s, run) {
    for (let seat = 0; seat < 2; seat++) {
      s.streak[seat] = s.winner === seat && s.hurt > 0 ? s.streak[seat]! + 1 : 0;
      for (const self of withHook(s.sheets[seat]!, 'roundEnd'))
        ABILITIES[self]!.roundEnd!(s, seat, run, self);
    }
  },
  // R-CAP
  cap(s, run) {
    if (s.round < s.rules.roundCap) return;
    rememberHealth(s);
    if (run.listening) run.tell({ type: 'cap', clause: 'R-CAP', data: { rounds: s.round } });
    run.finish([], 'R-CAP', `After ${s.round} rounds the duel is a draw.`);
  },
});
