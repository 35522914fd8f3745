/** The log: what happened, told in the past tense, with the figures small underneath. */
import {
  type GameEvent,
  grammarOf,
  type Line,
  type Reader,
  sayFrom,
  type Tellers,
  type Telling,
  tellFrom,
} from '@fray/engine';
import type { CardId } from '../../data/cards.js';
import { isYou } from '../common/who.js';
import type { Events } from '../events.js';
import { tellFight, tellUnopposed } from './fights.js';
import { abilityPart, bothCards, cardPart, DerCard, denCard } from './names.js';
import { OUTCOMES } from './outcomes.js';
import { dich, hat, whoDoes, whose } from './who.js';

const { list, plural } = grammarOf('de');

const TELLERS: Tellers<Events> = {
  begun: (d, reader) => ({
    words: [
      `${d.coin ? 'Eine Münze wurde geworfen. ' : ''}${whoDoes(d.attacker, 'greifst', 'greift', reader)} zuerst an.`,
    ],
    seat: d.attacker,
  }),
  shuffled: (d, reader) => {
    const [first, second] = d.seats;
    const one = whose(first, 'Dein Stapel', 'Der Stapel', reader);
    return { words: [second === undefined ? `${one} wurde gemischt.` : 'Beide Stapel wurden gemischt.'] };
  },
  drew: tellDraw,
  redrew: (d, reader) => ({
    words: [`${whoDoes(d.seat, 'hast deine', 'hat die', reader)} Hand zurückgelegt.`],
    seat: d.seat,
  }),
  round: (d, reader) => ({
    words: [`Runde ${d.round}: ${roundWords(d, reader)}`],
    heading: true,
  }),
  played: (d, reader) => ({
    words: [`${hat(d.seat, reader)} `, ...denCard(d.card), ` in Bahn ${d.lane} gespielt.`],
    seat: d.seat,
  }),
  inspired: (d) => {
    const reached = d.lanes.length;
    const rest =
      reached === 1
        ? ' in dieser Runde.'
        : ` und die ganze Reihe in dieser Runde, zusammen ${reached} Karten.`;
    return {
      words: [abilityPart(d.ability), ': +1 Angriff für ', ...denCard(d.card), rest],
      seat: d.seat,
    };
  },
  reinforced: (d, reader) => ({
    words: [...cardList(d.cards), ` kamen auf ${whose(d.seat, 'deine Hand', 'die Hand', reader)}.`],
    seat: d.seat,
  }),
  passed: (d, reader) => ({ words: [`${hat(d.seat, reader)} gepasst.`], seat: d.seat }),
  finished: (d, reader) => ({
    words: [`${whoDoes(d.seat, 'hast deine', 'hat die', reader)} Aufstellung beendet.`],
    seat: d.seat,
  }),
  assault: (d) => ({ words: [`Runde ${d.round}: Ansturm`], heading: true }),
  unopposed: tellUnopposed,
  exploded: (d) => {
    const [first, second] = d.cards;
    const both = bothCards(first, second);
    return {
      words: [abilityPart('kamikaze'), `: In Bahn ${d.lane} flogen `, ...both, ' miteinander in die Luft.'],
    };
  },
  fought: tellFight,
  overflowed: (d, reader) => ({
    words: [
      `${d.loss} ${plural(d.loss, { one: 'ging', other: 'gingen' })} durch `,
      ...denCard(d.card),
      ` hindurch auf ${dich(d.seat, reader)}.`,
    ],
    small: `Lebenskraft ${d.healthBefore} → ${d.health}`,
    seat: 1 - d.seat,
  }),
  fell: (d, reader) => ({
    words: [
      ...DerCard(d.card),
      ` fiel und kam unter ${whose(d.seat, 'deinen Stapel', 'den Stapel', reader)}.`,
    ],
    seat: d.seat,
  }),
  faded: () => ({ words: ['Die Boni dieser Runde sind vorbei.'] }),
  conceded: (d, reader) => ({
    words: [`${hat(d.seat, reader)} den Kampf aufgegeben.`],
    seat: d.seat,
  }),
  over: (d, reader) => {
    const [winner] = d.winners;
    const words = [
      winner === undefined
        ? 'Die Partie endet unentschieden.'
        : `${hat(winner, reader)} die Partie gewonnen.`,
    ];
    const small = sayFrom(OUTCOMES, { id: d.reason, data: d }, reader);
    return winner === undefined ? { words, small } : { words, small, seat: winner };
  },
};

function roundWords(d: Events['round'], reader: Reader): string {
  return isYou(d.attacker, reader) ? 'du greifst an' : whoDoes(d.attacker, '', 'greift an', reader);
}

export function tellEvent(event: GameEvent, reader: Reader): Line | undefined {
  return tellFrom(TELLERS, event, reader);
}

/** Whoever may see the cards reads which they were. */
function tellDraw(d: Events['drew'], reader: Reader): Telling {
  const count = d.count;
  const drawn =
    d.cards === undefined
      ? [` ${count} ${plural(count, { one: 'Karte', other: 'Karten' })} gezogen.`]
      : [' gezogen: ', ...cardList(d.cards), '.'];
  return { words: [hat(d.seat, reader), ...drawn], seat: d.seat };
}

function cardList(ids: readonly CardId[]) {
  return list(ids.map(cardPart));
}
