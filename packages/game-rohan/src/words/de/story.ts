/** The log: what happened, told in the past tense, with the figures small underneath. */
import { type EventData, type GameEvent, grammarOf, type Line, type Reader } from '@fray/engine';
import { isYou } from '../common/who.js';
import type { EventId } from '../ids.js';
import { tellFight, tellUnopposed } from './fights.js';
import { abilityPart, bothCards, cardPart, DerCard, denCard } from './names.js';
import { sayOutcome } from './outcomes.js';
import { dich, hat, whoDoes, whose } from './who.js';

type Teller = (data: EventData, reader: Reader) => Omit<Line, 'clause'>;
const { list, plural } = grammarOf('de');

export function tellEvent(event: GameEvent, reader: Reader): Line {
  return { ...TELLERS[event.type as EventId](event.data, reader), clause: event.clause };
}

const TELLERS: Readonly<Record<EventId, Teller>> = {
  begun: (d, reader) => ({
    words: [
      `${d['coin'] === true ? 'Eine Münze wurde geworfen. ' : ''}${whoDoes(d['attacker'], 'greifst', 'greift', reader)} zuerst an.`,
    ],
    seat: Number(d['attacker']),
  }),
  shuffled: (d, reader) => {
    const [first, second] = d['seats'] as readonly number[];
    const one = whose(first, 'Dein Stapel', 'Der Stapel', reader);
    return { words: [second === undefined ? `${one} wurde gemischt.` : 'Beide Stapel wurden gemischt.'] };
  },
  drew: tellDraw,
  redrew: (d, reader) => ({
    words: [`${whoDoes(d['seat'], 'hast deine', 'hat die', reader)} Hand zurückgelegt.`],
    seat: Number(d['seat']),
  }),
  round: (d, reader) => ({
    words: [`Runde ${d['round']}: ${roundWords(d, reader)}`],
    heading: true,
  }),
  played: (d, reader) => ({
    words: [`${hat(d['seat'], reader)} `, ...denCard(d['card']), ` in Bahn ${d['lane']} gespielt.`],
    seat: Number(d['seat']),
  }),
  inspired: (d) => {
    const reached = (d['lanes'] as readonly number[]).length;
    const rest =
      reached === 1
        ? ' in dieser Runde.'
        : ` und die ganze Reihe in dieser Runde, zusammen ${reached} Karten.`;
    return {
      words: [abilityPart(d['ability']), ': +1 Angriff für ', ...denCard(d['card']), rest],
      seat: Number(d['seat']),
    };
  },
  reinforced: (d, reader) => ({
    words: [...cardList(d['cards']), ` kamen auf ${whose(d['seat'], 'deine Hand', 'die Hand', reader)}.`],
    seat: Number(d['seat']),
  }),
  passed: (d, reader) => ({ words: [`${hat(d['seat'], reader)} gepasst.`], seat: Number(d['seat']) }),
  finished: (d, reader) => ({
    words: [`${whoDoes(d['seat'], 'hast deine', 'hat die', reader)} Aufstellung beendet.`],
    seat: Number(d['seat']),
  }),
  assault: (d) => ({ words: [`Runde ${d['round']}: Ansturm`], heading: true }),
  unopposed: tellUnopposed,
  exploded: (d) => {
    const [first, second] = d['cards'] as readonly string[];
    const both = bothCards(first, second);
    return {
      words: [
        abilityPart('kamikaze'),
        `: In Bahn ${d['lane']} flogen `,
        ...both,
        ' miteinander in die Luft.',
      ],
    };
  },
  fought: tellFight,
  overflowed: (d, reader) => ({
    words: [
      `${d['loss']} ${plural(Number(d['loss']), { one: 'ging', other: 'gingen' })} durch `,
      ...denCard(d['card']),
      ` hindurch auf ${dich(d['seat'], reader)}.`,
    ],
    small: `Lebenskraft ${d['healthBefore']} → ${d['health']}`,
    seat: 1 - Number(d['seat']),
  }),
  fell: (d, reader) => ({
    words: [
      ...DerCard(d['card']),
      ` fiel und kam unter ${whose(d['seat'], 'deinen Stapel', 'den Stapel', reader)}.`,
    ],
    seat: Number(d['seat']),
  }),
  faded: () => ({ words: ['Die Boni dieser Runde sind vorbei.'] }),
  conceded: (d, reader) => ({
    words: [`${hat(d['seat'], reader)} den Kampf aufgegeben.`],
    seat: Number(d['seat']),
  }),
  over: (d, reader) => {
    const [winner] = d['winners'] as readonly number[];
    const words = [
      winner === undefined
        ? 'Die Partie endet unentschieden.'
        : `${hat(winner, reader)} die Partie gewonnen.`,
    ];
    const small = sayOutcome(d['reason'], d, reader);
    return winner === undefined ? { words, small } : { words, small, seat: winner };
  },
};

function roundWords(d: EventData, reader: Reader): string {
  return isYou(d['attacker'], reader) ? 'du greifst an' : whoDoes(d['attacker'], '', 'greift an', reader);
}

/** Whoever may see the cards reads which they were. */
function tellDraw(d: EventData, reader: Reader): Omit<Line, 'clause'> {
  const count = Number(d['count']);
  const drawn =
    d['cards'] === undefined
      ? [` ${count} ${plural(count, { one: 'Karte', other: 'Karten' })} gezogen.`]
      : [' gezogen: ', ...cardList(d['cards']), '.'];
  return { words: [hat(d['seat'], reader), ...drawn], seat: Number(d['seat']) };
}

function cardList(ids: unknown) {
  return list((ids as readonly string[]).map(cardPart));
}
