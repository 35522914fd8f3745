/** Cards, inches and places in English. */
import { figuresOf } from '../figures.js';
import { PIECES } from './names.js';
import { ACTION_NAMES, GEAR_NAMES, PROFILE_NAMES, WEAPON_NAMES } from './terms.js';

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
  weaponName,
  itemName,
  profileName,
  actionName,
} = figuresOf({
  language: 'en',
  ranks: {},
  noCard: 'no card',
  between: ', ',
  level: (at, level) => `${at}, level ${level}`,
  hows: {
    on: (piece) => `on top of ${piece}`,
    in: (piece) => `on ${piece}`,
    by: (piece) => `by ${piece}`,
    near: (piece) => `near ${piece}`,
    open: () => 'in the open',
  },
  pieces: PIECES,
  weapons: WEAPON_NAMES,
  gear: GEAR_NAMES,
  profiles: PROFILE_NAMES,
  actions: ACTION_NAMES,
});
