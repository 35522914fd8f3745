/** The questions, each with what is at stake. */
import type { EventData, Message, Prompt, Reader } from '@fray/engine';
import type { PromptId } from '../ids.js';
import { whom } from './who.js';

type Asking = (data: EventData, reader: Reader) => Prompt;

const PROMPTS: Readonly<Record<PromptId, Asking>> = {
  attack: (data, reader) => ({
    ask: 'Which card joins the attack?',
    hint: stake(data, reader) ?? 'Any empty lane of yours is open to you.',
  }),
  block: (data, reader) => ({
    ask: 'What will you block?',
    hint: stake(data, reader) ?? 'You may only stand opposite an enemy card.',
  }),
  'opening-hand': () => ({
    ask: 'Do you keep this hand?',
    hint: 'You may put it back once and draw seven anew.',
  }),
};

export function askFrom({ id, data }: Message, reader: Reader): Prompt {
  return PROMPTS[id as PromptId](data ?? {}, reader);
}

/** What the Assault would do as the lanes stand; undefined while nobody would lose anything. */
function stake(data: EventData, reader: Reader): string | undefined {
  const losses = data['losses'] as readonly number[];
  const left = data['left'] as readonly number[];
  const me = Number(data['seat']);
  const you = losses[me]!;
  const them = losses[1 - me]!;
  const other = whom(1 - me, reader);
  if (you === 0 && them === 0) return undefined;
  if (left[me] === 0) return `As the lanes stand, the Assault takes your last ${you} Health.`;
  if (left[1 - me] === 0) return `As the lanes stand, ${other} will not survive the Assault.`;
  if (them === 0) return `As the lanes stand, the Assault costs you ${you} Health.`;
  if (you === 0) return `As the lanes stand, the Assault costs ${other} ${them} Health.`;
  return `As the lanes stand, the Assault costs you ${you} Health and ${other} ${them}.`;
}
