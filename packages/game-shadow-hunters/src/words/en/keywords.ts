/** What the words of the rules mean, and the forms in which sentences have them. */
import type { Keywords } from '../keywords.js';

export const KEYWORDS: Keywords = {
  hunter: ['Hunter', 'One of the two sides. Hunters win when every Shadow is dead.', 'Hunters'],
  shadow: [
    'Shadow',
    'One of the two sides. Shadows win when every Hunter is dead, or three Neutrals are.',
    'Shadows',
  ],
  neutral: ['Neutral', 'On nobody’s side: every Neutral has a goal of their own.', 'Neutrals'],
  revealed: [
    'known',
    'A character that was shown. You may show yours at any moment; it then stays so, and its ability can be used.',
  ],
  hermit: [
    'Hermit card',
    'Drawn unseen by the others and given to somebody, who reads it, does what it says and tells nobody.',
    'Hermit cards',
  ],
  white: ['White card', 'A card from the white deck: mostly help. Everybody sees it.', 'White cards'],
  black: ['Black card', 'A card from the black deck: mostly harm. Everybody sees it.', 'Black cards'],
  equipment: [
    'Equipment',
    'A card that stays in front of you and works from then on. Whoever kills by an attack may take one.',
  ],
  'single-use': ['single use', 'Done at once when it is drawn, then discarded.', 'single-use'],
  range: ['in range', 'Whoever stands on your area or on the other area of its pair.'],
  damage: [
    'damage',
    'Counted upward from 0, for everybody to see. Whoever’s damage reaches their Health dies.',
  ],
  health: ['Health', 'How much damage a character can bear. Nobody sees it before the character is known.'],
  ability: ['ability', 'What only this character can do, once it is known.', 'abilities'],
};
