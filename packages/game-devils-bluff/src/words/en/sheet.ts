/** The table in English words. */
import { sheetOf } from '../sheet.js';
import { cardNames, gearPart, placeName, profileName, weaponPart } from './figures.js';
import { GANGS, TABLES } from './names.js';
import { modelName, who } from './who.js';

export const sheet = sheetOf({
  figures: { cardNames, gearPart, placeName, profileName, weaponPart },
  gangs: GANGS,
  grounds: TABLES,
  model: modelName,
  who,
  map: (ground) => `${ground}, inches`,
  gang: (gang, whoever, state) => `${gang} (${whoever})${state === undefined ? '' : `, ${state}`}`,
  out: 'out of the fight',
  marks: { injured: 'injured', mounted: 'mounted', acting: 'acting' },
  at: (sign, place) => `${sign} at ${place}`,
  reserve: 'in reserve',
  figure: (profile, at, hp, cp) => `${profile}, ${at}, HP ${hp}, CP ${cp}`,
  hand: 'Your hand',
  noCards: 'empty',
  handOf: (seat, reader) => `Hand of ${who(seat, reader)}`,
  held: (count, known) => `${count} cards${known === '' ? '' : `, among them ${known}`}`,
  routingOf: (seat, reader) => `Routing of ${who(seat, reader)}`,
  pile: (cards, sum) => `${cards} = ${sum} of 21`,
  deck: 'Deck',
  cardsLeft: (count, used) => `${count} cards, ${used} used`,
  cards: 'Cards',
  points: (points) => `${points} points`,
  marker: (kind, number) => `${['Find', 'Flag', 'Cache'][kind]} ${number}`,
  round: (round, of) => `Round ${round} of ${of}`,
  carriedBy: (model) => `carried by ${model}`,
  gone: 'gone',
  lies: (place, holder, reader) => `at ${place}${holder < 0 ? '' : `, held by ${who(holder, reader)}`}`,
});
