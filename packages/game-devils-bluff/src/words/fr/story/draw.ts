/** Every draw, card by card. */
import type { Tellers, Telling } from '@fray/engine';
import { elided, grammarOf, type Reader } from '@fray/engine';
import type { Events } from '../../events.js';
import { capital } from '../../figures.js';
import { type DrawType, seatOf } from '../../story.js';
import { cardName, cardNames } from '../figures.js';
import { DRAW_NAMES } from '../terms.js';
import { does, gangOf, has, modelName } from '../who.js';

const { plural } = grammarOf('fr');

/** What a success or a failure of each kind means. */
const RESULTS: Readonly<Record<string, readonly [yes: string, no: string]>> = {
  attack: ['a touché', 'a manqué'],
  defence: ['a paré', 'n’a pas paré'],
  counter: ['a encaissé', 'n’a pas encaissé'],
  secure: ['a mis la main dessus', 'a raté sa prise'],
  check: ['a tenu bon', 'a perdu ses moyens'],
};

function tellRevealed(d: Events['revealed'], reader: Reader): Telling {
  const kind = d.kind;
  const card = cardName(d.card);
  const swap = d.swapped ? ', par échange' : '';
  const meld = d.meld;
  if (kind === 'routing')
    return {
      words: [`${capital(gangOf(d.seat, reader))} a tiré ${card} sur sa pile.`],
      small: `déroute${swap}`,
      ...seatOf(d),
    };
  const name = modelName(d.name);
  if (kind === 'injury')
    return {
      words: [`Le sort ${elided('de', name)} : ${card}.`],
      small: `test de blessure${swap}`,
      ...seatOf(d),
    };
  const [yes, no] = RESULTS[kind] ?? ['a réussi', 'a échoué'];
  const played = meld.length > 0 ? `, tirage sauvé par ${cardNames(meld)}` : '';
  return {
    words: [`${name} ${d.success ? yes : no}.`],
    small: `il faut ${d.need}, carte ${card}${swap}${played}`,
    ...seatOf(d),
  };
}

export const DRAW_TELLERS: Pick<Tellers<Events>, DrawType> = {
  drew: (d, reader) => {
    if (d.cards === undefined) return undefined;
    const about = DRAW_NAMES[d.kind] ?? '';
    return {
      words: [`${has(d.seat, reader)} tiré ${cardNames(d.cards)}.`],
      small: about,
      ...seatOf(d),
    };
  },
  flask: (d) => ({
    words: [
      d.used ? `${modelName(d.name)} a sorti la fiole.` : `${modelName(d.name)} n’a pas touché à la fiole.`,
    ],
    ...seatOf(d),
  }),
  'flask-taken': (d, reader) => ({
    words: [
      d.card === undefined
        ? `${has(d.seat, reader)} pris une carte et défaussé ${cardName(d.discarded)}.`
        : `${has(d.seat, reader)} pris ${cardName(d.card)} et défaussé ${cardName(d.discarded)}.`,
    ],
    ...seatOf(d),
  }),
  swapped: (d, reader) => ({
    words: [`${does(d.seat, reader, 'as fait un échange avec ta', 'a fait un échange avec sa')} main.`],
    ...seatOf(d),
  }),
  revealed: tellRevealed,
  intuition: (d) => ({ words: [`${modelName(d.name)} a eu une Intuition.`], ...seatOf(d) }),
  shown: (d, reader) => {
    const count = d.count;
    const cards =
      d.cards === undefined
        ? `${count} ${plural(count, { one: 'carte', other: 'cartes' })} de la main`
        : cardNames(d.cards);
    return { words: [`${has(d.seat, reader)} montré ${cards}.`], ...seatOf(d) };
  },
};
