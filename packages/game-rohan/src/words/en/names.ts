/** What cards, abilities and armies are called. */
import { type Names, namingOf } from '../common/names.js';

export const NAMES: Names = {
  cards: {
    strider: 'Strider',
    'elven-prince': 'Elven Prince',
    recruit: 'Recruit',
    'elf-soldier': 'Elf Soldier',
    lockbearer: 'Lockbearer',
    'the-white': 'The White',
    'the-king': 'The King',
    eomer: 'Eomer',
    cavalry: 'Cavalry',
    'uruk-hai': 'Uruk-Hai',
    orc: 'Orc',
    dunlending: 'Dunlending',
    berserker: 'Berserker',
    'battering-ram': 'Battering Ram',
    felgrom: 'Felgrom',
  },
  abilities: {
    inspire: 'Inspire',
    rally: 'Rally',
    reinforce: 'Reinforce',
    surprise: 'Surprise',
    'armor-pierce': 'Armor Pierce',
    hate: 'Hate',
    kamikaze: 'Kamikaze',
  },
  conditions: {
    free: 'Free',
    'attack-only': 'Attack only',
    'defence-only': 'Defence only',
  },
  factions: { rohan: 'Rohan', isengard: 'Isengard' },
};

export const naming = namingOf(NAMES);
export const { abilityPart, cardPart } = naming;
