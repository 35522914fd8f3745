/** What makes a story line of an event; nothing where there is nothing to tell. */
import type { EventData, Line, Reader } from '@fray/engine';

export type Teller = (data: EventData, reader: Reader) => Omit<Line, 'clause'> | undefined;

export const seatOf = (data: EventData): { seat: number } => ({ seat: Number(data['seat']) });
