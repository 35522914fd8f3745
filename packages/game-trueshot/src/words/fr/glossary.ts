/** Every card and term, to be looked up by name. */
import { makeGlossary } from '../glossary.js';
import { KEYWORDS } from './keywords.js';
import { CARDS } from './say.js';
import { FAMILY_NAMES } from './spells.js';

export const TYPE_NAMES: readonly string[] = ['féroce', 'rusé', 'tenace', 'sans type'];

export const GLOSSARY = makeGlossary({
  keywords: KEYWORDS,
  cards: CARDS,
  typeNames: TYPE_NAMES,
  familyNames: FAMILY_NAMES,
  labels: {
    type: 'Type',
    rarity: 'Rareté',
    attack: 'Attaque',
    health: 'Vie',
    cost: 'Coût',
    family: 'Famille',
    ruling: 'Précision',
  },
  exotic: '★ exotique',
  common: 'commun',
});
