/** The log: what happened, told in the past tense to whoever reads it, with the figures small underneath. */
import {
  type GameEvent,
  type Line,
  type Part,
  type Reader,
  type Tellers,
  type Telling,
  tellFrom,
  type Words,
} from '@fray/engine';
import type { Events } from '../events.js';
import { isYou } from '../reader.js';
import {
  areaPart,
  cardPart,
  causePart,
  characterPart,
  DECK_NAMES,
  english,
  factionName,
  oneself,
  Who,
  Whose,
  whom,
  whose,
} from './people.js';
import { ATTACK_TELLERS } from './story-attack.js';
import { HOUSE_TELLERS } from './story-house.js';

type BaseType = Exclude<keyof Events, keyof typeof ATTACK_TELLERS | keyof typeof HOUSE_TELLERS>;

export function tellEvent(event: GameEvent, reader: Reader): Line | undefined {
  return tellFrom(TELLERS, event, reader);
}

const by = (data: { readonly seat: number }, words: Words, small?: string): Telling => ({
  words,
  seat: data.seat,
  ...(small === undefined ? {} : { small }),
});
const track = (d: Pick<Events['hurt'], 'before' | 'damage'>): string => `${d.before} → ${d.damage}`;

/** "with Dynamite", where there is something to look up. */
function through(cause: unknown, word: string): Part[] {
  const part = causePart(cause);
  return part === undefined ? [] : [` ${word} `, part];
}

const BASE: Pick<Tellers<Events>, BaseType> = {
  'laid-out': (d) => ({
    words: ['The six areas were laid out.'],
    small: `${d.roster.length} characters take part`,
  }),
  dealt: (d) =>
    d.seat === undefined
      ? { words: [`${d.players} characters were dealt, face down.`] }
      : by({ seat: d.seat }, ['You are ', characterPart(d.character), '.']),
  first: (d, r) => by(d, [`${Who(d.seat, r)} ${isYou(d.seat, r) ? 'begin' : 'begins'}.`]),
  turn: (d, r) => ({
    words: [`Round ${d.round}: ${whose(d.seat, r)} turn`],
    heading: true,
    seat: d.seat,
  }),
  rolled: (d, r) =>
    by(
      d,
      [`${Who(d.seat, r)} rolled ${d.roll}${d.again ? ', stood there already, and rolled again' : ''}.`],
      d.dice.join(' + '),
    ),
  moved: (d, r) => by(d, [`${Who(d.seat, r)} came to `, areaPart(d.area), '.']),
  drew: (d, r) => {
    const deck = DECK_NAMES[d.deck];
    if (d.card === undefined) return by(d, [`${Who(d.seat, r)} drew a ${deck} card.`]);
    return by(d, [`${Who(d.seat, r)} drew `, cardPart(d.card), '.'], `${deck} card`);
  },
  played: (d, r) => by(d, [`${Who(d.seat, r)} played `, cardPart(d.card), '.']),
  gave: (d, r) => {
    const what: Part = d.card === undefined ? 'a Hermit card' : cardPart(d.card);
    return by(d, [`${Who(d.seat, r)} slipped ${whom(d.to, r)} `, what, '.']);
  },
  hermit: tellHermit,
  hurt: tellHurt,
  healed: (d, r) =>
    d.amount === 0
      ? by(d, [`${Who(d.seat, r)} had nothing to heal.`])
      : by(d, [`${Who(d.seat, r)} healed ${d.amount}`, ...through(d.cause, 'through'), '.'], track(d)),
  marked: (d, r) =>
    by(d, [`${Whose(d.seat, r)} damage was set to ${d.damage}`, ...through(d.cause, 'by'), '.'], track(d)),
  spared: (d, r) => by(d, [`Nothing happened to ${whom(d.seat, r)}`, ...through(d.by, 'thanks to'), '.']),
  guarded: (d, r) => by(d, [`No attack can hurt ${whom(d.seat, r)} until the next turn.`]),
  nothing: () => ({ words: ['Nothing happened.'] }),
  die: (d, r) => by(d, [`${Who(d.seat, r)} threw a ${d.die}.`], `d${d.sides}`),
  extra: (d, r) =>
    by(d, [
      `${Who(d.seat, r)} earned ${d.turns} more ${english.plural(d.turns, { one: 'turn', other: 'turns' })}.`,
    ]),
  took: (d, r) => by(d, [`${Who(d.seat, r)} got `, cardPart(d.card), ` from ${whom(d.from, r)}.`]),
  dug: (d, r) => by(d, [`${Who(d.seat, r)} dug up `, cardPart(d.card), '.']),
  discarded: (d) => by(d, [cardPart(d.card), ' was discarded.']),
  reshuffled: () => ({ words: ['The discards became a new deck.'] }),
  revealed: (d, r) =>
    by(d, [
      `${Who(d.seat, r)} ${isYou(d.seat, r) ? 'are' : 'is'} `,
      characterPart(d.character),
      `, a ${factionName(d.faction)}!`,
    ]),
  used: (d, r) => {
    const words: Part[] = [`${Who(d.seat, r)} used `, causePart(`character:${d.ability}`)!];
    if (d.target !== d.seat) words.push(` on ${whom(d.target, r)}`);
    return by(d, [...words, '.']);
  },
  cancelled: (d, r) => by(d, [`${Whose(d.seat, r)} ability was cancelled for good.`]),
  turned: (d, r) =>
    by(d, [`${Who(d.seat, r)} now ${isYou(d.seat, r) ? 'side' : 'sides'} with ${whom(d.to, r)}.`]),
  died: (d, r) =>
    by(d, [
      `${Who(d.seat, r)} fell. ${isYou(d.seat, r) ? 'Your' : 'The'} card showed `,
      characterPart(d.character),
      `, a ${factionName(d.faction)}.`,
    ]),
  over: (d, r) => {
    const winners = d.winners;
    const names = english.listed(winners.map((seat) => whom(seat, r)));
    const said = names.charAt(0).toUpperCase() + names.slice(1);
    return { words: [winners.length === 0 ? 'Nobody won.' : `${said} won the match.`] };
  },
};

/** A blow and a curse have a doer; everything else is told from whom it befell. */
function tellHurt(d: Events['hurt'], r: Reader): Telling {
  const cursed = d.cause === 'area:woods';
  if (d.cause !== 'attack' && !cursed)
    return by(d, [`${Who(d.seat, r)} took ${d.amount} damage`, ...through(d.cause, 'from'), '.'], track(d));
  const victim = d.by === d.seat ? oneself(d.seat, r) : whom(d.seat, r);
  const words = [`${Who(d.by, r)} ${cursed ? 'cursed' : 'hit'} ${victim} for ${d.amount}.`];
  return { words, small: track(d), seat: d.by };
}

/** SH-B-80: the table sees the outcome alone; giver and receiver know the card. */
function tellHermit(d: Events['hermit'], r: Reader): Telling {
  const outcomes: Readonly<Record<string, string>> = {
    nothing: 'Nothing happened.',
    gift: 'It cost a piece of Equipment.',
    heal: 'It healed.',
    hurt: 'It hurt.',
  };
  if (d.character !== undefined)
    return by(d, [`${Who(d.seat, r)} showed you `, characterPart(d.character), '.']);
  const words: Part[] = [`${Who(d.seat, r)} read the card`];
  if (d.card !== undefined) words.push(', ', cardPart(d.card));
  return by(d, [...words, `. ${outcomes[d.outcome]}`]);
}

const TELLERS: Tellers<Events> = { ...BASE, ...ATTACK_TELLERS, ...HOUSE_TELLERS };
