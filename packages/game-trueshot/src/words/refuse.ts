/** Refusals of this game: only with ids that its word books know. */
import { type EventData, type Refusal, refusalsOf } from '@fray/engine';
import type { RefusalId } from './ids.js';

export const refuse: (clause: string, id: RefusalId, data?: EventData) => Refusal = refusalsOf<RefusalId>();
