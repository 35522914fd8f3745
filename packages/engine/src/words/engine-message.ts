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
/** What a value is beside the document, the two presets, and how a table stands to them. */
type BasisId =
  | 'basis-letter'
  | 'basis-ruling'
  | 'basis-departure'
  | 'preset-letter'
  | 'preset-suggested'
  | 'as-both'
  | 'as-letter'
  | 'as-suggested'
  | 'not-letter'
  | 'not-suggested';
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
  | 'record-hash'
  | 'record-act';
type ReplayId =
  | 'other-game'
  | 'other-rules'
  | 'other-position'
  | 'other-words'
  | 'not-happened'
  | 'other-length'
  | 'other-end-position'
  | 'other-outcome'
  | 'other-acts'
  | 'other-chooser'
  | 'other-undo'
  | 'other-undo-asked'
  | 'other-undo-answered'
  | 'other-stand-in'
  | 'other-left'
  | 'other-voted'
  | 'other-secret'
  | 'other-seed'
  | 'promise-unread'
  | 'other-promise'
  | 'same-seal'
  | 'other-seal';
type ActId =
  | 'act-undo-asked'
  | 'act-agreed'
  | 'act-disagreed'
  | 'act-undo'
  | 'act-back'
  | 'act-stand-in'
  | 'act-left'
  | 'act-away'
  | 'act-voted';
type UndoId = 'nothing-chosen' | 'gone-on' | 'dice-drawn' | 'you-learnt';

export type EngineMessage = RefusalId | ChoiceId | OptionId | BasisId | RecordId | ReplayId | ActId | UndoId;

export function engineMessage(id: EngineMessage, data?: EventData): Message {
  return data === undefined ? { id } : { id, data };
}
