/** A position in words, one fact a line, always in the same order. */
import { AREA_IDS, OFF_BOARD } from '../data/areas.js';
import { CARD_IDS, CARD_OF_GEAR, DECK_IDS } from '../data/cards.js';
import { CHARACTER_IDS, EVERYBODY, members } from '../data/characters.js';
import { SEAT_IDS } from '../data/seats.js';
import { HOUSE_IDS } from '../house/ids.js';
import { timesUsed } from '../house/uses.js';
import type { ShadowState } from '../state.js';

const seatsOf = (set: number): string =>
  members(set)
    .map((seat) => SEAT_IDS[seat])
    .join(', ');
const charactersOf = (set: number): string =>
  members(set)
    .map((c) => CHARACTER_IDS[c])
    .join(', ');
const cardsOf = (cards: readonly number[]): string => cards.map((card) => CARD_IDS[card]).join(', ');

/** What is said of a seat as a single word, by the field of the state it is kept in. */
export const SEAT_WORDS = {
  revealed: 'revealed',
  angels: 'guarded',
  barriers: 'barrier',
  spent: 'spent',
  cancelled: 'cancelled',
  blurred: 'blurred',
  doubled: 'doubled',
  stood: 'stood',
} as const;
export type SeatWord = keyof typeof SEAT_WORDS;
export const SEAT_FIELDS = Object.keys(SEAT_WORDS) as SeatWord[];

export function describe(s: Readonly<ShadowState>): string[] {
  const bySlot = AREA_IDS.map((_, slot) => AREA_IDS[s.slots.indexOf(slot)]!);
  const pairs = [0, 2, 4].map((slot) => `${bySlot[slot]}, ${bySlot[slot + 1]}`);
  const rules = HOUSE_IDS.filter((_, i) => (s.house & (1 << i)) !== 0);
  const lines = [
    `round ${s.round}`,
    `turn ${SEAT_IDS[s.turn]}`,
    `first ${SEAT_IDS[s.first]}`,
    `areas: ${pairs.join(' | ')}`,
    `house: ${rules.join(', ') || 'none'}`,
  ];
  if (s.firstDead !== 0) lines.push(`first dead: ${seatsOf(s.firstDead)}`);
  if (s.turned) lines.push('agnes turned');
  for (let seat = 0; seat < s.seats; seat++) lines.push(...describeSeat(s, seat));
  for (const [deck, name] of DECK_IDS.entries()) {
    lines.push(`${name} deck: ${cardsOf(s.decks[deck]!.slice().reverse()) || 'empty'}`);
    if (deck > 0) lines.push(`${name} discards: ${cardsOf(s.discards[deck]!) || 'empty'}`);
  }
  for (const [i, card] of s.discards[0]!.entries())
    lines.push(`hermit used: ${CARD_IDS[card]} by ${SEAT_IDS[s.givers[i]!]} on ${SEAT_IDS[s.receivers[i]!]}`);
  return lines;
}

function describeSeat(s: Readonly<ShadowState>, seat: number): string[] {
  const who = SEAT_IDS[seat]!;
  const bit = 1 << seat;
  const place = s.places[seat]!;
  const gear = members(s.gear[seat]!).map((g) => CARD_OF_GEAR[g]!);
  const lines = [`${who} is ${CHARACTER_IDS[s.characters[seat]!]}`];
  for (const field of SEAT_FIELDS)
    for (let times = timesUsed(s[field], seat); times > 0; times--) lines.push(`${who} ${SEAT_WORDS[field]}`);
  lines.push(`${who} damage ${s.damage[seat]}`);
  lines.push(
    (s.alive & bit) === 0 ? `${who} dead` : `${who} on ${place === OFF_BOARD ? 'no area' : AREA_IDS[place]}`,
  );
  lines.push(`${who} has ${cardsOf(gear) || 'nothing'}`);
  if (s.hands[seat]!.length > 0) lines.push(`${who} holds ${cardsOf(s.hands[seat]!)}`);
  if (s.extra[seat]! > 0) lines.push(`${who} extra ${s.extra[seat]}`);
  const tried = SEAT_IDS.flatMap((id, other) => new Array<string>(timesUsed(s.coups[seat]!, other)).fill(id));
  if (tried.length > 0) lines.push(`${who} tried ${tried.join(', ')}`);
  lines.push(`${who} can be ${charactersOf(s.open[seat]!)}`);
  for (let other = 0; other < s.seats; other++) {
    const known = s.known[seat * s.seats + other]!;
    if (other !== seat && known !== EVERYBODY)
      lines.push(`${who} knows ${SEAT_IDS[other]} as ${charactersOf(known)}`);
  }
  return lines;
}
