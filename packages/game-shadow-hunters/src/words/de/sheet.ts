/** The table in words. */
import { makeSheet } from '../sheet.js';
import { HOUSE_NAMES } from './house.js';
import { AREA_FORMS, DECK_NAMES, SIDES } from './names.js';
import { areaName, cardPart, characterPart, dich, du, german, nameOf, Wer } from './people.js';

export const sheet = makeSheet({
  grammar: german,
  nameOf,
  who: du,
  whom: dich,
  cardPart,
  characterPart,
  area: (id, numbers, pair) => `${areaName(id)} (${numbers.join(', ')}), Paar ${pair}`,
  place: (id) => AREA_FORMS[String(id)]!.at,
  side: (faction) => SIDES[String(faction)]!,
  houseNames: HOUSE_NAMES,
  deckNames: DECK_NAMES,
  deck: (name, left, used) => `${name} ${left} (${used} abgelegt)`,
  round: (round) => `Runde ${round}`,
  areas: 'Orte, in Paaren',
  onlyYou: 'Nur du siehst das',
  labels: {
    turn: 'Am Zug',
    decks: 'Stapel',
    houseRules: 'Hausregeln',
    attack: 'Angriff',
    character: 'Charakter',
    damage: 'Schaden',
    stands: 'Steht',
    equipment: 'Ausrüstung',
    youAre: 'Du bist',
  },
  attack: (by, targets, dice, reader) =>
    `${Wer(by, reader)} gegen ${targets}, ${dice.length === 0 ? 'noch kein Würfel gefallen' : `geworfen: ${dice.join(' und ')}`}`,
  none: 'keine',
  nobody: 'niemand',
  faceDown: 'verdeckt',
  offBoard: 'noch nicht auf dem Plan',
  fallen: 'gefallen',
  guarded: 'beschützt',
  barrier: 'hinter einem Schild',
  healthLeft: (left, hp) => `noch ${left} von ${hp} Leben`,
  canBe: (name) => `${name} kann sein`,
});
