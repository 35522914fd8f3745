/** Events of this game: only those that its word books can tell. */
import type { EventData, GameEvent } from '@fray/engine';
import type { EventId } from './words/ids.js';

export function told(
  type: EventId,
  clause: string,
  data: EventData,
  secret?: GameEvent['secret'],
): GameEvent {
  return secret === undefined ? { type, clause, data } : { type, clause, data, secret };
}
