/** The log: what happened, told in the past tense to whoever reads it, with the figures small underneath. */
import type { EventData, GameEvent, Line, Part, Reader, Words } from '@fray/engine';
import type { EventType } from '../ids.js';
import { isYou, num, type Teller, type Told } from '../reader.js';
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

type BaseType = Exclude<EventType, keyof typeof ATTACK_TELLERS | keyof typeof HOUSE_TELLERS>;

export function tellEvent(event: GameEvent, reader: Reader): Line | undefined {
  const line = TELLERS[event.type as EventType]?.(event.data, reader);
  return line === undefined ? undefined : { ...line, clause: event.clause };
}

const by = (data: EventData, words: Words, small?: string): Told => ({
  words,
  seat: num(data, 'seat'),
  ...(small === undefined ? {} : { small }),
});
const track = (d: EventData): string => `${d['before']} → ${d['damage']}`;

/** "with Dynamite", where there is something to look up. */
function through(cause: unknown, word: string): Part[] {
  const part = causePart(cause);
  return part === undefined ? [] : [` ${word} `, part];
}

const BASE: Readonly<Record<BaseType, Teller>> = {
  'laid-out': (d) => ({
    words: ['The six areas were laid out.'],
    small: `${(d['roster'] as readonly string[]).length} characters take part`,
  }),
  dealt: (d) =>
    d['character'] === undefined
      ? { words: [`${d['players']} characters were dealt, face down.`] }
      : by(d, ['You are ', characterPart(d['character']), '.']),
  first: (d, r) => by(d, [`${Who(d['seat'], r)} ${isYou(d['seat'], r) ? 'begin' : 'begins'}.`]),
  turn: (d, r) => ({
    words: [`Round ${d['round']}: ${whose(d['seat'], r)} turn`],
    heading: true,
    seat: num(d, 'seat'),
  }),
  rolled: (d, r) =>
    by(
      d,
      [
        `${Who(d['seat'], r)} rolled ${d['roll']}${d['again'] === true ? ', stood there already, and rolled again' : ''}.`,
      ],
      (d['dice'] as readonly number[]).join(' + '),
    ),
  moved: (d, r) => by(d, [`${Who(d['seat'], r)} came to `, areaPart(d['area']), '.']),
  drew: (d, r) => {
    const deck = DECK_NAMES[String(d['deck'])];
    if (d['card'] === undefined) return by(d, [`${Who(d['seat'], r)} drew a ${deck} card.`]);
    return by(d, [`${Who(d['seat'], r)} drew `, cardPart(d['card']), '.'], `${deck} card`);
  },
  played: (d, r) => by(d, [`${Who(d['seat'], r)} played `, cardPart(d['card']), '.']),
  gave: (d, r) => {
    const what: Part = d['card'] === undefined ? 'a Hermit card' : cardPart(d['card']);
    return by(d, [`${Who(d['seat'], r)} slipped ${whom(d['to'], r)} `, what, '.']);
  },
  hermit: tellHermit,
  hurt: tellHurt,
  healed: (d, r) =>
    num(d, 'amount') === 0
      ? by(d, [`${Who(d['seat'], r)} had nothing to heal.`])
      : by(
          d,
          [`${Who(d['seat'], r)} healed ${d['amount']}`, ...through(d['cause'], 'through'), '.'],
          track(d),
        ),
  marked: (d, r) =>
    by(
      d,
      [`${Whose(d['seat'], r)} damage was set to ${d['damage']}`, ...through(d['cause'], 'by'), '.'],
      track(d),
    ),
  spared: (d, r) =>
    by(d, [`Nothing happened to ${whom(d['seat'], r)}`, ...through(d['by'], 'thanks to'), '.']),
  guarded: (d, r) => by(d, [`No attack can hurt ${whom(d['seat'], r)} until the next turn.`]),
  nothing: () => ({ words: ['Nothing happened.'] }),
  die: (d, r) => by(d, [`${Who(d['seat'], r)} threw a ${d['die']}.`], `d${d['sides']}`),
  extra: (d, r) =>
    by(d, [
      `${Who(d['seat'], r)} earned ${d['turns']} more ${english.plural(num(d, 'turns'), { one: 'turn', other: 'turns' })}.`,
    ]),
  took: (d, r) => by(d, [`${Who(d['seat'], r)} got `, cardPart(d['card']), ` from ${whom(d['from'], r)}.`]),
  dug: (d, r) => by(d, [`${Who(d['seat'], r)} dug up `, cardPart(d['card']), '.']),
  discarded: (d) => by(d, [cardPart(d['card']), ' was discarded.']),
  reshuffled: () => ({ words: ['The discards became a new deck.'] }),
  revealed: (d, r) =>
    by(d, [
      `${Who(d['seat'], r)} ${isYou(d['seat'], r) ? 'are' : 'is'} `,
      characterPart(d['character']),
      `, a ${factionName(d['faction'])}!`,
    ]),
  used: (d, r) => {
    const words: Part[] = [`${Who(d['seat'], r)} used `, causePart(`character:${d['ability']}`)!];
    if (d['target'] !== d['seat']) words.push(` on ${whom(d['target'], r)}`);
    return by(d, [...words, '.']);
  },
  cancelled: (d, r) => by(d, [`${Whose(d['seat'], r)} ability was cancelled for good.`]),
  turned: (d, r) =>
    by(d, [`${Who(d['seat'], r)} now ${isYou(d['seat'], r) ? 'side' : 'sides'} with ${whom(d['to'], r)}.`]),
  died: (d, r) =>
    by(d, [
      `${Who(d['seat'], r)} fell. ${isYou(d['seat'], r) ? 'Your' : 'The'} card showed `,
      characterPart(d['character']),
      `, a ${factionName(d['faction'])}.`,
    ]),
  over: (d, r) => {
    const winners = d['winners'] as readonly number[];
    const names = english.listed(winners.map((seat) => whom(seat, r)));
    const said = names.charAt(0).toUpperCase() + names.slice(1);
    return { words: [winners.length === 0 ? 'Nobody won.' : `${said} won the match.`] };
  },
};

