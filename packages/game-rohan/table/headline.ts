/** The few facts the shell shows in its header. */
import { type SeatView, SPECTATOR } from '@fray/engine';
import type { RohanView } from '../src/index.js';
import { WORDS } from './words.js';

export function headline({ seat, table }: SeatView<RohanView>, names: readonly string[]): readonly string[] {
  if (table.round === 0) return [];
  const round = WORDS.round(table.round);
  if (seat === SPECTATOR) return [round, WORDS.someoneAttacks(names[table.attacker]!)];
  return [round, table.attacker === seat ? WORDS.youAttack : WORDS.youDefend];
}
