/** What is asked and meant, as far as words depend on it. */
import type { SeatView } from '@fray/engine';
import { FUKA } from '../data/characters.js';
import { DECISIONS } from '../lists.js';
import type { ShadowView } from '../view.js';

/** By its id: passing has another name each time. */
export function questionOf({ flow }: SeatView<ShadowView>): string {
  const top = flow.stack[flow.stack.length - 1];
  return top === undefined ? '' : (DECISIONS[top.decision]?.id ?? '');
}

/** An ability that never names anybody; only Fu-ka may choose between herself and others. */
export function actsOnOneself(target: number, { seat, table }: SeatView<ShadowView>): boolean {
  return target === seat && table.characters[seat] !== FUKA;
}
