/** The log: what happened, told in the past tense, with the figures small underneath. */
import { type EventData, type GameEvent, grammarOf, type Line, type Reader } from '@fray/engine';
import { isYou } from '../common/who.js';
import type { EventId } from '../ids.js';
import { tellFight, tellUnopposed } from './fights.js';
import { abilityPart, cardPart } from './names.js';
import { sayOutcome } from './outcomes.js';
import { Whose, who, whoDoes, whose } from './who.js';

type Teller = (data: EventData, reader: Reader) => Omit<Line, 'clause'>;
const { list, plural } = grammarOf('en-GB');

export function tellEvent(event: GameEvent, reader: Reader): Line {
  return { ...TELLERS[event.type as EventId](event.data, reader), clause: event.clause };
}

const TELLERS: Readonly<Record<EventId, Teller>> = {
  begun: (d, reader) => ({
    words: [
      `${d['coin'] === true ? 'A coin was tossed. ' : ''}${whoDoes(d['attacker'], 'attack', reader)} first.`,
    ],
    seat: Number(d['attacker']),
  }),
  shuffled: (d, reader) => {
    const [first, second] = d['seats'] as readonly number[];
    return {
      words: [
        second === undefined ? `${Whose(first, reader)} deck was shuffled.` : 'Both decks were shuffled.',
      ],
    };
  },
  drew: tellDraw,
  redrew: (d, reader) => ({
    words: [`${who(d['seat'], reader)} put ${isYou(d['seat'], reader) ? 'your' : 'the'} hand back.`],
    seat: Number(d['seat']),
  }),
  round: (d, reader) => ({
    words: [`Round ${d['round']}: ${whoDoes(d['attacker'], 'attack', reader)}`],
    heading: true,
  }),
  played: (d, reader) => ({
    words: [`${who(d['seat'], reader)} played `, cardPart(d['card']), ` in lane ${d['lane']}.`],
    seat: Number(d['seat']),
  }),
  inspired: (d) => {
    const reached = (d['lanes'] as readonly number[]).length;
    const rest = reached === 1 ? '+1 attack for ' : `+1 attack for all ${reached} cards in the row of `;
    return {
      words: [abilityPart(d['ability']), `: ${rest}`, cardPart(d['card']), ' this round.'],
      seat: Number(d['seat']),
    };
  },
  reinforced: (d, reader) => ({
    words: [...cardList(d['cards']), ` rode to ${whose(d['seat'], reader)} hand.`],
    seat: Number(d['seat']),
  }),
  passed: (d, reader) => ({ words: [`${who(d['seat'], reader)} passed.`], seat: Number(d['seat']) }),
  finished: (d, reader) => ({
    words: [`${who(d['seat'], reader)} finished deploying.`],
    seat: Number(d['seat']),
  }),
  assault: (d) => ({ words: [`Round ${d['round']}: Assault`], heading: true }),
  unopposed: tellUnopposed,
  exploded: (d) => {
    const [first, second] = d['cards'] as readonly string[];
    return {
      words: [
        abilityPart('kamikaze'),
        ': ',
        cardPart(first),
        ' and ',
        cardPart(second),
        ` went up together in lane ${d['lane']}.`,
      ],
    };
  },
  fought: tellFight,
  overflowed: (d, reader) => ({
    words: [
      `${d['loss']} went through `,
      cardPart(d['card']),
      ` to ${isYou(d['seat'], reader) ? 'you' : who(d['seat'], reader)}.`,
    ],
    small: `Health ${d['healthBefore']} → ${d['health']}`,
    seat: 1 - Number(d['seat']),
  }),
  fell: (d, reader) => ({
    words: [cardPart(d['card']), ` fell and went under ${whose(d['seat'], reader)} deck.`],
    seat: Number(d['seat']),
  }),
  faded: () => ({ words: ['The bonuses of this round ended.'] }),
  conceded: (d, reader) => ({
    words: [`${who(d['seat'], reader)} gave up the fight.`],
    seat: Number(d['seat']),
  }),
  over: (d, reader) => {
    const [winner] = d['winners'] as readonly number[];
    const words = [winner === undefined ? 'The match is a draw.' : `${who(winner, reader)} won the match.`];
    const small = sayOutcome(d['reason'], d, reader);
    return winner === undefined ? { words, small } : { words, small, seat: winner };
  },
};

/** Whoever may see the cards reads which they were. */
function tellDraw(d: EventData, reader: Reader): Omit<Line, 'clause'> {
  const count = Number(d['count']);
  const drawn =
    d['cards'] === undefined
      ? [`${count} ${plural(count, { one: 'card', other: 'cards' })}`]
      : cardList(d['cards']);
  return { words: [`${who(d['seat'], reader)} drew `, ...drawn, '.'], seat: Number(d['seat']) };
}

function cardList(ids: unknown) {
  return list((ids as readonly string[]).map(cardPart));
}
