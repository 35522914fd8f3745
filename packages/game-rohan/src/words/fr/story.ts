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
import { abilityPart, aCard, cardPart, TheCard, theCard } from './names.js';
import { OUTCOMES } from './outcomes.js';
import { whoDoes, whom, whose } from './who.js';

const { list, plural } = grammarOf('fr');

const TELLERS: Tellers<Events> = {
  begun: (d, reader) => ({
    words: [
      `${d.coin ? 'On a tiré à pile ou face. ' : ''}${whoDoes(d.attacker, 'attaques', 'attaque', reader)} en premier.`,
    ],
    seat: d.attacker,
  }),
  shuffled: (d, reader) => {
    const [first, second] = d.seats;
    const one = whose(first, 'Ta pioche', 'La pioche', reader);
    return {
      words: [second === undefined ? `${one} a été mélangée.` : 'Les deux pioches ont été mélangées.'],
    };
  },
  drew: tellDraw,
  redrew: (d, reader) => ({
    words: [`${whoDoes(d.seat, 'as remis ta', 'a remis sa', reader)} main.`],
    seat: d.seat,
  }),
  round: (d, reader) => ({
    words: [`Manche ${d.round} : ${roundWords(d, reader)}`],
    heading: true,
  }),
  played: (d, reader) => ({
    words: [
      `${whoDoes(d.seat, 'as joué', 'a joué', reader)} `,
      ...aCard(d.card),
      ` dans le couloir ${d.lane}.`,
    ],
    seat: d.seat,
  }),
  inspired: (d) => {
    const reached = d.lanes.length;
    const rest = reached === 1 ? ' cette manche.' : ` et sa rangée cette manche, ${reached} cartes en tout.`;
    return {
      words: [abilityPart(d.ability), ' : +1 en attaque pour ', ...theCard(d.card), rest],
      seat: d.seat,
    };
  },
  reinforced: (d, reader) => ({
    words: [...cardList(d.cards), ` ont rejoint ${whose(d.seat, 'ta main', 'la main', reader)}.`],
    seat: d.seat,
  }),
  passed: (d, reader) => ({
    words: [`${whoDoes(d.seat, 'as', 'a', reader)} passé.`],
    seat: d.seat,
  }),
  finished: (d, reader) => ({
    words: [`${whoDoes(d.seat, 'as fini ton', 'a fini son', reader)} Déploiement.`],
    seat: d.seat,
  }),
  assault: (d) => ({ words: [`Manche ${d.round} : Assaut`], heading: true }),
  unopposed: tellUnopposed,
  exploded: (d) => {
    const [first, second] = d.cards;
    return {
      words: [
        abilityPart('kamikaze'),
        ' : ',
        ...theCard(first),
        ' et ',
        ...theCard(second),
        ` ont sauté ensemble dans le couloir ${d.lane}.`,
      ],
    };
  },
  fought: tellFight,
  overflowed: (d, reader) => ({
    words: [`${d.loss} de trop pour `, ...theCard(d.card), `, et c’est pour ${whom(d.seat, reader)}.`],
    small: `Santé ${d.healthBefore} → ${d.health}`,
    seat: 1 - d.seat,
  }),
  fell: (d, reader) => ({
    words: [
      ...TheCard(d.card),
      ` a succombé et passe sous ${whose(d.seat, 'ta pioche', 'la pioche', reader)}.`,
    ],
    seat: d.seat,
  }),
  faded: () => ({ words: ['Les bonus de cette manche ont pris fin.'] }),
  conceded: (d, reader) => ({
    words: [`${whoDoes(d.seat, 'as', 'a', reader)} abandonné le combat.`],
    seat: d.seat,
  }),
  over: (d, reader) => {
    const [winner] = d.winners;
    const words = [
      winner === undefined
        ? 'La partie est nulle.'
        : `${whoDoes(winner, 'as', 'a', reader)} gagné la partie.`,
    ];
    const small = sayFrom(OUTCOMES, { id: d.reason, data: d }, reader);
    return winner === undefined ? { words, small } : { words, small, seat: winner };
  },
};

function roundWords(d: Events['round'], reader: Reader): string {
  return isYou(d.attacker, reader) ? 'tu attaques' : whoDoes(d.attacker, '', 'attaque', reader);
}

export function tellEvent(event: GameEvent, reader: Reader): Line | undefined {
  return tellFrom(TELLERS, event, reader);
}

/** Whoever may see the cards reads which they were. */
function tellDraw(d: Events['drew'], reader: Reader): Telling {
  const count = d.count;
  const drawn =
    d.cards === undefined
      ? [` ${count} ${plural(count, { one: 'carte', other: 'cartes' })}`]
      : [' : ', ...cardList(d.cards)];
  return {
    words: [whoDoes(d.seat, 'as pioché', 'a pioché', reader), ...drawn, '.'],
    seat: d.seat,
  };
}

function cardList(ids: readonly CardId[]) {
  return list(ids.map(cardPart));
}
