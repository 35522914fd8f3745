/** Step 9: the round ends and a new one begins, until a hero falls or the cap is reached. */
import { procedureOf } from '@fray/engine';
import { HOOK } from '../abilities/entry/ability.js';
import { ABILITIES, abilityIndex } from '../abilities/index.js';
import { finish } from '../damage/fall.js';
import { rememberHealth } from '../damage/health.js';
import { unmark } from '../sheet/effects.js';
import { withHook } from '../sheet/sheet.js';
import { endsTimeShift } from '../sheet/values.js';
import { type DuelState, TIME_SHIFT } from '../state/state.js';
import { tell } from '../words/speak.js';

const TIME_SHIFT_ABILITY = abilityIndex('time-shift');

export const endOfRound = procedureOf<DuelState>()('end of round', {
  // DQ-9.1
  count(s, run) {
    for (let seat = 0; seat < 2; seat++) {
      s.streak[seat] = s.winner === seat && s.hurt > 0 ? s.streak[seat]! + 1 : 0;
      for (const self of withHook(s.sheets[seat]!, HOOK.roundEnd))
        ABILITIES[self]!.roundEnd!(s, seat, run, self);
      if (endsTimeShift(s, seat)) unmark(s, run, TIME_SHIFT_ABILITY, seat, TIME_SHIFT);
    }
  },
  // R-CAP
  cap(s, run) {
    if (s.round < s.rules.roundCap) return;
    rememberHealth(s);
    finish(run, [], 'R-CAP', 'round-limit', { rounds: s.round });
    if (run.listening) tell(run, 'cap', 'R-CAP', { rounds: s.round });
  },
});