/** A blow and a curse have a doer; everything else is told from whom it befell. */
function tellHurt(d: EventData, r: Reader): Told {
  const cursed = d['cause'] === 'area:woods';
  if (d['cause'] !== 'attack' && !cursed)
    return by(
      d,
      [`${Who(d['seat'], r)} took ${d['amount']} damage`, ...through(d['cause'], 'from'), '.'],
      track(d),
    );
  const victim = d['by'] === d['seat'] ? oneself(d['seat'], r) : whom(d['seat'], r);
  const words = [`${Who(d['by'], r)} ${cursed ? 'cursed' : 'hit'} ${victim} for ${d['amount']}.`];
  return { words, small: track(d), seat: num(d, 'by') };
}

/** SH-B-80: the table sees the outcome alone; giver and receiver know the card. */
function tellHermit(d: EventData, r: Reader): Told {
  const outcomes: Readonly<Record<string, string>> = {
    nothing: 'Nothing happened.',
    gift: 'It cost a piece of Equipment.',
    heal: 'It healed.',
    hurt: 'It hurt.',
  };
  if (d['character'] !== undefined)
    return by(d, [`${Who(d['seat'], r)} showed you `, characterPart(d['character']), '.']);
  const words: Part[] = [`${Who(d['seat'], r)} read the card`];
  if (d['card'] !== undefined) words.push(', ', cardPart(d['card']));
  return by(d, [...words, `. ${outcomes[String(d['outcome'])]}`]);
}

const TELLERS: Readonly<Record<EventType, Teller>> = { ...BASE, ...ATTACK_TELLERS, ...HOUSE_TELLERS };
