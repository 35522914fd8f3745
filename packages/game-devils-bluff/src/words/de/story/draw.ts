/** Every draw, card by card. */
import { type EventData, grammarOf, type Reader } from '@fray/engine';
import { capital } from '../../figures.js';
import { type DrawType, seatOf, type Teller } from '../../story.js';
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

function tellRevealed(d: EventData, reader: Reader): ReturnType<Teller> {
  const kind = String(d['kind']);
  const card = cardName(d['card']);
  const swap = d['swapped'] === true ? ', eingetauscht' : '';
  const meld = d['meld'] as readonly string[];
  if (kind === 'routing')
    return {
      words: [`${capital(gangOf(d['seat'], reader))} hat ${card} auf den eigenen Stapel gezogen.`],
      small: `Flucht${swap}`,
      ...seatOf(d),
    };
  const name = modelName(d['name']);
  if (kind === 'injury')
    return { words: [`Das Schicksal von ${name}: ${card}.`], small: `Verletzungsprobe${swap}`, ...seatOf(d) };
  const [yes, no] = RESULTS[kind] ?? ['hat es geschafft', 'hat es nicht geschafft'];
  const played = meld.length > 0 ? `, gerettet mit ${cardNames(meld)}` : '';
  return {
    words: [`${name} ${d['success'] === true ? yes : no}.`],
    small: `nötig ${d['need']}, gezogen ${card}${swap}${played}`,
    ...seatOf(d),
  };
}

export const DRAW_TELLERS: Readonly<Record<DrawType, Teller>> = {
  drew: (d, reader) => {
    if (d['cards'] === undefined) return undefined;
    const about = DRAW_NAMES[String(d['kind'])] ?? '';
    return {
      words: [`${hat(d['seat'], reader)} ${cardNames(d['cards'])} gezogen.`],
      small: about,
      ...seatOf(d),
    };
  },
  flask: (d) => ({
    words: [
      d['used'] === true
        ? `${modelName(d['name'])} hat zum Flachmann gegriffen.`
        : `${modelName(d['name'])} hat den Flachmann stecken lassen.`,
    ],
    ...seatOf(d),
  }),
  'flask-taken': (d, reader) => ({
    words: [
      d['card'] === undefined
        ? `${hat(d['seat'], reader)} eine Karte genommen und ${cardName(d['discarded'])} abgelegt.`
        : `${hat(d['seat'], reader)} ${cardName(d['card'])} genommen und ${cardName(d['discarded'])} abgelegt.`,
    ],
    ...seatOf(d),
  }),
  swapped: (d, reader) => ({ words: [`${hat(d['seat'], reader)} mit der Hand getauscht.`], ...seatOf(d) }),
  revealed: tellRevealed,
  intuition: (d) => ({ words: [`${modelName(d['name'])} hat auf das Gespür gehört.`], ...seatOf(d) }),
  shown: (d, reader) => {
    const count = Number(d['count']);
    const cards =
      d['cards'] === undefined
        ? `${count} ${plural(count, { one: 'Handkarte', other: 'Handkarten' })}`
        : cardNames(d['cards']);
    return { words: [`${hat(d['seat'], reader)} ${cards} gezeigt.`], ...seatOf(d) };
  },
};
