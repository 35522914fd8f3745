/** Every move in words, as a button would say it. */
import type { Move, Reader, SeatView } from '@fray/engine';
import { AREA_IDS } from '../../data/areas.js';
import { CARD_IDS, DECK_IDS, PREDICTION } from '../../data/cards.js';
import { CHARACTER_IDS } from '../../data/characters.js';
import { CHANGE_NAMES } from '../../house/changes.js';
import { HOUSE_IDS } from '../../house/ids.js';
import * as verbs from '../../verbs.js';
import type { ShadowView } from '../../view.js';
import { actsOnOneself, questionOf } from '../question.js';
import { isYou } from '../reader.js';
import { HOUSE_NAMES } from './house.js';
import { DECK_NAMES } from './names.js';
import { changeText } from './options.js';
import { abilityName, areaName, characterName, french, nameOf, quoted } from './people.js';

type Teller = (move: Move, view: SeatView<ShadowView>, reader: Reader) => string;

const card = (kind: number): string => quoted(CARD_IDS[kind]);
const to = (seat: number, reader: Reader): string =>
  isYou(seat, reader) ? 'à toi-même' : `à ${nameOf(seat, reader)}`;

/** "Blesser Ada" or "Te blesser". */
function onto(verb: string, you: string, seat: number, reader: Reader): string {
  return isYou(seat, reader) ? you : `${verb} ${nameOf(seat, reader)}`;
}

/** What passing is called, by the question. */
const PASSES: Readonly<Record<string, string>> = {
  adjust: 'Ne rien changer',
  area: 'Ne rien faire ici',
  attack: 'N’attaquer personne',
  vow: 'Rester comme ça',
  spear: 'Garder le secret',
  rob: 'Infliger les blessures',
  brace: 'Laisser venir',
  bite: 'Garder le secret',
  answer: 'Ne pas répondre',
  again: 'Ça suffit',
  end: 'Finir le tour',
  held: 'La garder encore',
  blur: 'Encaisser',
  coup: 'Laisser la vie sauve',
  double: 'Ne pas doubler',
  'double-attack': 'Ne pas doubler',
  'double-hermit': 'Ne pas doubler',
};

const TELLERS: Readonly<Record<number, Teller>> = {
  [verbs.PASS]: (_move, view) => PASSES[questionOf(view)] ?? 'Continuer sans',
  [verbs.ROLL]: ([, times]) => (times === 2 ? 'Lancer deux fois, avec la Boussole' : 'Lancer les dés'),
  [verbs.GO]: ([, area]) => `Aller ${areaName(AREA_IDS[area], 'at')}`,
  [verbs.DRAW]: ([, deck]) => `Piocher une carte ${DECK_NAMES[DECK_IDS[deck]!]}`,
  [verbs.HURT]: ([, seat], _view, reader) => `${onto('Blesser', 'Te blesser', seat, reader)} de 2`,
  [verbs.HEAL]: ([, seat], _view, reader) => `${onto('Soigner', 'Te soigner', seat, reader)} de 1`,
  [verbs.TAKE]: ([, seat, kind], _view, reader) => `Prendre ${card(kind)} ${to(seat, reader)}`,
  [verbs.HAND]: ([, seat, kind], _view, reader) => `Donner ${card(kind)} ${to(seat, reader)}`,
  [verbs.GIVE]: ([, seat], _view, reader) => `La donner ${to(seat, reader)}`,
  [verbs.ATTACK]: ([, seat], _view, reader) => onto('Attaquer', 'T’attaquer', seat, reader),
  [verbs.SWEEP]: () => 'Mitrailler tout le monde à portée',
  [verbs.TARGET]: ([, seat], _view, reader) => onto('Choisir', 'Te choisir', seat, reader),
  [verbs.USE]: ([, seat], view, reader) => {
    const id = CHARACTER_IDS[view.table.characters[view.seat] ?? -1];
    if (id === undefined) return 'Te révéler et l’utiliser';
    const hidden = (view.table.revealed & (1 << view.seat)) === 0;
    const name = `${hidden ? `Révéler ${characterName(id)} : ` : ''}${abilityName(id)}`;
    return actsOnOneself(seat, view)
      ? name
      : `${name} sur ${isYou(seat, reader) ? 'toi-même' : nameOf(seat, reader)}`;
  },
  [verbs.ADMIT]: (_move, view) =>
    view.table.hermit === PREDICTION ? 'Montrer ton personnage' : 'Faire ce qu’elle dit',
  [verbs.DENY]: () => 'Il ne se passe rien',
  [verbs.CHOOSE]: ([, roll]) => (roll === 0 ? 'Prendre le premier jet' : 'Prendre le second jet'),
  [verbs.PLAY]: ([, kind]) => `Jouer ${card(kind)}`,
  [verbs.DISCARD]: ([, kind]) => `Jeter ${card(kind)}`,
  [verbs.VOTE]: ([, rules]) => {
    const names = HOUSE_IDS.filter((_, i) => (rules & (1 << i)) !== 0).map((id) => HOUSE_NAMES[id]);
    return names.length === 0 ? 'Voter contre toutes' : `Voter pour ${french.listed(names)}`;
  },
  [verbs.DOUBLE]: () => 'Doubler',
  [verbs.BLUR]: () => 'Esquiver',
  [verbs.COUP]: () => 'Tenter de l’achever',
  [verbs.STAND]: () => 'Baroud d’honneur : riposter',
  [verbs.PROPOSE]: () => 'Proposer d’en finir avec Quitte ou double',
  [verbs.AGREE]: () => 'Accepter',
  [verbs.REFUSE]: () => 'Garder la règle',
  [verbs.ADJUST]: () => 'Proposer de changer une règle',
  [verbs.CHANGE]: ([, change]) => changeText(CHANGE_NAMES[change]),
  [verbs.ACCEPT]: () => 'D’accord',
  [verbs.REVEAL]: (_move, view) => {
    const id = CHARACTER_IDS[view.table.characters[view.seat] ?? -1];
    return id === undefined ? 'Te révéler' : `Révéler ${characterName(id)}`;
  },
  [verbs.LOVE]: () => `${abilityName('allie')} : tout soigner`,
  [verbs.DIG]: ([, kind]) => `${abilityName('david')} : prendre ${card(kind)} dans la défausse`,
};

export function moveText(move: Move, view: SeatView<ShadowView>, reader: Reader): string {
  return TELLERS[move[0]]!(move, view, reader);
}
