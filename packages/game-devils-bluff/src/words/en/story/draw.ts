/** Every draw, card by card. */
import type { Reader, Tellers, Telling } from '@fray/engine';
import type { Events } from '../../events.js';
import { capital } from '../../figures.js';
import { type DrawType, seatOf } from '../../story.js';
import { cardName, cardNames } from '../figures.js';
import { DRAW_NAMES } from '../terms.js';
import { gangOf, modelName, who } from '../who.js';

/** What a success or a failure of each kind means. */
const RESULTS: Readonly<Record<string, readonly [yes: string, no: string]>> = {
  attack: ['hit', 'missed'],
  defence: ['turned it aside', 'was struck'],
  counter: ['shrugged it off', 'could not shake it off'],
  secure: ['got hold of it', 'fumbled'],
  check: ['kept going', 'froze'],
};

function tellRevealed(d: Events['revealed'], reader: Reader): Telling {
  const kind = d.kind;
  const card = cardName(d.card);
  const swap = d.swapped ? ', swapped in' : '';
  const meld = d.meld;
  if (kind === 'routing')
    return {
      words: [`${capital(gangOf(d.seat, reader))} drew the ${card} on the pile.`],
      small: `routing${swap}`,
      ...seatOf(d),
    };
  const name = modelName(d.name);
  if (kind === 'injury')
    return { words: [`${name}’s fate: the ${card}.`], small: `Injury Test${swap}`, ...seatOf(d) };
  const [yes, no] = RESULTS[kind] ?? ['did it', 'failed'];
  const played = meld.length > 0 ? `, saved by ${cardNames(meld)}` : '';
  return {
    words: [`${name} ${d.success ? yes : no}.`],
    small: `need ${d.need}, drew ${card}${swap}${played}`,
    ...seatOf(d),
  };
}

export const DRAW_TELLERS: Pick<Tellers<Events>, DrawType> = {
  drew: (d, reader) => {
    if (d.cards === undefined) return undefined;
    const about = DRAW_NAMES[d.kind] ?? '';
    return {
      words: [`${who(d.seat, reader)} drew ${cardNames(d.cards)}.`],
      small: about,
      ...seatOf(d),
    };
  },
  flask: (d) => ({
    words: [
      d.used ? `${modelName(d.name)} reached for the Flask.` : `${modelName(d.name)} left the Flask alone.`,
    ],
    ...seatOf(d),
  }),
  'flask-taken': (d, reader) => ({
    words: [
      d.card === undefined
        ? `${who(d.seat, reader)} took one card and discarded the ${cardName(d.discarded)}.`
        : `${who(d.seat, reader)} took the ${cardName(d.card)} and discarded the ${cardName(d.discarded)}.`,
    ],
    ...seatOf(d),
  }),
  swapped: (d, reader) => ({ words: [`${who(d.seat, reader)} swapped with the hand.`], ...seatOf(d) }),
  revealed: tellRevealed,
  intuition: (d) => ({ words: [`${modelName(d.name)} had an Intuition.`], ...seatOf(d) }),
  shown: (d, reader) => ({
    words: [
      d.cards === undefined
        ? `${who(d.seat, reader)} showed ${d.count} of the hand.`
        : `${who(d.seat, reader)} showed ${cardNames(d.cards)}.`,
    ],
    ...seatOf(d),
  }),
};
