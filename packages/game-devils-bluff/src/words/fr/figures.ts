/** Cards, inches and places in French. */
import { figuresOf } from '../figures.js';
import { PIECES } from './names.js';
import { ACTION_NAMES, GEAR_NAMES, PROFILE_NAMES, WEAPON_NAMES } from './terms.js';
import { deThe } from './who.js';

export const {
  cardName,
  cardNames,
  cardOf,
  inches,
  placeName,
  placeWords,
  placeOf,
  weaponPart,
  gearPart,
  itemName,
  profileName,
  actionName,
} = figuresOf({
  language: 'fr',
  ranks: { j: 'V', q: 'D', k: 'R' },
  noCard: 'aucune carte',
  between: ' ; ',
  level: (at, level) => `${at}, niveau ${level}`,
  hows: {
    on: (piece) => `en haut ${deThe(piece)}`,
    in: (piece) => `sur ${piece}`,
    by: (piece) => `contre ${piece}`,
    near: (piece) => `près ${deThe(piece)}`,
    open: () => 'à découvert',
  },
  pieces: PIECES,
  weapons: WEAPON_NAMES,
  gear: GEAR_NAMES,
  profiles: PROFILE_NAMES,
  actions: ACTION_NAMES,
});
