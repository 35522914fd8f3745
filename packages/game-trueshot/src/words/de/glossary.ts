/** Every card and term, to be looked up by name. */
import { makeGlossary } from '../glossary.js';
import { KEYWORDS } from './keywords.js';
import { CARDS } from './say.js';
import { FAMILY_NAMES } from './spells.js';

export const TYPE_NAMES: readonly string[] = ['wild', 'gerissen', 'zäh', 'ohne Typ'];

export const GLOSSARY = makeGlossary({
  keywords: KEYWORDS,
  cards: CARDS,
  typeNames: TYPE_NAMES,
  familyNames: FAMILY_NAMES,
  labels: {
    type: 'Typ',
    rarity: 'Seltenheit',
    attack: 'Stärke',
    health: 'Leben',
    cost: 'Preis',
    family: 'Familie',
    ruling: 'Auslegung',
  },
  exotic: '★ Exot',
  common: 'gewöhnlich',
});
