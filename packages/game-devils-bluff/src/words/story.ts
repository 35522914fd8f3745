/** What every language needs to tell a story: the events in chapters, and how a line is made of one. */
import { type GameEvent, type Line, type Reader, type Tellers, tellFrom } from '@fray/engine';
import type { Events, Need } from './events.js';

export type SetupType = Extract<
  keyof Events,
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
  keyof Events,
  'drew' | 'flask' | 'flask-taken' | 'swapped' | 'revealed' | 'shown' | 'intuition'
>;

export type AttackType = Extract<
  keyof Events,
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

export type PlayType = Exclude<keyof Events, SetupType | DrawType | AttackType>;

export const seatOf = ({ seat }: { readonly seat: number }): { seat: number } => ({ seat });

/** The three needs of an attack as its event has them. */
export function needsIn(d: Events['attack']): { attack: Need; defence: Need; counter: Need } {
  return { attack: { need: d.need, parts: d.parts }, defence: d.defence, counter: d.counter };
}

export function storyOf(tellers: Tellers<Events>): (event: GameEvent, reader: Reader) => Line | undefined {
  return (event, reader) => tellFrom(tellers, event, reader);
}
