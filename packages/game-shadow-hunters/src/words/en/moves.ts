/** Every move in words, as a button would say it. */
import type { Move, Reader, SeatView } from '@fray/engine';
import { AREA_IDS } from '../../data/areas.js';
import { CARD_IDS, CARDS, DECK_IDS, PREDICTION } from '../../data/cards.js';
import { CHARACTER_IDS, CHARACTERS } from '../../data/characters.js';
import { CHANGE_NAMES } from '../../house/changes.js';
import { HOUSE_IDS } from '../../house/ids.js';
import * as verbs from '../../verbs.js';
import type { ShadowView } from '../../view.js';
import { actsOnOneself, questionOf } from '../question.js';
import { isYou } from '../reader.js';
import { HOUSE_NAMES } from './house.js';
import { changeText } from './options.js';
import { abilityName, areaName, cardName, characterName, DECK_NAMES, english, whom } from './people.js';

type Teller = (move: Move, view: SeatView<ShadowView>, reader: Reader) => string;

const card = (kind: number): string => cardName(CARD_IDS[kind]);
const target = (seat: number, reader: Reader): string =>
  isYou(seat, reader) ? 'yourself' : whom(seat, reader);

/** What passing is called, by the question. */
const PASSES: Readonly<Record<string, string>> = {
  adjust: 'Leave the rules alone',
  area: 'Leave it be',
  attack: 'Attack nobody',
  vow: 'Stay as you are',
  spear: 'Stay hidden',
  rob: 'Deal the damage',
  brace: 'Let it land',
  bite: 'Stay hidden',
  answer: 'Let it be',
  again: 'That is enough',
  end: 'End the turn',
  held: 'Keep it for now',
  blur: 'Take the blow',
  coup: 'Leave them',
  double: 'Keep it plain',
  'double-attack': 'Keep it plain',
  'double-hermit': 'Keep it plain',
};

const TELLERS: Readonly<Record<number, Teller>> = {
  [verbs.PASS]: (_move, view) => PASSES[questionOf(view)] ?? 'Go on without',
  [verbs.ROLL]: ([, times]) => (times === 2 ? 'Roll twice with the compass' : 'Roll'),
  [verbs.GO]: ([, area]) => `Go to the ${areaName(AREA_IDS[area])}`,
  [verbs.DRAW]: ([, deck]) => `Draw a ${DECK_NAMES[DECK_IDS[deck]!]} card`,
  [verbs.HURT]: ([, seat], _view, reader) => `Curse ${target(seat, reader)} for 2`,
  [verbs.HEAL]: ([, seat], _view, reader) => `Comfort ${target(seat, reader)} for 1`,
  [verbs.TAKE]: ([, seat, kind], _view, reader) => `Take ${card(kind)} from ${target(seat, reader)}`,
  [verbs.HAND]: ([, seat, kind], _view, reader) => `Hand ${card(kind)} to ${target(seat, reader)}`,
  [verbs.GIVE]: ([, seat], _view, reader) => `Give it to ${target(seat, reader)}`,
  [verbs.ATTACK]: ([, seat], _view, reader) => `Attack ${target(seat, reader)}`,
  [verbs.SWEEP]: () => 'Sweep everybody in range',
  [verbs.TARGET]: ([, seat], _view, reader) => `Choose ${target(seat, reader)}`,
  [verbs.USE]: ([, seat], view, reader) => {
    const character = CHARACTERS[view.table.characters[view.seat] ?? -1];
    if (character === undefined) return 'Show yourself and use it';
    const name = `${(view.table.revealed & (1 << view.seat)) === 0 ? `Show ${character.name}: ` : ''}${character.ability}`;
    return actsOnOneself(seat, view) ? name : `${name} on ${target(seat, reader)}`;
  },
  [verbs.ADMIT]: (_move, view) =>
    view.table.hermit === PREDICTION ? 'Show your character' : 'Do what it says',
  [verbs.DENY]: () => 'Nothing happens',
  [verbs.CHOOSE]: ([, roll]) => (roll === 0 ? 'Take the first roll' : 'Take the second roll'),
  [verbs.PLAY]: ([, kind]) => `Play ${card(kind)}`,
  [verbs.DISCARD]: ([, kind]) => `Throw ${card(kind)} away`,
  [verbs.VOTE]: ([, rules]) => {
    const names = HOUSE_IDS.filter((_, i) => (rules & (1 << i)) !== 0).map((id) => HOUSE_NAMES[id]);
    return names.length === 0 ? 'Vote for none of them' : `Vote for ${english.listed(names)}`;
  },
  [verbs.DOUBLE]: () => 'Double it',
  [verbs.BLUR]: () => 'Blur',
  [verbs.COUP]: () => 'Try to finish them',
  [verbs.STAND]: () => 'Last Stand: strike back',
  [verbs.PROPOSE]: () => 'Propose to end Double It or Lose It',
  [verbs.AGREE]: () => 'Agree',
  [verbs.REFUSE]: () => 'Keep the rule',
  [verbs.ADJUST]: () => 'Propose to change a house rule',
  [verbs.CHANGE]: ([, change]) => changeText(CHANGE_NAMES[change]),
  [verbs.ACCEPT]: () => 'Agree',
  [verbs.REVEAL]: (_move, view) =>
    `Reveal ${characterName(CHARACTER_IDS[view.table.characters[view.seat] ?? -1] ?? 'yourself')}`,
  [verbs.LOVE]: () => `${abilityName('allie')}: heal completely`,
  [verbs.DIG]: ([, kind]) => `${abilityName('david')}: take ${CARDS[kind]!.name} from the discards`,
};

export function moveText(move: Move, view: SeatView<ShadowView>, reader: Reader): string {
  return TELLERS[move[0]]!(move, view, reader);
}
