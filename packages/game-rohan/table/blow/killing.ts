/** The blow that takes a player's last Health, if an event is one. */
import type { GameEvent, SeatView } from '@fray/engine';
import { numberIn } from '@fray/kit';
import { EMPTY, place, type RohanView } from '../../src/index.js';

export interface Killing {
  readonly victim: number;
  readonly lane: number;
  readonly loss: number;
  readonly before: number;
  /** Nobody stood in its way. */
  readonly open: boolean;
  /** The card that struck, as the table numbers it. */
  readonly card: number;
}

export function killingIn(event: GameEvent, { table }: SeatView<RohanView>): Killing | undefined {
  const open = event.type === 'unopposed';
  if (!open && event.type !== 'overflowed') return undefined;
  const seat = numberIn(event, 'seat');
  const [victim, lane] = [open ? 1 - seat : seat, numberIn(event, 'lane') - 1];
  const card = table.cards[place(1 - victim, lane)]!;
  if (numberIn(event, 'health') > 0 || card === EMPTY) return undefined;
  const [loss, before] = [numberIn(event, 'loss'), numberIn(event, 'healthBefore')];
  return { victim, lane, loss, before, open, card };
}
