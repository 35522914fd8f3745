/** The table in German words. */
import { grammarOf } from '@fray/engine';
import { sheetOf } from '../sheet.js';
import { isYou, nameOf } from '../who.js';
import { cardNames, gearPart, placeName, profileName, weaponPart } from './figures.js';
import { GANGS, TABLES } from './names.js';
import { dir, modelName, von } from './who.js';

const { plural } = grammarOf('de');
const counted = (n: number, one: string, other: string): string => `${n} ${plural(n, { one, other })}`;
const STATES = { running: ', läuft davon', wavering: ', wankt' } as const;

export const sheet = sheetOf({
  figures: { cardNames, gearPart, placeName, profileName, weaponPart },
  gangs: GANGS,
  grounds: TABLES,
  model: modelName,
  who: (seat, reader) => (isYou(seat, reader) ? 'Du' : nameOf(seat, reader)),
  map: (ground) => `${ground}, in Zoll`,
  gang: (gang, whoever, state) => `${gang} (${whoever})${state === undefined ? '' : STATES[state]}`,
  out: 'ausgeschieden',
  marks: { injured: 'verletzt', mounted: 'zu Pferd', acting: 'ist dran' },
  at: (sign, place) => `${sign} bei ${place}`,
  reserve: 'in Reserve',
  figure: (profile, at, hp, cp) => `${profile}, ${at}, TP ${hp}, KP ${cp}`,
  hand: 'Deine Hand',
  noCards: 'leer',
  handOf: (seat, reader) => `Hand ${von(dir(seat, reader))}`,
  held: (count, known) => `${counted(count, 'Karte', 'Karten')}${known === '' ? '' : `, darunter ${known}`}`,
  routingOf: (seat, reader) => `Flucht ${von(dir(seat, reader))}`,
  pile: (pile, sum) => `${pile} = ${sum} von 21`,
  deck: 'Stapel',
  cardsLeft: (count, used) => `${counted(count, 'Karte', 'Karten')}, ${used} verbraucht`,
  cards: 'Karten',
  points: (points) => counted(points, 'Punkt', 'Punkte'),
  marker: (kind, number) => `${['Fund', 'Fahne', 'Versteck'][kind]} ${number}`,
  round: (round, of) => `Runde ${round} von ${of}`,
  carriedBy: (model) => `bei ${model}`,
  gone: 'weg',
  lies: (place, holder, reader) =>
    `bei ${place}${holder < 0 ? '' : `, gehalten ${von(dir(holder, reader))}`}`,
});
