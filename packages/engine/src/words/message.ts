/** What the rules have to say, without a language. */
import type { EventData } from '../event.js';

/** Which sentence, and what it speaks of. */
export interface Message {
  readonly id: string;
  readonly data?: EventData;
}

export function message(id: string, data?: EventData): Message {
  return data === undefined ? { id } : { id, data };
}
