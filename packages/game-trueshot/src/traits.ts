/** What the rule lab counts: who opened, what everybody owned and used, and the rounds it took. */
import type { GameEvent, Trait } from '@fray/engine';
import { PET_IDS } from './data/pets.js';
import { SPELL_IDS } from './data/spells.js';
import { WEAPON_IDS } from './data/weapons.js';
import { OWNED_SPELLS, OWNED_WEAPONS } from './rules/owned.js';
import type { TrueshotState } from './state/state.js';

function cardTrait(card: number, seat: number): Trait {
  if (card >= OWNED_SPELLS) return { group: 'spell', key: SPELL_IDS[card - OWNED_SPELLS]!, seat };
  if (card >= OWNED_WEAPONS) return { group: 'weapon', key: WEAPON_IDS[card - OWNED_WEAPONS]!, seat };
  return { group: 'pet', key: PET_IDS[card]!, seat };
}

export function traits(s: Readonly<TrueshotState>): Trait[] {
  return [
    { group: 'opener', key: 'of the first combat', seat: s.firstOpener },
    ...s.owned.flatMap((cards, seat) => cards.map((card) => cardTrait(card, seat))),
  ];
}

/** Pets by striking, weapons by their strike at the round's end, spells by being cast. */
export function used({ type, data }: GameEvent): Trait | undefined {
  if (type === 'struck') {
    const { card, seat } = data['striker'] as { card: string; seat: number };
    return { group: 'pet', key: card, seat };
  }
  if (type !== 'cast' && type !== 'weapon-strike') return undefined;
  const [group, key] = String(data['by']).split(':');
  return { group: group!, key: key!, seat: Number(data['seat']) };
}

export function measures({ round }: Readonly<TrueshotState>): Record<string, number> {
  return { rounds: round };
}
