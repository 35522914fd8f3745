/** The table in words. */
import { makeSheet } from '../sheet.js';
import { HOUSE_NAMES } from './house.js';
import { DECK_NAMES, factionName } from './names.js';
import { areaName, cardPart, characterPart, french, nameOf, whom } from './people.js';

export const sheet = makeSheet({
  grammar: french,
  nameOf,
  who: whom,
  whom,
  cardPart,
  characterPart,
  area: (id, numbers, pair) => `${areaName(id)} (${numbers.join(', ')}), secteur ${pair}`,
  place: (id) => areaName(id, 'at'),
  side: (faction) => `un ${factionName(faction)}`,
  houseNames: HOUSE_NAMES,
  deckNames: DECK_NAMES,
  deck: (name, left, used) => `${name} ${left} (défausse ${used})`,
  round: (round) => `Manche ${round}`,
  areas: 'Lieux, par secteurs',
  onlyYou: 'Rien que pour tes yeux',
  labels: {
    turn: 'Tour',
    decks: 'Piles',
    houseRules: 'Règles maison',
    attack: 'Attaque',
    character: 'Personnage',
    damage: 'Blessures',
    stands: 'Lieu',
    equipment: 'Équipement',
    youAre: 'Tu es',
  },
  attack: (by, targets, dice, reader) =>
    `${whom(by, reader)} contre ${targets}, ${dice.length === 0 ? 'aucun dé lancé' : `dés ${dice.join(' et ')}`}`,
  none: 'rien',
  nobody: 'personne',
  faceDown: 'face cachée',
  offBoard: 'hors du plateau',
  fallen: 'a péri',
  guarded: 'sous protection',
  barrier: 'derrière un bouclier',
  healthLeft: (left, hp) =>
    `${left} ${french.plural(left, { one: 'point de vie', other: 'points de vie' })} sur ${hp}`,
  canBe: (name) => `${name} peut être`,
});
