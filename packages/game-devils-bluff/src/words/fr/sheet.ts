/** The table in French words. */
import { elided, grammarOf } from '@fray/engine';
import { sheetOf } from '../sheet.js';
import { isYou } from '../who.js';
import { cardNames, gearPart, placeName, profileName, weaponPart } from './figures.js';
import { GANGS, TABLES } from './names.js';
import { modelName, whom } from './who.js';

const { plural } = grammarOf('fr');
const cards = (n: number): string => `${n} ${plural(n, { one: 'carte', other: 'cartes' })}`;
const STATES = { running: ', en fuite', wavering: ', vacille' } as const;

export const sheet = sheetOf({
  figures: { cardNames, gearPart, placeName, profileName, weaponPart },
  gangs: GANGS,
  grounds: TABLES,
  model: modelName,
  who: (seat, reader) => (isYou(seat, reader) ? 'Toi' : whom(seat, reader)),
  map: (ground) => `${ground}, en pouces`,
  gang: (gang, whoever, state) => `${gang} (${whoever})${state === undefined ? '' : STATES[state]}`,
  out: 'hors de combat',
  marks: { injured: 'porte une blessure', mounted: 'à cheval', acting: 'agit' },
  at: (sign, place) => `${sign} en ${place}`,
  reserve: 'en réserve',
  figure: (profile, at, hp, cp) => `${profile}, ${at}, PV ${hp}, PC ${cp}`,
  hand: 'Ta main',
  noCards: 'vide',
  handOf: (seat, reader) => `Main ${elided('de', whom(seat, reader))}`,
  held: (count, known) => `${cards(count)}${known === '' ? '' : `, dont ${known}`}`,
  routingOf: (seat, reader) => `Déroute ${elided('de', whom(seat, reader))}`,
  pile: (pile, sum) => `${pile} = ${sum} sur 21`,
  deck: 'Pioche',
  cardsLeft: (count, used) => `${cards(count)}, ${used} dans la défausse`,
  cards: 'Cartes',
  points: (points) => `${points} ${plural(points, { one: 'point', other: 'points' })}`,
  marker: (kind, number) => `${['Trouvaille', 'Drapeau', 'Cache'][kind]} ${number}`,
  round: (round, of) => `Manche ${round} sur ${of}`,
  carriedBy: (model) => `aux mains ${elided('de', model)}`,
  gone: 'plus là',
  lies: (place, holder, reader) => `en ${place}${holder < 0 ? '' : `, tenu par ${whom(holder, reader)}`}`,
});
