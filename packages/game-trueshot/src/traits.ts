/** Who opened and what everybody owned, for figures by card. */
import type { Trait } from '@fray/engine';
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
  const winner = s.outcome?.winners[0] ?? 0;
  return [
    { group: 'opener', key: 'of the first combat', seat: s.firstOpener },
    { group: 'rounds', key: String(s.round), seat: winner },
    ...s.owned.flatMap((cards, seat) => cards.map((card) => cardTrait(card, seat))),
  ];
}
