/** An act of a record as something to say. */
import { engineMessage } from '../words/engine-message.js';
import type { Message } from '../words/message.js';
import type { RecordedAct } from './act.js';

export function actMessage(act: RecordedAct, names: readonly string[]): Message {
  const name = names[act.seat] ?? '';
  switch (act.act) {
    case 'undo-asked':
      return engineMessage('act-undo-asked', { name });
    case 'undo-answered':
      return engineMessage(act.agree ? 'act-agreed' : 'act-disagreed', { name });
    case 'undo':
      return engineMessage('act-undo', { name, more: act.took.length - 1 });
    case 'stand-in':
      if (act.level === null) return engineMessage('act-back', { name });
      return engineMessage('act-stand-in', { name, level: act.level, by: act.by });
    case 'left':
      return engineMessage(act.by === 'self' ? 'act-left' : 'act-away', { name });
    case 'voted':
      return engineMessage('act-voted', { name, about: names[act.about] ?? '', remedy: act.remedy });
  }
}
