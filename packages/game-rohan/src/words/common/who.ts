/** Whom a sentence is about, for every language: the reader, or somebody with a name. */
import type { EventData, EventValue, Reader } from '@fray/engine';

export function isYou(seat: EventValue | undefined, reader: Reader): boolean {
  return seat === reader.seat;
}

export function nameOf(seat: EventValue | undefined, reader: Reader): string {
  return reader.names[Number(seat)] ?? '?';
}

/** Whether a match ended without a winner. */
export function isDraw(data: EventData): boolean {
  return (data['winners'] as readonly number[]).length === 0;
}

/** Who lost, where somebody won. */
export function loser(data: EventData): number {
  return 1 - (data['winners'] as readonly number[])[0]!;
}
