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
import { abilityPart, cardPart } from './names.js';
import { OUTCOMES } from './outcomes.js';
import { Whose, who, whoDoes, whose } from './who.js';

const { list, plural } = grammarOf('en-GB');

const TELLERS: Tellers<Events> = {
  begun: (d, reader) => ({
    words: [`${d.coin ? 'A coin was tossed. ' : ''}${whoDoes(d.attacker, 'attack', reader)} first.`],
    seat: d.attacker,
  }),
  shuffled: (d, reader) => {
    const [first, second] = d.seats;
    return {
      words: [
        second === undefined ? `${Whose(first, reader)} deck was shuffled.` : 'Both decks were shuffled.',
      ],
    };
  },
  drew: tellDraw,
  redrew: (d, reader) => ({
    words: [`${who(d.seat, reader)} put ${isYou(d.seat, reader) ? 'your' : 'the'} hand back.`],
    seat: d.seat,
  }),
  round: (d, reader) => ({
    words: [`Round ${d.round}: ${whoDoes(d.attacker, 'attack', reader)}`],
    heading: true,
  }),
  played: (d, reader) => ({
    words: [`${who(d.seat, reader)} played `, cardPart(d.card), ` in lane ${d.lane}.`],
    seat: d.seat,
  }),
  inspired: (d) => {
    const reached = d.lanes.length;
    const rest = reached === 1 ? '+1 attack for ' : `+1 attack for all ${reached} cards in the row of `;
    return {
      words: [abilityPart(d.ability), `: ${rest}`, cardPart(d.card), ' this round.'],
      seat: d.seat,
    };
  },
  reinforced: (d, reader) => ({
    words: [...cardList(d.cards), ` rode to ${whose(d.seat, reader)} hand.`],
    seat: d.seat,
  }),
  passed: (d, reader) => ({ words: [`${who(d.seat, reader)} passed.`], seat: d.seat }),
  finished: (d, reader) => ({
    words: [`${who(d.seat, reader)} finished deploying.`],
    seat: d.seat,
  }),
  assault: (d) => ({ words: [`Round ${d.round}: Assault`], heading: true }),
  unopposed: tellUnopposed,
  exploded: (d) => {
    const [first, second] = d.cards;
    return {
      words: [
        abilityPart('kamikaze'),
        ': ',
        cardPart(first),
        ' and ',
        cardPart(second),
        ` went up together in lane ${d.lane}.`,
      ],
    };
  },
  fought: tellFight,
  overflowed: (d, reader) => ({
    words: [
      `${d.loss} went through `,
      cardPart(d.card),
      ` to ${isYou(d.seat, reader) ? 'you' : who(d.seat, reader)}.`,
    ],
    small: `Health ${d.healthBefore} → ${d.health}`,
    seat: 1 - d.seat,
  }),
  fell: (d, reader) => ({
    words: [cardPart(d.card), ` fell and went under ${whose(d.seat, reader)} deck.`],
    seat: d.seat,
  }),
  faded: () => ({ words: ['The bonuses of this round ended.'] }),
  conceded: (d, reader) => ({
    words: [`${who(d.seat, reader)} gave up the fight.`],
    seat: d.seat,
  }),
  over: (d, reader) => {
    const [winner] = d.winners;
    const words = [winner === undefined ? 'The match is a draw.' : `${who(winner, reader)} won the match.`];
    const small = sayFrom(OUTCOMES, { id: d.reason, data: d }, reader);
    return winner === undefined ? { words, small } : { words, small, seat: winner };
  },
};

export function tellEvent(event: GameEvent, reader: Reader): Line | undefined {
  return tellFrom(TELLERS, event, reader);
}

/** Whoever may see the cards reads which they were. */
function tellDraw(d: Events['drew'], reader: Reader): Telling {
  const count = d.count;
  const drawn =
    d.cards === undefined
      ? [`${count} ${plural(count, { one: 'card', other: 'cards' })}`]
      : cardList(d.cards);
  return { words: [`${who(d.seat, reader)} drew `, ...drawn, '.'], seat: d.seat };
}

function cardList(ids: readonly CardId[]) {
  return list(ids.map(cardPart));
}
