/** The story of a duel: one sentence an event, the figures small underneath. */
import type { GameEvent, Line, Reader, Words } from '@fray/engine';
import type { EventType } from '../../ids.js';
import { DICE } from './dice.js';
import { FLOW, type Tell } from './flow.js';
import { WOUNDS } from './wounds.js';

const TELLS: Readonly<Record<EventType, Tell>> = { ...FLOW, ...DICE, ...WOUNDS };

export function tellEvent(event: GameEvent, reader: Reader): Line | undefined {
  const told = TELLS[event.type as EventType]?.(event.data, reader);
  if (told === undefined) return undefined;
  const step = told.heading === true ? undefined : stepOf(event);
  const small = [step, told.small].filter((part) => part !== undefined).join(': ');
  const seat = event.data['seat'];
  return {
    ...told,
    words: endOnce(told.words),
    clause: event.clause,
    ...(small === '' ? {} : { small }),
    ...(typeof seat === 'number' && seat >= 0 ? { seat } : {}),
  };
}

/** A name that ends with a mark of its own ("zapped!") needs no full stop behind it. */
function endOnce(words: Words): Words {
  const before = words.at(-2);
  if (words.at(-1) !== '.' || before === undefined) return words;
  return /[!?]$/.test(typeof before === 'string' ? before : before.text) ? words.slice(0, -1) : words;
}

/** The numbered step that an event belongs to, by its data or by its clause. */
function stepOf(event: GameEvent): string | undefined {
  const step = event.data['step'] ?? /^DQ-([1-9])/.exec(event.clause)?.[1];
  return step === undefined || step === 0 ? undefined : `step ${step}`;
}
