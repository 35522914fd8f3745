/** How a match begins, and its rounds. */
import type { Teller, Tellers } from '@fray/engine';
import { grammarOf } from '@fray/engine';
import type { Events } from '../../events.js';
import { capital } from '../../figures.js';
import { type SetupType, seatOf } from '../../story.js';
import { isYou, nameOf } from '../../who.js';
import { cardName, cardNames, placeOf, placeWords } from '../figures.js';
import { TABLES } from '../names.js';
import { EDGE_NAMES } from '../terms.js';
import { dich, does, gangOf, hat } from '../who.js';

const { plural, listed } = grammarOf('de');

const table = (id: unknown): string => TABLES[String(id)]?.name ?? String(id);
const ABOUT: Readonly<Record<string, string>> = {
  initiative: 'den Anfang',
  markers: 'den ersten Fund',
  edges: 'die Wahl der Ränder',
};

const gained: Teller<Events['dealt']> = (d, reader) => {
  const count = d.count;
  const cards =
    d.cards === undefined
      ? `${count} ${plural(count, { one: 'Karte', other: 'Karten' })}`
      : cardNames(d.cards);
  return { words: [`${hat(d.seat, reader)} ${cards} auf die Hand genommen.`], ...seatOf(d) };
};

const changed: Teller<Events['table-changed']> = (d, reader) => {
  const vetoes = d.vetoes;
  const askers =
    vetoes.length === 1
      ? hat(vetoes[0], reader)
      : vetoes.some((seat) => isYou(seat, reader))
        ? 'Ihr habt beide'
        : `${listed(vetoes.map((seat) => nameOf(seat, reader)))} haben`;
  return { words: [`${askers} um einen anderen Tisch gebeten; gekämpft wird hier: ${table(d.table)}.`] };
};

export const SETUP_TELLERS: Pick<Tellers<Events>, SetupType> = {
  'table-changed': changed,
  'table-agreed': (d) => ({ words: [`Gekämpft wird hier: ${table(d.table)}.`] }),
  dealt: gained,
  refilled: gained,
  rebuilt: (d) => ({
    words: [`Der Stapel war leer: ${d.cards} verbrauchte Karten wurden zu einem neuen gemischt.`],
  }),
  rolled: (d, reader) => {
    const cards = d.cards;
    const sums = d.sums;
    const hands = cards.map((card, seat) => `${cardName(card)} für ${dich(seat, reader)}`);
    return {
      words: [`Um ${ABOUT[d.about]}: ${listed(hands)}.`],
      small: `${sums[0]} gegen ${sums[1]}`,
    };
  },
  tied: () => ({ words: ['Gleichstand: Beide ziehen noch einmal.'] }),
  'roll-won': (d, reader) => ({
    words: [`${hat(d.seat, reader)} ${ABOUT[d.about]} gewonnen.`],
    ...seatOf(d),
  }),
  'edge-chosen': (d, reader) => ({
    words: [`${hat(d.seat, reader)} ${EDGE_NAMES[d.edge]} genommen.`],
    ...seatOf(d),
  }),
  marked: (d, reader) => {
    if (d.seat === -1) return { words: [`Die Fahne steht ${placeWords(d)}.`], small: placeOf(d) };
    return {
      words: [
        `${hat(d.seat, reader)} ${d.access ? 'Versteck' : 'Fund'} ${d.marker + 1} hingelegt, ${placeWords(d)}.`,
      ],
      small: placeOf(d),
      ...seatOf(d),
    };
  },
  'entry-placed': (d, reader) => ({
    words: [`${capital(gangOf(d.seat, reader))} kommt über ${EDGE_NAMES[d.edge]} herein, ${placeWords(d)}.`],
    small: placeOf(d),
    ...seatOf(d),
  }),
  round: (d) => ({ words: [`Runde ${d.round}`], heading: true }),
  command: (d, reader) => ({
    words: [`Alle haben wieder volles Kommando. ${does(d.first, reader, 'beginnst', 'beginnt')}.`],
    seat: d.first,
  }),
  'round-ended': (d) => {
    const [first, second] = d.points;
    return { words: ['Der Staub hat sich gelegt.'], small: `${first} zu ${second} Punkte` };
  },
};
