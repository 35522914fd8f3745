/** Every character, card, area and house rule, to be looked up by name. */
import { makeGlossary } from '../glossary.js';
import { CARD_TEXTS } from './card-texts.js';
import { HOUSE_HELP, HOUSE_NAMES } from './house.js';
import { KEYWORDS } from './keywords.js';
import { abilityName, areaName, cardName, characterName, DECK_NAMES, factionName } from './people.js';
import { RULINGS } from './rulings.js';

const HUNTER_GOAL = 'Wins when every Shadow is dead.';
const SHADOW_GOAL = 'Wins when every Hunter is dead, or three Neutrals are.';

/** Goal and ability of every character. */
const CHARACTER_TEXTS: Readonly<Record<string, readonly [goal: string, ability: string]>> = {
  emi: [HUNTER_GOAL, 'When moving, step to a neighbouring area instead of rolling.'],
  franklin: [HUNTER_GOAL, 'Once, as your turn begins: a d6 of damage to somebody else.'],
  george: [HUNTER_GOAL, 'Once, as your turn begins: a d4 of damage to somebody else.'],
  ellen: [HUNTER_GOAL, 'Once, as your turn begins: cancel somebody’s ability for good.'],
  'fu-ka': [HUNTER_GOAL, 'Once, as your turn begins: set anybody’s damage to 7.'],
  gregor: [HUNTER_GOAL, 'Once, as your turn ends: nothing hurts you until your next turn.'],
  unknown: [SHADOW_GOAL, 'May lie when handed a Hermit card. Nobody needs to know who you are.'],
  vampire: [SHADOW_GOAL, 'When your attack hurts somebody, heal 2.'],
  werewolf: [SHADOW_GOAL, 'After being attacked, attack whoever did it.'],
  'ultra-soul': [SHADOW_GOAL, 'As each of your turns begins: 3 damage to somebody on the Underworld Gate.'],
  valkyrie: [SHADOW_GOAL, 'You attack with the d4 alone, which cannot miss.'],
  wight: [SHADOW_GOAL, 'Once, as your turn ends: as many further turns as there are dead.'],
  allie: ['Wins by being alive when the match ends.', 'Once, at any time: heal completely.'],
  bob: [
    'Wins by holding five pieces of Equipment.',
    'With 4 to 6 players: take a piece of Equipment instead of dealing 2 or more damage. With 7 or 8: take everything from whoever you kill.',
  ],
  charles: [
    'Wins by killing when three or more are dead by then.',
    'After attacking, take 2 damage to attack again.',
  ],
  daniel: [
    'Wins by dying first, or by being alive when every Shadow is dead.',
    'Must show himself when somebody dies, and cannot before.',
  ],
  agnes: ['Wins if the player on her right wins.', 'Once, as your turn begins: look to the left instead.'],
  bryan: [
    'Wins by killing somebody with 13 Health or more, or by standing on the Altar at the end.',
    'Must show himself when his attack kills anybody with less.',
  ],
  catherine: [
    'Wins by dying first, or by being one of the last two alive.',
    'As each of your turns begins: heal 1.',
  ],
  david: [
    'Wins with three of Talisman, Spear of Longinus, Holy Robe and Silver Rosary.',
    'Once, at any time: take a piece of Equipment from the discards.',
  ],
};

const AREA_TEXTS: Readonly<Record<string, string>> = {
  cabin: 'Draw a Hermit card.',
  gate: 'Draw a card from any deck.',
  church: 'Draw a White card.',
  cemetery: 'Draw a Black card.',
  woods: 'Anybody takes 2 damage, or heals 1.',
  altar: 'Take a piece of Equipment from anybody.',
};

export const GLOSSARY = makeGlossary({
  keywords: KEYWORDS,
  rulings: RULINGS,
  characterName,
  abilityName,
  cardName,
  areaName,
  factionName,
  deckNames: DECK_NAMES,
  characterTexts: CHARACTER_TEXTS,
  cardTexts: CARD_TEXTS,
  areaTexts: AREA_TEXTS,
  house: {
    names: HOUSE_NAMES,
    help: HOUSE_HELP,
    levels: { easy: 'Easy', medium: 'Medium', advanced: 'Advanced' },
    experimental: (level) => `${level}, experimental`,
  },
  labels: {
    side: 'Side',
    health: 'Health',
    ability: 'Ability',
    deck: 'Deck',
    kind: 'Kind',
    copies: 'Copies',
    roll: 'Roll',
    level: 'Level',
  },
  equipment: 'Equipment',
  singleUse: 'single use',
  rolls: (numbers) => numbers.join(' or '),
});
