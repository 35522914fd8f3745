/** What the engine itself has to say, language-free; `words/en.ts` and its like have the sentences. */
import type { EventData } from '../event.js';
import type { Message } from './message.js';

/** Why the engine refuses a choice before any rule is asked. */
type RefusalId = 'not-offered' | 'not-asked' | 'over' | 'committed' | 'no-seat';
type ChoiceId =
  | 'choice-shape'
  | 'choice-verb'
  | 'choice-extra'
  | 'choice-argument'
  | 'notation-verb'
  | 'notation-form';
type OptionId = 'options-shape' | 'option-unknown' | 'option-value' | 'seat-count';
type RecordId =
  | 'record-line'
  | 'record-empty'
  | 'record-header'
  | 'record-generator'
  | 'record-field'
  | 'record-seats'
  | 'record-fair'
  | 'record-missing'
  | 'record-choice'
  | 'record-hash';
type ReplayId =
  | 'other-game'
  | 'other-rules'
  | 'other-position'
  | 'other-words'
  | 'not-happened'
  | 'other-length'
  | 'other-end-position'
  | 'other-outcome'
  | 'other-secret'
  | 'other-seed';
type UndoId = 'nothing-chosen' | 'gone-on' | 'dice-drawn' | 'you-learnt';

export type EngineMessage = RefusalId | ChoiceId | OptionId | RecordId | ReplayId | UndoId;

export function engineMessage(id: EngineMessage, data?: EventData): Message {
  return data === undefined ? { id } : { id, data };
}
