/** Every card and term, to be looked up by name. */
import { makeGlossary } from '../glossary.js';
import { KEYWORDS } from './keywords.js';
import { CARDS } from './say.js';
import { FAMILY_NAMES } from './spells.js';

export const TYPE_NAMES: readonly string[] = ['Ferocious', 'Cunning', 'Tenacious', 'no type'];

export const GLOSSARY = makeGlossary({
  keywords: KEYWORDS,
  cards: CARDS,
  typeNames: TYPE_NAMES,
  familyNames: FAMILY_NAMES,
  labels: {
    type: 'Type',
    rarity: 'Rarity',
    attack: 'Attack',
    health: 'Health',
    cost: 'Cost',
    family: 'Family',
    ruling: 'Ruling',
  },
  exotic: '★ Exotic',
  common: 'Common',
});
