/** Who everybody was, for figures by faction, character and kind of player. */
import type { Trait } from '@fray/engine';
import { CHARACTERS, FACTION_IDS } from './data/characters.js';
import type { ShadowState } from './state.js';

export function traits(s: Readonly<ShadowState>): Trait[] {
  return s.characters.flatMap((character, seat) => {
    const { id, faction } = CHARACTERS[character]!;
    return [
      { group: 'faction', key: FACTION_IDS[faction]!, seat },
      { group: 'character', key: id, seat },
    ];
  });
}
