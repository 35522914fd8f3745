/** What every language needs to tell a story: the events in chapters, and how a line is made of one. */
import type { EventData, GameEvent, Line, Reader } from '@fray/engine';
import type { ModifierId } from '../rules/fight/needs.js';
import type { EventType } from './ids.js';

/** What makes a story line of an event; nothing where there is nothing to tell. */
export type Teller = (data: EventData, reader: Reader) => Omit<Line, 'clause'> | undefined;

export type SetupType = Extract<
  EventType,
  | 'table-changed'
  | 'table-agreed'
  | 'dealt'
  | 'refilled'
  | 'rebuilt'
  | 'rolled'
  | 'tied'
  | 'roll-won'
  | 'edge-chosen'
  | 'marked'
  | 'entry-placed'
  | 'round'
  | 'command'
  | 'round-ended'
>;

export type DrawType = Extract<
  EventType,
  'drew' | 'flask' | 'flask-taken' | 'swapped' | 'revealed' | 'shown' | 'intuition'
>;

export type AttackType = Extract<
  EventType,
  | 'aimed'
  | 'quick-draw'
  | 'dodged'
  | 'declined'
  | 'attack'
  | 'blast'
  | 'wounded'
  | 'injured'
  | 'unscathed'
  | 'removed'
>;

export type PlayType = Exclude<EventType, SetupType | DrawType | AttackType>;

export const seatOf = (data: EventData): { seat: number } => ({ seat: Number(data['seat']) });

/** What a card must reach, and what that is made of. */
export interface Need {
  readonly need: number;
  readonly parts: readonly { readonly id: ModifierId; readonly figure: number }[];
}

/** The figures of an attack as its event has them. */
export function needsIn(d: EventData): { attack: Need; defence: Need; counter: Need } {
  return {
    attack: { need: Number(d['need']), parts: d['parts'] as unknown as Need['parts'] },
    defence: d['defence'] as unknown as Need,
    counter: d['counter'] as unknown as Need,
  };
}

export function storyOf(
  tellers: Readonly<Record<EventType, Teller>>,
): (event: GameEvent, reader: Reader) => Line | undefined {
  return (event, reader) => {
    const line = tellers[event.type as EventType](event.data, reader);
    return line === undefined ? undefined : { ...line, clause: event.clause };
  };
}
