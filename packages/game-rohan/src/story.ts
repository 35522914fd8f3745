/** The log: what happened, told in the past tense, with the figures small underneath. */
import type { EventData, GameEvent, Line, Part, Words } from '@fray/engine';
import { CARDS, cardIndex } from './data/cards.js';
import { abilityRef } from './glossary.js';

type Names = readonly string[];
type Teller = (data: EventData, names: Names) => Omit<Line, 'clause'> | undefined;

export function tellEvent(event: GameEvent, names: Names): Line | undefined {
  const line = TELLERS[event.type]?.(event.data, names);
  return line === undefined ? undefined : { ...line, clause: event.clause };
}

const TELLERS: Readonly<Record<string, Teller>> = {
  begun: (d, names) => ({
    words: [`${nameOf(d['attacker'], names)} attacks first.`],
    seat: Number(d['attacker']),
  }),
  drew: (d, names) => {
    const cards = d['cards'];
    const seat = Number(d['seat']);
    const count = Number(d['count']);
    const words: Words = Array.isArray(cards)
      ? [`${names[seat]} drew `, ...listed(cards as string[]), '.']
      : [`${names[seat]} drew ${count} ${count === 1 ? 'card' : 'cards'}.`];
    return { words, seat };
  },
  redrew: (d, names) => ({
    words: [`${nameOf(d['seat'], names)} put the hand back and drew anew.`],
    seat: Number(d['seat']),
  }),
  round: (d, names) => ({
    words: [`Round ${d['round']}: ${nameOf(d['attacker'], names)} attacks`],
    heading: true,
  }),
  played: (d, names) => ({
    words: [`${nameOf(d['seat'], names)} played `, cardPart(d['card']), ` in lane ${d['lane']}.`],
    seat: Number(d['seat']),
  }),
  inspired: (d) => ({
    words: [
      { ref: abilityRef(String(d['ability'])), text: String(d['ability']) },
      `: every card in the row of `,
      cardPart(d['card']),
      ' has +1 attack.',
    ],
    seat: Number(d['seat']),
  }),
  reinforced: (d, names) => ({
    words: [...listed(d['cards'] as readonly string[]), ` rode to ${nameOf(d['seat'], names)}’s hand.`],
    seat: Number(d['seat']),
  }),
  passed: (d, names) => ({ words: [`${nameOf(d['seat'], names)} passed.`], seat: Number(d['seat']) }),
  finished: (d, names) => ({
    words: [`${nameOf(d['seat'], names)} finished deploying.`],
    seat: Number(d['seat']),
  }),
  assault: (d) => ({ words: [`Round ${d['round']}: Assault`], heading: true }),
  unopposed: tellUnopposed,
  exploded: (d) => {
    const [first, second] = d['cards'] as readonly string[];
    return { words: [cardPart(first), ' and ', cardPart(second), ` went up together in lane ${d['lane']}.`] };
  },
  fought: tellFight,
  conceded: (d, names) => ({
    words: [`${nameOf(d['seat'], names)} gave up the fight.`],
    seat: Number(d['seat']),
  }),
  over: (d, names) => {
    const [winner] = d['winners'] as readonly number[];
    const words = winner === undefined ? ['The match is a draw.'] : [`${names[winner]} won the match.`];
    return { words, small: String(d['reason']), ...(winner === undefined ? {} : { seat: winner }) };
  },
};

function tellUnopposed(d: EventData, names: Names): Omit<Line, 'clause'> | undefined {
  const cards = d['cards'] as readonly (string | null)[];
  const seat = cards[0] === null ? 1 : 0;
  const loss = (d['losses'] as readonly number[])[1 - seat]!;
  const healthBefore = (d['healthBefore'] as readonly number[])[1 - seat]!;
  const health = (d['health'] as readonly number[])[1 - seat]!;
  return {
    words: [cardPart(cards[seat]), ` found lane ${d['lane']} open: ${loss} straight to ${names[1 - seat]}.`],
    small: `Health ${healthBefore} → ${health}`,
    seat,
  };
}

function tellFight(d: EventData, names: Names): Omit<Line, 'clause'> {
  const cards = d['cards'] as readonly string[];
  const losses = d['losses'] as readonly number[];
  const hits = d['hits'] as readonly number[];
  const healthBefore = d['healthBefore'] as readonly number[];
  const health = d['health'] as readonly number[];
  const before = d['hpBefore'] as readonly number[];
  const after = d['hpAfter'] as readonly number[];
  const words: Part[] = [...fightWords(d, cards), ` in lane ${d['lane']}`];
  const figures: string[] = [];
  for (const seat of [0, 1]) {
    figures.push(`${cardName(cards[seat])} took ${hits[1 - seat]}: ${before[seat]} → ${after[seat]}`);
    if (losses[seat] === 0) continue;
    words.push(`; ${losses[seat]} went on to ${names[seat]}`);
    figures.push(`${names[seat]} ${healthBefore[seat]} → ${health[seat]}`);
  }
  return { words: [...words, '.'], small: figures.join(' · ') };
}

function fightWords(d: EventData, cards: readonly string[]): Part[] {
  const [first, second] = d['falls'] as readonly boolean[];
  const pair: Part[] = [cardPart(cards[0]), ' and ', cardPart(cards[1])];
  if (d['fatigue'] === true) return [...pair, ' could not hurt each other and tired'];
  if (first === second) return [...pair, first ? ' struck each other down' : ' traded blows'];
  return [cardPart(cards[first ? 1 : 0]), ' struck down ', cardPart(cards[first ? 0 : 1])];
}

function nameOf(seat: unknown, names: Names): string {
  return names[Number(seat)] ?? '?';
}

function cardName(id: unknown): string {
  return CARDS[cardIndex(String(id))]?.name ?? String(id);
}

export function cardPart(id: unknown): Part {
  return { ref: `card:${id}`, text: cardName(id) };
}

function listed(ids: readonly string[]): Part[] {
  return ids.flatMap((id, i): Part[] => {
    const joint = i === 0 ? [] : [i === ids.length - 1 ? ' and ' : ', '];
    return [...joint, cardPart(id)];
  });
}
