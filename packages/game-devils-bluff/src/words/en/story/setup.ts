/** How a match begins, and its rounds. */
import type { Teller, Tellers } from '@fray/engine';
import { grammarOf } from '@fray/engine';
import type { Events } from '../../events.js';
import { type SetupType, seatOf } from '../../story.js';
import { cardName, cardNames, placeOf, placeWords } from '../figures.js';
import { whereOf } from '../names.js';
import { EDGE_NAMES } from '../terms.js';
import { gangOf, who } from '../who.js';

const { plural, listed } = grammarOf('en');

const ABOUT: Readonly<Record<string, string>> = {
  initiative: 'the initiative',
  markers: 'the first find',
  edges: 'the choice of edges',
};

const gained: Teller<Events['dealt']> = (d, reader) => {
  const count = d.count;
  const cards =
    d.cards === undefined ? `${count} ${plural(count, { one: 'card', other: 'cards' })}` : cardNames(d.cards);
  return { words: [`${who(d.seat, reader)} took ${cards} in hand.`], ...seatOf(d) };
};

export const SETUP_TELLERS: Pick<Tellers<Events>, SetupType> = {
  'table-changed': (d, reader) => ({
    words: [
      `${listed(d.vetoes.map((seat) => who(seat, reader)))} asked for another table: the fight is ${whereOf(d.table)}.`,
    ],
  }),
  'table-agreed': (d) => ({ words: [`The fight is ${whereOf(d.table)}.`] }),
  dealt: gained,
  refilled: gained,
  rebuilt: (d) => ({ words: [`The deck was empty: ${d.cards} used cards were shuffled into a new one.`] }),
  rolled: (d, reader) => {
    const cards = d.cards;
    const sums = d.sums;
    const hands = cards.map((card, seat) => `${who(seat, reader)} ${cardName(card)}`);
    return {
      words: [`For ${ABOUT[d.about]}: ${listed(hands)}.`],
      small: `${sums[0]} against ${sums[1]}`,
    };
  },
  tied: () => ({ words: ['Equal: both draw again.'] }),
  'roll-won': (d, reader) => ({
    words: [`${who(d.seat, reader)} won ${ABOUT[d.about]}.`],
    ...seatOf(d),
  }),
  'edge-chosen': (d, reader) => ({
    words: [`${who(d.seat, reader)} took ${EDGE_NAMES[d.edge]}.`],
    ...seatOf(d),
  }),
  marked: (d, reader) => {
    if (d.seat === -1) return { words: [`The flag stands ${placeWords(d)}.`], small: placeOf(d) };
    return {
      words: [`${who(d.seat, reader)} laid ${d.access ? 'cache' : 'find'} ${d.marker + 1} ${placeWords(d)}.`],
      small: placeOf(d),
      ...seatOf(d),
    };
  },
  'entry-placed': (d, reader) => ({
    words: [`The way in of ${gangOf(d.seat, reader)} lies on ${EDGE_NAMES[d.edge]}, ${placeWords(d)}.`],
    small: placeOf(d),
    ...seatOf(d),
  }),
  round: (d) => ({ words: [`Round ${d.round}`], heading: true }),
  command: (d, reader) => ({
    words: [`Everybody has full Command again. ${who(d.first, reader)} began.`],
    seat: d.first,
  }),
  'round-ended': (d) => {
    const [first, second] = d.points;
    return { words: ['The dust settled.'], small: `${first} to ${second} points` };
  },
};
