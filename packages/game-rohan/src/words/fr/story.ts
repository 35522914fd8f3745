/** The log: what happened, told in the past tense, with the figures small underneath. */
import { type EventData, type GameEvent, grammarOf, type Line, type Reader } from '@fray/engine';
import { isYou } from '../common/who.js';
import type { EventId } from '../ids.js';
import { tellFight, tellUnopposed } from './fights.js';
import { abilityPart, aCard, cardPart, TheCard, theCard } from './names.js';
import { sayOutcome } from './outcomes.js';
import { whoDoes, whom, whose } from './who.js';

type Teller = (data: EventData, reader: Reader) => Omit<Line, 'clause'>;
const { list, plural } = grammarOf('fr');

export function tellEvent(event: GameEvent, reader: Reader): Line {
  return { ...TELLERS[event.type as EventId](event.data, reader), clause: event.clause };
}

const TELLERS: Readonly<Record<EventId, Teller>> = {
  begun: (d, reader) => ({
    words: [
      `${d['coin'] === true ? 'On a tiré à pile ou face. ' : ''}${whoDoes(d['attacker'], 'attaques', 'attaque', reader)} en premier.`,
    ],
    seat: Number(d['attacker']),
  }),
  shuffled: (d, reader) => {
    const [first, second] = d['seats'] as readonly number[];
    const one = whose(first, 'Ta pioche', 'La pioche', reader);
    return {
      words: [second === undefined ? `${one} a été mélangée.` : 'Les deux pioches ont été mélangées.'],
    };
  },
  drew: tellDraw,
  redrew: (d, reader) => ({
    words: [`${whoDoes(d['seat'], 'as remis ta', 'a remis sa', reader)} main.`],
    seat: Number(d['seat']),
  }),
  round: (d, reader) => ({
    words: [`Manche ${d['round']} : ${roundWords(d, reader)}`],
    heading: true,
  }),
  played: (d, reader) => ({
    words: [
      `${whoDoes(d['seat'], 'as joué', 'a joué', reader)} `,
      ...aCard(d['card']),
      ` dans le couloir ${d['lane']}.`,
    ],
    seat: Number(d['seat']),
  }),
  inspired: (d) => {
    const reached = (d['lanes'] as readonly number[]).length;
    const rest = reached === 1 ? ' cette manche.' : ` et sa rangée cette manche, ${reached} cartes en tout.`;
    return {
      words: [abilityPart(d['ability']), ' : +1 en attaque pour ', ...theCard(d['card']), rest],
      seat: Number(d['seat']),
    };
  },
  reinforced: (d, reader) => ({
    words: [...cardList(d['cards']), ` ont rejoint ${whose(d['seat'], 'ta main', 'la main', reader)}.`],
    seat: Number(d['seat']),
  }),
  passed: (d, reader) => ({
    words: [`${whoDoes(d['seat'], 'as', 'a', reader)} passé.`],
    seat: Number(d['seat']),
  }),
  finished: (d, reader) => ({
    words: [`${whoDoes(d['seat'], 'as fini ton', 'a fini son', reader)} Déploiement.`],
    seat: Number(d['seat']),
  }),
  assault: (d) => ({ words: [`Manche ${d['round']} : Assaut`], heading: true }),
  unopposed: tellUnopposed,
  exploded: (d) => {
    const [first, second] = d['cards'] as readonly string[];
    return {
      words: [
        abilityPart('kamikaze'),
        ' : ',
        ...theCard(first),
        ' et ',
        ...theCard(second),
        ` ont sauté ensemble dans le couloir ${d['lane']}.`,
      ],
    };
  },
  fought: tellFight,
  overflowed: (d, reader) => ({
    words: [
      `${d['loss']} de trop pour `,
      ...theCard(d['card']),
      `, et c’est pour ${whom(d['seat'], reader)}.`,
    ],
    small: `Santé ${d['healthBefore']} → ${d['health']}`,
    seat: 1 - Number(d['seat']),
  }),
  fell: (d, reader) => ({
    words: [
      ...TheCard(d['card']),
      ` a succombé et passe sous ${whose(d['seat'], 'ta pioche', 'la pioche', reader)}.`,
    ],
    seat: Number(d['seat']),
  }),
  faded: () => ({ words: ['Les bonus de cette manche ont pris fin.'] }),
  conceded: (d, reader) => ({
    words: [`${whoDoes(d['seat'], 'as', 'a', reader)} abandonné le combat.`],
    seat: Number(d['seat']),
  }),
  over: (d, reader) => {
    const [winner] = d['winners'] as readonly number[];
    const words = [
      winner === undefined
        ? 'La partie est nulle.'
        : `${whoDoes(winner, 'as', 'a', reader)} gagné la partie.`,
    ];
    const small = sayOutcome(d['reason'], d, reader);
    return winner === undefined ? { words, small } : { words, small, seat: winner };
  },
};

function roundWords(d: EventData, reader: Reader): string {
  return isYou(d['attacker'], reader) ? 'tu attaques' : whoDoes(d['attacker'], '', 'attaque', reader);
}

/** Whoever may see the cards reads which they were. */
function tellDraw(d: EventData, reader: Reader): Omit<Line, 'clause'> {
  const count = Number(d['count']);
  const drawn =
    d['cards'] === undefined
      ? [` ${count} ${plural(count, { one: 'carte', other: 'cartes' })}`]
      : [' : ', ...cardList(d['cards'])];
  return {
    words: [whoDoes(d['seat'], 'as pioché', 'a pioché', reader), ...drawn, '.'],
    seat: Number(d['seat']),
  };
}

function cardList(ids: unknown) {
  return list((ids as readonly string[]).map(cardPart));
}
