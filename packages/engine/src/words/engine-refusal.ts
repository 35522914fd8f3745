/** Refusals that come before any rule is asked. */
import type { EventData } from '../event.js';
import { type Refusal, refusal } from '../offers.js';
import type { EngineMessage } from './engine-message.js';

/** The clause of everything that no rule book says. */
export const ENGINE_CLAUSE = 'ENGINE';

export function engineRefusal(id: EngineMessage, data?: EventData): Refusal {
  return refusal(ENGINE_CLAUSE, id, data);
}
