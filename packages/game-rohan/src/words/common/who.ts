/** Whom a sentence is about, for every language: the reader, or somebody with a name. */
import type { EventValue, Reader } from '@fray/engine';
import type { OutcomeId, Outcomes } from '../ids.js';

export function isYou(seat: EventValue | undefined, reader: Reader): boolean {
  return seat === reader.seat;
}

export function nameOf(seat: EventValue | undefined, reader: Reader): string {
  return reader.names[Number(seat)] ?? '?';
}

/** Whether a match ended without a winner. */
export function isDraw(data: Outcomes[OutcomeId]): boolean {
  return data.winners.length === 0;
}

/** Who lost, where somebody won. */
export function loser(data: Outcomes[OutcomeId]): number {
  return 1 - data.winners[0]!;
}
