/** The start of a round (R-START): what waited begins, vortex dice turn, window (a). */
import { procedureOf } from '@fray/engine';
import { HOOK } from '../abilities/entry/ability.js';
import { ABILITIES } from '../abilities/index.js';
import { checkFallen } from '../damage/fall.js';
import { rememberHealth } from '../damage/health.js';
import { clearHit } from '../damage/hit.js';
import { turnEffects } from '../sheet/effects.js';
import { withHook } from '../sheet/sheet.js';
import { turnRare } from '../state/rare.js';
import { A, type DuelState, NONE } from '../state/state.js';
import { truncate } from '../state/truncate.js';
import { tell } from '../words/speak.js';
import { openWindow } from './window.js';

export const startRound = procedureOf<DuelState>()('start of round', {
  begin(s, run) {
    s.round++;
    s.step = 1;
    clearRound(s);
    turnEffects(s);
    if (run.listening) tell(run, 'round', 'DQ-9.1', { round: s.round, health: s.health.slice() });
  },
  vortex(s, run) {
    rememberHealth(s);
    for (let seat = 0; seat < 2; seat++)
      for (const self of withHook(s.sheets[seat]!, HOOK.roundStart))
        ABILITIES[self]!.roundStart!(s, seat, run, self);
    checkFallen(s, run, 'R-START');
  },
  window(s, run) {
    openWindow(s, run, A);
  },
});

/** DQ-9.1: slots are free again, and nothing of the last round lies on the table. */
function clearRound(s: DuelState): void {
  s.skipTo = 0;
  s.winner = NONE;
  s.owed = NONE;
  s.counted = 0;
  s.hurt = 0;
  s.scored = 0;
  clearHit(s);
  if (s.rare !== null) turnRare(s.rare);
  for (let seat = 0; seat < 2; seat++) {
    s.speedSlot[seat] = NONE;
    s.shown[seat] = 0;
    s.combatSlot[seat] = NONE;
    truncate(s.speedDice[seat]!, 0);
    s.speedRolled[seat] = 0;
    s.totals[seat] = 0;
    s.caused[seat] = 0;
    s.controlDie[seat] = 0;
  }
}
