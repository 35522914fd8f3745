/** Choices made for the people at this browser, if that is set. */
import { AutoPass } from '@fray/engine';
import { useSettings } from '../settings.js';
import type { Step } from './session.js';

export function autoPassAsSet(passed: readonly number[] = []): AutoPass {
  return new AutoPass(() => useSettings.getState().autoPass, passed);
}

/** Whether the last choice of the seat, among the first `upTo`, was made for it. */
export function wasPassed(
  passed: readonly number[],
  steps: readonly Step[],
  seat: number,
  upTo: number,
): boolean {
  const last = steps.findLastIndex(({ n, by }) => n <= upTo && by === seat);
  return passed.includes(last);
}
