/** Every character, card, area and house rule, to be looked up by name. */
import { makeGlossary } from '../glossary.js';
import { CARD_TEXTS } from './card-texts.js';
import { HOUSE_HELP, HOUSE_NAMES } from './house.js';
import { KEYWORDS } from './keywords.js';
import { DECK_NAMES, factionName } from './names.js';
import { abilityName, areaName, cardName, characterName } from './people.js';
import { RULINGS } from './rulings.js';

const HUNTER_GOAL = 'Gagne quand tous les Shadows sont morts.';
const SHADOW_GOAL = 'Gagne quand tous les Hunters sont morts, ou trois Neutres.';
const START = 'Une fois, au début de ton tour';
const END = 'Une fois, à la fin de ton tour';

/** Goal and ability of every character. */
const CHARACTER_TEXTS: Readonly<Record<string, readonly [goal: string, ability: string]>> = {
  emi: [HUNTER_GOAL, 'Pour te déplacer, va sur un lieu voisin au lieu de lancer les dés.'],
  franklin: [HUNTER_GOAL, `${START} : un d6 de blessures à quelqu’un d’autre.`],
  george: [HUNTER_GOAL, `${START} : un d4 de blessures à quelqu’un d’autre.`],
  ellen: [HUNTER_GOAL, `${START} : annule pour de bon la capacité de quelqu’un.`],
  'fu-ka': [HUNTER_GOAL, `${START} : mets les blessures de n’importe qui à 7.`],
  gregor: [HUNTER_GOAL, `${END} : rien ne te blesse jusqu’à ton prochain tour.`],
  unknown: [SHADOW_GOAL, 'Tu peux mentir face à une carte Vision, sans que personne sache qui tu es.'],
  vampire: [SHADOW_GOAL, 'Quand ton attaque blesse quelqu’un, soigne 2 blessures.'],
  werewolf: [SHADOW_GOAL, 'Après avoir subi une attaque, attaque qui l’a portée.'],
  'ultra-soul': [
    SHADOW_GOAL,
    'Au début de chacun de tes tours : 3 blessures à quelqu’un à la Porte de l’Outremonde.',
  ],
  valkyrie: [SHADOW_GOAL, 'Tu attaques avec le d4 seul, qui ne manque jamais.'],
  wight: [SHADOW_GOAL, `${END} : autant de tours de plus qu’il y a de morts.`],
  allie: [
    'Gagne si elle est en vie à la fin de la partie.',
    'Une fois, à tout moment : soigne toutes tes blessures.',
  ],
  bob: [
    'Gagne avec cinq équipements.',
    'De 4 à 6 joueurs : prends un équipement au lieu d’infliger 2 blessures ou plus. À 7 ou 8 : prends tout à qui tu tues.',
  ],
  charles: [
    'Gagne en tuant, s’il y a alors au moins trois morts.',
    'Après une attaque, subis 2 blessures pour attaquer encore.',
  ],
  daniel: [
    'Gagne en mourant le premier, ou s’il est en vie quand tous les Shadows sont morts.',
    'Tu dois te révéler quand quelqu’un meurt, et tu ne peux pas avant.',
  ],
  agnes: ['Gagne si le joueur à sa droite gagne.', `${START} : c’est le joueur à ta gauche qui compte.`],
  bryan: [
    'Gagne en tuant quelqu’un de 13 points de vie ou plus, ou s’il est au Sanctuaire ancien à la fin.',
    'Tu dois te révéler quand ton attaque tue quelqu’un qui en a moins.',
  ],
  catherine: [
    'Gagne si elle meurt la première, ou reste parmi les deux derniers en vie.',
    'Au début de chacun de tes tours : soigne 1 blessure.',
  ],
  david: [
    'Gagne avec trois de ces cartes : Amulette, Lance de Longinus, Toge sainte et Crucifix en argent.',
    'Une fois, à tout moment : prends un équipement dans une défausse.',
  ],
};

const AREA_TEXTS: Readonly<Record<string, string>> = {
  cabin: 'Pioche une carte Vision.',
  gate: 'Pioche une carte de n’importe quelle pile.',
  church: 'Pioche une carte Lumière.',
  cemetery: 'Pioche une carte Ténèbres.',
  woods: 'N’importe qui subit 2 blessures, ou en soigne 1.',
  altar: 'Prends un équipement à n’importe qui.',
};

export const GLOSSARY = makeGlossary({
  keywords: KEYWORDS,
  rulings: RULINGS,
  colon: ' : ',
  characterName,
  abilityName,
  cardName,
  areaName: (id) => areaName(id),
  factionName,
  deckNames: DECK_NAMES,
  characterTexts: CHARACTER_TEXTS,
  cardTexts: CARD_TEXTS,
  areaTexts: AREA_TEXTS,
  house: {
    names: HOUSE_NAMES,
    help: HOUSE_HELP,
    levels: { easy: 'Facile', medium: 'Moyen', advanced: 'Avancé' },
    experimental: (level) => `${level}, à l’essai`,
  },
  labels: {
    side: 'Camp',
    health: 'Points de vie',
    ability: 'Capacité',
    deck: 'Pile',
    kind: 'Genre',
    copies: 'Exemplaires',
    roll: 'Dés',
    level: 'Niveau',
  },
  equipment: 'Équipement',
  singleUse: 'usage unique',
  rolls: (numbers) => numbers.join(' ou '),
});
