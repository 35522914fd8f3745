/** Makes messages that the word books know: the ids are checked when the program is compiled. */
import {
  type EventData,
  type GameEvent,
  type Message,
  message,
  type RefusalMaker,
  refusalsOf,
} from '@fray/engine';
import type { Events, EventType } from './events.js';
import type { PendingId, ProblemId, PromptId, RefusalId, WarningId } from './ids.js';

export const refusal: RefusalMaker<RefusalId> = refusalsOf<RefusalId>();

export function question(id: PromptId, data: EventData): Message {
  return message(id, data);
}

export function answered(id: PendingId, data: EventData): Message {
  return message(id, data);
}

export function problem(id: ProblemId | WarningId, data?: EventData): Message {
  return message(id, data);
}

/** A problem inside another one's data. */
export function within({ id, data }: Message): EventData {
  return data === undefined ? { id } : { id, data };
}

/** Tells what has just been done; only for listeners, so ask `run.listening` first where building the data costs. */
export function tell<T extends EventType>(
  run: { tell(event: GameEvent): void },
  type: T,
  clause: string,
  data: Events[T],
): void {
  run.tell({ type, clause, data });
}
