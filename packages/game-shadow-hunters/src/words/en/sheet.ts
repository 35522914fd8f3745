/** The table in words. */
import { makeSheet } from '../sheet.js';
import { HOUSE_NAMES } from './house.js';
import {
  areaName,
  cardPart,
  characterPart,
  DECK_NAMES,
  english,
  factionName,
  nameOf,
  Who,
  whom,
} from './people.js';

export const sheet = makeSheet({
  grammar: english,
  nameOf,
  who: whom,
  whom,
  cardPart,
  characterPart,
  area: (id, numbers, pair) => `${areaName(id)} (${numbers.join(', ')}), pair ${pair}`,
  place: (id) => `on the ${areaName(id)}`,
  side: (faction) => `a ${factionName(faction)}`,
  houseNames: HOUSE_NAMES,
  deckNames: DECK_NAMES,
  deck: (name, left, used) => `${name} ${left} (${used} used)`,
  round: (round) => `Round ${round}`,
  areas: 'Areas, in pairs',
  onlyYou: 'Only you see this',
  labels: {
    turn: 'Turn',
    decks: 'Decks',
    houseRules: 'House rules',
    attack: 'Attack',
    character: 'Character',
    damage: 'Damage',
    stands: 'Stands',
    equipment: 'Equipment',
    youAre: 'You are',
  },
  attack: (by, targets, dice, reader) =>
    `${Who(by, reader)} against ${targets}, ${dice.length === 0 ? 'no die thrown yet' : `thrown ${dice.join(' and ')}`}`,
  none: 'none',
  nobody: 'nobody',
  faceDown: 'face down',
  offBoard: 'off the board',
  fallen: 'fallen',
  guarded: 'guarded',
  barrier: 'behind a barrier',
  healthLeft: (left, hp) => `${left} of ${hp} Health left`,
  canBe: (name) => `${name} can be`,
});
