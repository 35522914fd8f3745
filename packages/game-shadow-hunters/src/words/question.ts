/** What is being asked, by its id: passing has another name each time. */
import type { SeatView } from '@fray/engine';
import { DECISIONS } from '../lists.js';
import type { ShadowView } from '../view.js';

export function questionOf({ flow }: SeatView<ShadowView>): string {
  const top = flow.stack[flow.stack.length - 1];
  return top === undefined ? '' : (DECISIONS[top.decision]?.id ?? '');
}
