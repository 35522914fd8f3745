/** What the rule lab counts: the cards that were played, and the rounds it took. */
import type { GameEvent, Trait } from '@fray/engine';
import type { RohanState } from './state.js';

export function used({ type, data }: GameEvent): Trait | undefined {
  if (type !== 'played') return undefined;
  return { group: 'card', key: String(data['card']), seat: Number(data['seat']) };
}

export function measures({ round }: Readonly<RohanState>): Record<string, number> {
  return { rounds: round };
}
