/** Every move in words, as a button would say it. */
import type { Move, Reader, SeatView } from '@fray/engine';
import { AREA_IDS } from '../../data/areas.js';
import { CARD_IDS, DECK_IDS, PREDICTION } from '../../data/cards.js';
import { CHARACTER_IDS, CHARACTERS } from '../../data/characters.js';
import { CHANGE_NAMES } from '../../house/changes.js';
import { HOUSE_IDS } from '../../house/ids.js';
import * as verbs from '../../verbs.js';
import type { ShadowView } from '../../view.js';
import { actsOnOneself, questionOf } from '../question.js';
import { isYou } from '../reader.js';
import { HOUSE_NAMES } from './house.js';
import { AREA_FORMS, DECK_CARDS } from './names.js';
import { changeText } from './options.js';
import { abilityName, characterName, german, nameOf, quoted } from './people.js';

type Teller = (move: Move, view: SeatView<ShadowView>, reader: Reader) => string;

const card = (kind: number): string => quoted(CARD_IDS[kind]);
const dich = (seat: number, reader: Reader): string =>
  isYou(seat, reader) ? 'dich selbst' : nameOf(seat, reader);
const dir = (seat: number, reader: Reader): string =>
  isYou(seat, reader) ? 'dir selbst' : nameOf(seat, reader);

/** What passing is called, by the question. */
const PASSES: Readonly<Record<string, string>> = {
  adjust: 'Alles lassen, wie es ist',
  area: 'Nichts tun',
  attack: 'Nicht angreifen',
  vow: 'Alles lassen, wie es ist',
  spear: 'Verdeckt bleiben',
  rob: 'Schaden machen',
  brace: 'Treffen lassen',
  bite: 'Verdeckt bleiben',
  answer: 'Gut sein lassen',
  again: 'Das reicht',
  end: 'Zug beenden',
  held: 'Noch behalten',
  blur: 'Einstecken',
  coup: 'Verschonen',
  double: 'Nicht verdoppeln',
  'double-attack': 'Nicht verdoppeln',
  'double-hermit': 'Nicht verdoppeln',
};

const TELLERS: Readonly<Record<number, Teller>> = {
  [verbs.PASS]: (_move, view) => PASSES[questionOf(view)] ?? 'Ohne weitermachen',
  [verbs.ROLL]: ([, times]) => (times === 2 ? 'Zweimal würfeln (Kompass)' : 'Würfeln'),
  [verbs.GO]: ([, area]) => `Geh ${AREA_FORMS[AREA_IDS[area]!]!.to}`,
  [verbs.DRAW]: ([, deck]) => `Zieh eine ${DECK_CARDS[DECK_IDS[deck]!]}`,
  [verbs.HURT]: ([, seat], _view, reader) => `Verfluche ${dich(seat, reader)}: 2 Schaden`,
  [verbs.HEAL]: ([, seat], _view, reader) => `Heile ${dich(seat, reader)} um 1`,
  [verbs.TAKE]: ([, seat, kind], _view, reader) => `Nimm ${card(kind)} von ${dir(seat, reader)}`,
  [verbs.HAND]: ([, seat, kind], _view, reader) => `Gib ${dir(seat, reader)} ${card(kind)}`,
  [verbs.GIVE]: ([, seat], _view, reader) => `Gib sie ${dir(seat, reader)}`,
  [verbs.ATTACK]: ([, seat], _view, reader) => `Greif ${dich(seat, reader)} an`,
  [verbs.SWEEP]: () => 'Greif alle in Reichweite an',
  [verbs.TARGET]: ([, seat], _view, reader) => `Wähle ${dich(seat, reader)}`,
  [verbs.USE]: ([, seat], view, reader) => {
    const character = CHARACTERS[view.table.characters[view.seat] ?? -1];
    if (character === undefined) return 'Zeig dich und setz sie ein';
    const hidden = (view.table.revealed & (1 << view.seat)) === 0;
    const name = `${hidden ? `Zeig ${characterName(character.id)}: ` : ''}${abilityName(character.id)}`;
    return actsOnOneself(seat, view) ? name : `${name} auf ${dich(seat, reader)}`;
  },
  [verbs.ADMIT]: (_move, view) =>
    view.table.hermit === PREDICTION ? 'Zeig deinen Charakter' : 'Tu, was sie sagt',
  [verbs.DENY]: () => 'Es passiert nichts',
  [verbs.CHOOSE]: ([, roll]) => (roll === 0 ? 'Nimm den ersten Wurf' : 'Nimm den zweiten Wurf'),
  [verbs.PLAY]: ([, kind]) => `Spiel ${card(kind)}`,
  [verbs.DISCARD]: ([, kind]) => `Wirf ${card(kind)} ab`,
  [verbs.VOTE]: ([, rules]) => {
    const names = HOUSE_IDS.filter((_, i) => (rules & (1 << i)) !== 0).map((id) => HOUSE_NAMES[id]);
    return names.length === 0 ? 'Stimm für keine davon' : `Stimm für ${german.listed(names)}`;
  },
  [verbs.DOUBLE]: () => 'Verdoppeln',
  [verbs.BLUR]: () => 'Ausweichen',
  [verbs.COUP]: () => 'Gnadenstoß versuchen',
  [verbs.STAND]: () => 'Letztes Gefecht: zurückschlagen',
  [verbs.PROPOSE]: () => 'Ende von „Doppelt oder nichts“ vorschlagen',
  [verbs.AGREE]: () => 'Zustimmen',
  [verbs.REFUSE]: () => 'Regel behalten',
  [verbs.ADJUST]: () => 'Eine Hausregel ändern',
  [verbs.CHANGE]: ([, change]) => changeText(CHANGE_NAMES[change]),
  [verbs.ACCEPT]: () => 'Dafür',
  [verbs.REVEAL]: (_move, view) => {
    const character = CHARACTER_IDS[view.table.characters[view.seat] ?? -1];
    return character === undefined ? 'Zeig dich' : `Zeig ${characterName(character)}`;
  },
  [verbs.LOVE]: () => `${abilityName('allie')}: vollständig heilen`,
  [verbs.DIG]: ([, kind]) => `${abilityName('david')}: ${card(kind)} aus der Ablage nehmen`,
};

export function moveText(move: Move, view: SeatView<ShadowView>, reader: Reader): string {
  return TELLERS[move[0]]!(move, view, reader);
}
