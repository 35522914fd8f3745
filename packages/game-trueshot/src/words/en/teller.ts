/** What tells one kind of event. */
import type { EventData, Line, Reader } from '@fray/engine';
import { cardName } from './say.js';

export type Teller = (d: EventData, reader: Reader) => Omit<Line, 'clause' | 'seat'>;

/** The cause of something, small behind it. */
export function tellBy(d: EventData): { small?: string } {
  return d['by'] === undefined || d['by'] === null ? {} : { small: `because of ${cardName(d['by'])}` };
}
