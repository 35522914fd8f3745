/** Cards, inches and places in German. */
import { figuresOf } from '../figures.js';
import { PIECES } from './names.js';
import { ACTION_NAMES, GEAR_NAMES, PROFILE_NAMES, WEAPON_NAMES } from './terms.js';
import { am, dem } from './who.js';

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
  language: 'de',
  ranks: { j: 'B', q: 'D', k: 'K' },
  noCard: 'keine Karte',
  between: '; ',
  level: (at, level) => `${at}, Ebene ${level}`,
  hows: {
    on: (piece) => `oben auf ${dem(piece)}`,
    in: (piece) => `auf ${dem(piece)}`,
    by: am,
    near: (piece) => `nahe ${dem(piece)}`,
    open: () => 'im Freien',
  },
  pieces: PIECES,
  weapons: WEAPON_NAMES,
  gear: GEAR_NAMES,
  profiles: PROFILE_NAMES,
  actions: ACTION_NAMES,
});
