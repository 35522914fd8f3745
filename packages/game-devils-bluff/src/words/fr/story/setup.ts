/** How a match begins, and its rounds. */
import type { Teller, Tellers } from '@fray/engine';
import { grammarOf } from '@fray/engine';
import type { Events } from '../../events.js';
import { capital } from '../../figures.js';
import { type SetupType, seatOf } from '../../story.js';
import { isYou } from '../../who.js';
import { cardName, cardNames, placeOf, placeWords } from '../figures.js';
import { TABLES } from '../names.js';
import { EDGE_NAMES } from '../terms.js';
import { does, gangOf, has, whom } from '../who.js';

const { plural, listed } = grammarOf('fr');

const table = (id: unknown): string => TABLES[String(id)]?.name ?? String(id);
const ABOUT: Readonly<Record<string, string>> = {
  initiative: 'l’initiative',
  markers: 'la première trouvaille',
  edges: 'le choix des bords',
};

const gained: Teller<Events['dealt']> = (d, reader) => {
  const count = d.count;
  const cards =
    d.cards === undefined
      ? `${count} ${plural(count, { one: 'carte', other: 'cartes' })}`
      : cardNames(d.cards);
  return { words: [`${has(d.seat, reader)} pris ${cards} en main.`], ...seatOf(d) };
};

const changed: Teller<Events['table-changed']> = (d, reader) => {
  const vetoes = d.vetoes;
  const askers =
    vetoes.length === 1
      ? has(vetoes[0], reader)
      : vetoes.some((seat) => isYou(seat, reader))
        ? 'Vous avez tous deux'
        : `${listed(vetoes.map((seat) => whom(seat, reader)))} ont`;
  return { words: [`${askers} demandé une autre table ; le combat a lieu ici : ${table(d.table)}.`] };
};

export const SETUP_TELLERS: Pick<Tellers<Events>, SetupType> = {
  'table-changed': changed,
  'table-agreed': (d) => ({ words: [`Le combat a lieu ici : ${table(d.table)}.`] }),
  dealt: gained,
  refilled: gained,
  rebuilt: (d) => ({
    words: [`La pioche était vide : ${d.cards} cartes de la défausse en ont fait une nouvelle.`],
  }),
  rolled: (d, reader) => {
    const cards = d.cards;
    const sums = d.sums;
    const hands = cards.map((card, seat) => `${cardName(card)} pour ${whom(seat, reader)}`);
    return {
      words: [`Pour ${ABOUT[d.about]} : ${listed(hands)}.`],
      small: `${sums[0]} contre ${sums[1]}`,
    };
  },
  tied: () => ({ words: ['Égalité : chacun tire encore.'] }),
  'roll-won': (d, reader) => ({
    words: [`${has(d.seat, reader)} gagné ${ABOUT[d.about]}.`],
    ...seatOf(d),
  }),
  'edge-chosen': (d, reader) => ({
    words: [`${has(d.seat, reader)} pris ${EDGE_NAMES[d.edge]}.`],
    ...seatOf(d),
  }),
  marked: (d, reader) => {
    if (d.seat === -1) return { words: [`Le drapeau est planté ${placeWords(d)}.`], small: placeOf(d) };
    return {
      words: [
        `${has(d.seat, reader)} posé la ${d.access ? 'cache' : 'trouvaille'} ${d.marker + 1} ${placeWords(d)}.`,
      ],
      small: placeOf(d),
      ...seatOf(d),
    };
  },
  'entry-placed': (d, reader) => ({
    words: [`${capital(gangOf(d.seat, reader))} entrera par ${EDGE_NAMES[d.edge]}, ${placeWords(d)}.`],
    small: placeOf(d),
    ...seatOf(d),
  }),
  round: (d) => ({ words: [`Manche ${d.round}`], heading: true }),
  command: (d, reader) => ({
    words: [`Tout le monde retrouve son Commandement. ${does(d.first, reader, 'commences', 'commence')}.`],
    seat: d.first,
  }),
  'round-ended': (d) => {
    const [first, second] = d.points;
    return { words: ['La poussière retombe.'], small: `${first} à ${second} en points` };
  },
};
