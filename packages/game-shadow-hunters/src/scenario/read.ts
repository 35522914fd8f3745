/** Reads the lines of a position into a state. */
import { findNamed } from '@fray/engine';
import { AREA_IDS, OFF_BOARD } from '../data/areas.js';
import { CARD_IDS, CARDS, DECK_IDS } from '../data/cards.js';
import { CHARACTER_IDS, MOST_HP } from '../data/characters.js';
import { SEAT_IDS } from '../data/seats.js';
import { withUse } from '../house/uses.js';
import { gearBit } from '../rules/gear.js';
import type { ShadowState } from '../state.js';
import { SEAT_FIELDS, SEAT_WORDS } from './describe.js';

/** What lines have said so far and the state alone does not hold. */
export interface Draft {
  readonly s: ShadowState;
  readonly decks: (number[] | undefined)[];
  readonly open: (number | undefined)[];
  at: string;
}

export class PositionFault extends Error {}

function fail(sentence: string): never {
  throw new PositionFault(sentence);
}

function named(names: readonly string[], text: string, what: string): number {
  return findNamed(names, text) ?? fail(`"${text}" is no ${what}; known are ${names.join(', ')}.`);
}

function listed(names: readonly string[], text: string, what: string): number[] {
  if (['none', 'nothing', 'empty', ''].includes(text)) return [];
  return text.split(',').map((item) => named(names, item.trim(), what));
}

const setOf = (members: readonly number[]): number => members.reduce((set, member) => set | (1 << member), 0);
const seatNamed = (s: ShadowState, text: string): number => named(SEAT_IDS.slice(0, s.seats), text, 'seat');

type Reader = (draft: Draft, words: readonly string[]) => void;
type SeatReader = (draft: Draft, seat: number, words: readonly string[]) => void;

/** The seats of a list such as "teal, rose", as a set. */
function seatSet(s: ShadowState, text: string): number {
  return setOf(text.split(',').map((seat) => seatNamed(s, seat.trim())));
}

function characterSet(text: string): number {
  return setOf(listed(CHARACTER_IDS, text, 'character'));
}

const TABLE_LINES: readonly (readonly [RegExp, Reader])[] = [
  [
    /^round (\d+)$/,
    ({ s }, [n]) => {
      s.round = Number(n);
    },
  ],
  [
    /^(turn|first) (\w+)$/,
    ({ s }, [what, seat]) => {
      s[what as 'turn' | 'first'] = seatNamed(s, seat!);
    },
  ],
  [
    /^at (start|area|attack|end)$/,
    (draft, [at]) => {
      draft.at = at!;
    },
  ],
  [
    /^agnes turned$/,
    ({ s }) => {
      s.turned = true;
    },
  ],
  // The house rules of a position are those of the options.
  [/^house: (.+)$/, () => undefined],
  [/^areas: (.+)$/, ({ s }, [text]) => readAreas(s, text!)],
  [
    /^first dead: (.+)$/,
    ({ s }, [text]) => {
      s.firstDead = seatSet(s, text!);
    },
  ],
  [
    /^(hermit|white|black) deck: (.+)$/,
    ({ decks }, [deck, text]) => {
      decks[DECK_IDS.indexOf(deck!)] = listed(CARD_IDS, text!, 'card').reverse();
    },
  ],
  [
    /^(white|black) discards: (.+)$/,
    ({ s }, [deck, text]) => {
      s.discards[DECK_IDS.indexOf(deck!)] = listed(CARD_IDS, text!, 'card');
    },
  ],
  [/^hermit used: (.+) by (\w+) on (\w+)$/, ({ s }, words) => readUsed(s, words)],
];

function readUsed(s: ShadowState, [card, giver, receiver]: readonly string[]): void {
  s.discards[0]!.push(named(CARD_IDS, card!, 'card'));
  s.givers.push(seatNamed(s, giver!));
  s.receivers.push(seatNamed(s, receiver!));
}

function readAreas(s: ShadowState, text: string): void {
  const areas = text.split('|').flatMap((pair) => listed(AREA_IDS, pair.trim(), 'area'));
  if (new Set(areas).size !== AREA_IDS.length) fail('Each of the six areas lies in one slot.');
  for (const [slot, area] of areas.entries()) s.slots[area] = slot;
}

const SEAT_LINES: readonly (readonly [RegExp, SeatReader])[] = [
  [
    /^is (.+)$/,
    ({ s }, seat, [id]) => {
      s.characters[seat] = named(CHARACTER_IDS, id!, 'character');
    },
  ],
  [
    /^damage (\d+)$/,
    ({ s }, seat, [n]) => {
      s.damage[seat] = Number(n) <= MOST_HP ? Number(n) : fail('The track ends at 14.');
    },
  ],
  [/^dead$/, ({ s }, seat) => kill(s, seat)],
  [
    /^on (.+)$/,
    ({ s }, seat, [area]) => {
      s.places[seat] = area === 'no area' ? OFF_BOARD : named(AREA_IDS, area!, 'area');
    },
  ],
  [/^has (.+)$/, ({ s }, seat, [text]) => readGear(s, seat, text!)],
  [
    /^holds (.+)$/,
    ({ s }, seat, [text]) => {
      s.hands[seat] = listed(CARD_IDS, text!, 'card');
    },
  ],
  [
    /^extra (\d+)$/,
    ({ s }, seat, [n]) => {
      s.extra[seat] = Number(n);
    },
  ],
  [
    /^tried (.+)$/,
    ({ s }, seat, [text]) => {
      s.coups[seat] = text!.split(', ').reduce((used, name) => withUse(used, seatNamed(s, name)), 0);
    },
  ],
  [
    /^can be (.+)$/,
    ({ open }, seat, [text]) => {
      open[seat] = characterSet(text!);
    },
  ],
  [
    /^knows (\w+) as (.+)$/,
    ({ s }, seat, [other, text]) => {
      s.known[seat * s.seats + seatNamed(s, other!)] = characterSet(text!);
    },
  ],
];

function kill(s: ShadowState, seat: number): void {
  s.alive &= ~(1 << seat);
  s.revealed |= 1 << seat;
  s.places[seat] = OFF_BOARD;
}

function readGear(s: ShadowState, seat: number, text: string): void {
  const cards = listed(CARD_IDS, text, 'card');
  for (const card of cards) if (CARDS[card]!.gear === -1) fail(`${CARD_IDS[card]} is no Equipment.`);
  s.gear[seat] = cards.reduce((set, card) => set | gearBit(card), 0);
}

export function readLine(draft: Draft, line: string): void {
  for (const [pattern, read] of TABLE_LINES) {
    const words = pattern.exec(line)?.slice(1);
    if (words === undefined) continue;
    read(draft, words);
    return;
  }
  readSeat(draft, line);
}

function readSeat(draft: Draft, line: string): void {
  const who = line.split(' ', 1)[0]!;
  const rest = line.slice(who.length + 1);
  const seat = SEAT_IDS.slice(0, draft.s.seats).indexOf(who);
  if (seat === -1) fail(`"${line}" says nothing about a position of this game.`);
  const field = SEAT_FIELDS.find((name) => SEAT_WORDS[name] === rest);
  if (field !== undefined) {
    draft.s[field] = withUse(draft.s[field], seat);
    return;
  }
  for (const [pattern, read] of SEAT_LINES) {
    const words = pattern.exec(rest)?.slice(1);
    if (words === undefined) continue;
    read(draft, seat, words);
    return;
  }
  fail(`"${rest}" says nothing about ${who}.`);
}
