/** What the rule lab counts: who everybody was, what they drew in the open and used, and the rounds it took. */
import type { GameEvent, Trait } from '@fray/engine';
import { CHARACTERS, FACTION_IDS } from './data/characters.js';
import type { ShadowState } from './state.js';
import type { Events } from './words/events.js';

export function traits(s: Readonly<ShadowState>): Trait[] {
  return s.characters.flatMap((character, seat) => {
    const { id, faction } = CHARACTERS[character]!;
    return [
      { group: 'faction', key: FACTION_IDS[faction]!, seat },
      { group: 'character', key: id, seat },
    ];
  });
}

export function used({ type, data }: GameEvent<Events>): Trait | undefined {
  if (type === 'used') return { group: 'character', key: data.ability, seat: data.seat };
  if (type !== 'drew' && type !== 'played' && type !== 'took') return undefined;
  const { card, seat } = data;
  return card === undefined ? undefined : { group: 'card', key: card, seat };
}

export function measures(s: Readonly<ShadowState>): Record<string, number> {
  return { rounds: s.round };
}
