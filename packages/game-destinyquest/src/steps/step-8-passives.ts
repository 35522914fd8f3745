/** Step 8: both heroes' passive damage is worked out from the same state and applied together. */

import { procedureOf, type Run } from '@fray/engine';
import { HOOK } from '../abilities/entry/ability.js';
import { ABILITIES, abilityIndex } from '../abilities/index.js';
import { atonableTick } from '../damage/atonable.js';
import { checkFallen } from '../damage/fall.js';
import { heal, rememberHealth } from '../damage/health.js';
import { tickOf, tickParts } from '../damage/ticks.js';
import { unmark } from '../sheet/effects.js';
import { withHook } from '../sheet/sheet.js';
import { ATONEMENT, type DuelState, F, hasMark, other } from '../state/state.js';
import { tell } from '../words/speak.js';
import { openWindow } from './window.js';

const ATONEMENT_ABILITY = abilityIndex('atonement');

export const passives = procedureOf<DuelState>()('passives', {
  window(s, run) {
    openWindow(s, run, F);
  },
  // DQ-8.1 and DQ-8.2
  damage(s, run) {
    const first = tickOf(s, 0);
    const second = tickOf(s, 1);
    const atoned = [0, 1].map((seat) => (hasMark(s, seat, ATONEMENT) ? atonableTick(s, other(seat)) : 0));
    rememberHealth(s);
    tick(s, run, 0, first);
    tick(s, run, 1, second);
    if (!checkFallen(s, run, 'DQ-8.1')) atone(s, run, atoned);
  },
  // DQ-8.3
  healing(s, run) {
    for (let seat = 0; seat < 2; seat++)
      for (const self of withHook(s.sheets[seat]!, HOOK.endHeal))
        heal(s, run, seat, ABILITIES[self]!.endHeal!(s, seat), self);
  },
});

/** DQ-M-atonement: played before, healed after, by whoever still stands. */
function atone(s: DuelState, run: Run<DuelState>, by: readonly number[]): void {
  for (let seat = 0; seat < 2; seat++) {
    if (!hasMark(s, seat, ATONEMENT)) continue;
    heal(s, run, seat, by[seat]!, ATONEMENT_ABILITY);
    unmark(s, run, ATONEMENT_ABILITY, seat, ATONEMENT);
  }
}

function tick(s: DuelState, run: Run<DuelState>, seat: number, by: number): void {
  if (by === 0) return;
  s.health[seat] = Math.max(0, s.health[seat]! - by);
  if (run.listening)
    tell(run, 'tick', 'DQ-8.1', { seat, by, parts: tickParts(s, seat), health: s.health[seat]! });
}
