/** Critical Misses: equal dice hurt the attacker (SH-H-12 to SH-H-14). */
import { type Locals, procedureOf } from '@fray/engine';
import { settle } from '../rules/deaths.js';
import { hurt } from '../rules/harm.js';
import { NO_SEAT, type ShadowState } from '../state.js';
import type { Events } from '../words/events.js';
import { CRITICAL_MISSES } from './ids.js';
import type { HouseRule } from './rule.js';

export const backfire = procedureOf<ShadowState, Locals, Events>()('backfire', {
  miss(s, run) {
    const { by } = s.attacks[s.attacks.length - 1]!;
    if (run.listening) run.tell({ type: 'backfired', clause: 'SH-H-12', data: { seat: by } });
    hurt(s, run, by, s.options.missDamage, NO_SEAT, 'house:criticalMisses', 'SH-H-12');
    settle(s, run, NO_SEAT, false);
  },
});

export const criticalMisses: HouseRule = {
  id: 'criticalMisses',
  bit: CRITICAL_MISSES,
  at: { tied: backfire },
};
