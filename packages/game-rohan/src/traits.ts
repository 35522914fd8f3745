/** What the rule lab counts: the cards that were played, and the rounds it took. */
import type { GameEvent, Trait } from '@fray/engine';
import type { RohanState } from './state.js';
import type { Events } from './words/events.js';

export function used({ type, data }: GameEvent<Events>): Trait | undefined {
  if (type !== 'played') return undefined;
  return { group: 'card', key: data.card, seat: data.seat };
}

export function measures({ round }: Readonly<RohanState>): Record<string, number> {
  return { rounds: round };
}
