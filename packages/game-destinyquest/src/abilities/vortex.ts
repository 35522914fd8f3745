/** The die of a running vortex: nothing may modify it (R-START). */

import type { Run } from '@fray/engine';
import { lose } from '../damage/health.js';
import { tellControl } from '../play/tell-control.js';
import { type DuelState, hasMark, markedSince, other, VORTEX } from '../state/state.js';

const DAMAGE = 2;

export function vortexTurns(s: DuelState, seat: number, run: Run<DuelState>, self: number): void {
  if (!hasMark(s, seat, VORTEX) || markedSince(s, seat, VORTEX) >= s.round) return;
  const face = run.die(6);
  if (run.listening) tellControl(s, run, seat, self, face, 'R-START');
  lose(s, run, face <= 2 ? seat : other(seat), DAMAGE, self, 'R-START');
}
