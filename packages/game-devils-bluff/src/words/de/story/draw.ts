/** Every draw, card by card. */
import type { Tellers, Telling } from '@fray/engine';
import { grammarOf, type Reader } from '@fray/engine';
import type { Events } from '../../events.js';
import { capital } from '../../figures.js';
import { type DrawType, seatOf } from '../../story.js';
import { cardName, cardNames } from '../figures.js';
import { DRAW_NAMES } from '../terms.js';
import { gangOf, hat, modelName } from '../who.js';

const { plural } = grammarOf('de');

/** What a success or a failure of each kind means. */
const RESULTS: Readonly<Record<string, readonly [yes: string, no: string]>> = {
  attack: ['hat getroffen', 'hat danebengeschossen'],
  defence: ['hat abgewehrt', 'wurde getroffen'],
  counter: ['hat es weggesteckt', 'konnte es nicht wegstecken'],
  secure: ['hat zugegriffen', 'hat danebengegriffen'],
  check: ['hat durchgehalten', 'ist erstarrt'],
};

function tellRevealed(d: Events['revealed'], reader: Reader): Telling {
  const kind = d.kind;
  const card = cardName(d.card);
  const swap = d.swapped ? ', eingetauscht' : '';
  const meld = d.meld;
  if (kind === 'routing')
    return {
      words: [`${capital(gangOf(d.seat, reader))} hat ${card} auf den eigenen Stapel gezogen.`],
      small: `Flucht${swap}`,
      ...seatOf(d),
    };
  const name = modelName(d.name);
  if (kind === 'injury')
    return { words: [`Das Schicksal von ${name}: ${card}.`], small: `Verletzungsprobe${swap}`, ...seatOf(d) };
  const [yes, no] = RESULTS[kind] ?? ['hat es geschafft', 'hat es nicht geschafft'];
  const played = meld.length > 0 ? `, gerettet mit ${cardNames(meld)}` : '';
  return {
    words: [`${name} ${d.success ? yes : no}.`],
    small: `nötig ${d.need}, gezogen ${card}${swap}${played}`,
    ...seatOf(d),
  };
}

export const DRAW_TELLERS: Pick<Tellers<Events>, DrawType> = {
  drew: (d, reader) => {
    if (d.cards === undefined) return undefined;
    const about = DRAW_NAMES[d.kind] ?? '';
    return {
      words: [`${hat(d.seat, reader)} ${cardNames(d.cards)} gezogen.`],
      small: about,
      ...seatOf(d),
    };
  },
  flask: (d) => ({
    words: [
      d.used
        ? `${modelName(d.name)} hat zum Flachmann gegriffen.`
        : `${modelName(d.name)} hat den Flachmann stecken lassen.`,
    ],
    ...seatOf(d),
  }),
  'flask-taken': (d, reader) => ({
    words: [
      d.card === undefined
        ? `${hat(d.seat, reader)} eine Karte genommen und ${cardName(d.discarded)} abgelegt.`
        : `${hat(d.seat, reader)} ${cardName(d.card)} genommen und ${cardName(d.discarded)} abgelegt.`,
    ],
    ...seatOf(d),
  }),
  swapped: (d, reader) => ({ words: [`${hat(d.seat, reader)} mit der Hand getauscht.`], ...seatOf(d) }),
  revealed: tellRevealed,
  intuition: (d) => ({ words: [`${modelName(d.name)} hat auf das Gespür gehört.`], ...seatOf(d) }),
  shown: (d, reader) => {
    const count = d.count;
    const cards =
      d.cards === undefined
        ? `${count} ${plural(count, { one: 'Handkarte', other: 'Handkarten' })}`
        : cardNames(d.cards);
    return { words: [`${hat(d.seat, reader)} ${cards} gezeigt.`], ...seatOf(d) };
  },
};
