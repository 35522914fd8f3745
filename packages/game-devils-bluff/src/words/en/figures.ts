/** Cards, inches and places in English. */
import { type EventValue, grammarOf } from '@fray/engine';
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

/** "1 Command Point", "3 Command Points" */
export function commandPoints(n: EventValue | undefined): string {
  return `${n} ${grammarOf('en').plural(Number(n), { one: 'Command Point', other: 'Command Points' })}`;
}
