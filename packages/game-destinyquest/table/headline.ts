/** The few facts the shell shows in its header. */
import type { SeatView } from '@fray/engine';
import type { DuelView } from '../src/index.js';
import { WORDS } from './words.js';

export function headline({ table }: SeatView<DuelView>): readonly string[] {
  return table.round === 0 ? [] : [WORDS.round(table.round)];
}
