/** How a match ends. */
import type { Run } from '@fray/engine';
import type { RohanState } from '../state.js';
import type { Events } from '../words/events.js';
import type { OutcomeId } from '../words/ids.js';
import { told } from './told.js';

/** RL-34, RL-A1: somebody at 0 loses at once; both at once: whoever is further below, else nobody. */
export function fallen(s: RohanState, run: Run<RohanState, Events>): boolean {
  const first = s.health[0]!;
  const second = s.health[1]!;
  if (first > 0 && second > 0) return false;
  if (first === second) end(run, [], 'RL-A1', 'fell-together');
  else if (first <= 0 && second <= 0) end(run, [first > second ? 0 : 1], 'RL-A1', 'fell-further');
  else end(run, [first > 0 ? 0 : 1], 'RL-34', 'health-gone');
  return true;
}

/** RL-A3, RL-A13: nothing happens any more, or it has lasted too long. */
export function stalled(s: RohanState, run: Run<RohanState, Events>): void {
  s.quiet = s.stirred ? 0 : s.quiet + 1;
  s.stirred = false;
  if (s.quiet >= s.options.quietRounds) end(run, [], 'RL-A3', 'quiet');
  else if (s.round >= s.options.roundCap) {
    const [first, second] = s.health as [number, number];
    end(run, first === second ? [] : [first > second ? 0 : 1], 'RL-A13', 'last-round');
  }
}

export function end(
  run: Run<RohanState, Events>,
  winners: number[],
  clause: string,
  reason: OutcomeId,
): void {
  run.finish(winners, clause, reason);
  if (run.listening) run.tell(told('over', clause, { winners, reason }));
}
