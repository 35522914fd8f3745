/** How an event is told: the sentence by its language; clause, seat and step are added to it here. */
import type { GameEvent, Line, Reader, Words } from '@fray/engine';
import type { Events, EventType } from '../events.js';

export type Told = { readonly words: Words; readonly small?: string; readonly heading?: boolean };
export type Tell<T extends EventType> = (data: Events[T], reader: Reader) => Told;
/** One for each of these events, which gets what that event carries. */
export type Tells<T extends EventType> = { readonly [K in T]: Tell<K> };

/** Dice on the table, rolled, changed and added up. */
export type DiceEvent = Extract<EventType, 'control' | 'die' | 'turn' | 'swap' | 'roll' | 'another' | 'add'>;
/** Health lost and regained, and what lies on a hero. */
export type WoundEvent = Extract<
  EventType,
  'stopped' | 'armour' | 'lose' | 'heal' | 'change' | 'mark' | 'tick' | 'saved'
>;
/** The course of the duel, from the check list to the fall. */
export type FlowEvent = Exclude<EventType, DiceEvent | WoundEvent>;

export interface EventWords {
  readonly tells: Tells<EventType>;
  step(step: string): string;
  /** Between the step and the figures. */
  readonly colon: string;
}

export function tellEventsIn({ tells, step, colon }: EventWords) {
  return (event: GameEvent, reader: Reader): Line | undefined => {
    const tell = tells[event.type as EventType] as ((data: unknown, reader: Reader) => Told) | undefined;
    const told = tell?.(event.data, reader);
    if (told === undefined) return undefined;
    const number = told.heading === true ? undefined : stepOf(event);
    const figures = [number === undefined ? undefined : step(number), told.small];
    const small = figures.filter((part) => part !== undefined).join(colon);
    const seat = event.data['seat'];
    return {
      ...told,
      words: endOnce(told.words),
      clause: event.clause,
      ...(small === '' ? {} : { small }),
      ...(typeof seat === 'number' && seat >= 0 ? { seat } : {}),
    };
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
  return step === undefined || step === 0 ? undefined : `${step}`;
}
