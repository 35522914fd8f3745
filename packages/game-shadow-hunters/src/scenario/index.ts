/**
 * Positions in words, for scenario files. Of the table: `round 3`, `turn teal`, `first rose`, `at start` (or `area`, `attack`, `end`),
 * `areas: cabin, gate | church, cemetery | woods, altar`, `white deck: advent, blessing` (top card first, the others below),
 * `black discards: dynamite`, `hermit used: hermits-slap by teal on rose`, `first dead: moss`, `agnes turned`.
 * Of a seat: `teal is emi`, `teal revealed`, `teal damage 4`, `teal on church`, `teal dead`, `teal has holy-robe, talisman`,
 * `teal holds blessing`, `teal extra 1`, `teal guarded`, `teal barrier`, `teal spent`, `teal cancelled`, `teal blurred`, `teal doubled`,
 * `teal stood`, `teal tried rose`, `teal can be emi, bob`, `teal knows rose as vampire`. House rules are the options.
 * What is not said stands as at the start of teal's first turn; characters not named are dealt in order, and of the dead all fell first
 * who would not have won by it.
 */
import { fail, frameAt, ok, type Result, type Rng, type ScenarioAdapter, type Setup } from '@fray/engine';
import { CARD_OF_GEAR, DECKS } from '../data/cards.js';
import {
  CATHERINE,
  DANIEL,
  DEAL,
  EVERYBODY,
  FACTION,
  FACTION_IDS,
  FACTION_SETS,
  members,
  STANDING_AT,
} from '../data/characters.js';
import { SEAT_IDS } from '../data/seats.js';
import { setup } from '../setup.js';
import { isAlive, type ShadowState } from '../state.js';
import { match, proposedRules } from '../turn/match.js';
import { turn } from '../turn/turn.js';
import { EVENTS } from '../words/events.js';

import { describe } from './describe.js';
import { type Draft, PositionFault, readLine } from './read.js';

export const scenarioAdapter: ScenarioAdapter<ShadowState> = {
  position,
  describe,
  seats: ({ seats }) => SEAT_IDS.slice(0, seats),
  events: EVENTS,
  ids: [
    ...FACTION_IDS,
    'd4',
    'd6',
    'nothing',
    'gift',
    'heal',
    'hurt',
    'attack',
    'limit',
    'alone',
    'hunters',
    'shadows',
    'neutrals',
    'both',
  ],
};

/** The step of the turn at which a position stands. */
const PLACES: Readonly<Record<string, number>> = {
  start: turn.at.begin,
  area: turn.at.area,
  attack: turn.at.beforeAttack,
  end: turn.at.cleanUp,
};

function position(lines: readonly string[], given: Setup, rng: Rng): Result<ShadowState> {
  const s = setup(given, rng);
  s.round = 1;
  s.house = proposedRules(given.options);
  const draft: Draft = {
    s,
    decks: [undefined, undefined, undefined],
    open: s.open.map(() => undefined),
    at: 'start',
  };
  try {
    for (const line of lines) readLine(draft, line.trim().toLowerCase());
    dealRest(s);
    if (s.firstDead === 0) s.firstDead = firstFallen(s);
    fillDecks(draft);
  } catch (error) {
    if (error instanceof PositionFault) return fail(error.message);
    throw error;
  }
  openUp(draft);
  s.stack.push(frameAt(match, match.at.next), frameAt(turn, PLACES[draft.at]!, { roll: 0, other: 0 }));
  return ok(s);
}

/** Characters that no line names, by the numbers of each side, in the order of the table. */
function dealRest(s: ShadowState): void {
  const missing = DEAL[s.seats]!.slice();
  const taken = s.characters.reduce((set, character) => (character === -1 ? set : set | (1 << character)), 0);
  for (const character of s.characters) if (character !== -1) missing[FACTION[character]!]!--;
  for (const [faction, count] of missing.entries())
    if (count < 0) throw new PositionFault(`There are too many of the side "${FACTION_IDS[faction]}".`);
  const pool = missing.flatMap((count, faction) =>
    members(s.roster & FACTION_SETS[faction]! & ~taken).slice(0, count),
  );
  for (let seat = 0; seat < s.seats; seat++) {
    if (s.characters[seat] === -1) s.characters[seat] = pool.shift() ?? -1;
    s.known[seat * s.seats + seat] = 1 << s.characters[seat]!;
  }
}

/** Daniel or Catherine among the first dead would have ended the match. */
function firstFallen(s: Readonly<ShadowState>): number {
  return s.characters.reduce(
    (set, c, seat) => (isAlive(s, seat) || c === DANIEL || c === CATHERINE ? set : set | (1 << seat)),
    0,
  );
}

function fillDecks({ s, decks }: Draft): void {
  const gear = s.gear.flatMap((set) => members(set).map((bit) => CARD_OF_GEAR[bit]!));
  for (let deck = 0; deck < DECKS.length; deck++) {
    const whole = DECKS[deck]!;
    const top = decks[deck] ?? [];
    const used = [...top, ...s.discards[deck]!, ...gear, ...s.hands.flat()].filter((card) =>
      whole.includes(card),
    );
    if (top.some((card) => !whole.includes(card))) throw new PositionFault('A card lies in the wrong deck.');
    s.decks[deck] = [...restOf(whole, used), ...top];
  }
}

function restOf(whole: readonly number[], used: readonly number[]): number[] {
  const rest = whole.slice();
  for (const card of used) {
    const at = rest.indexOf(card);
    if (at === -1) throw new PositionFault('There are more cards of a kind than the box holds.');
    rest.splice(at, 1);
  }
  return rest;
}

/** What the table can know, where no line says so: faces, and who would have fallen with that damage. */
function openUp({ s, open }: Draft): void {
  const faces = s.characters.reduce(
    (set, c, seat) => ((s.revealed & (1 << seat)) === 0 ? set : set | (1 << c)),
    0,
  );
  for (let seat = 0; seat < s.seats; seat++) {
    const hidden = s.roster & ~faces & STANDING_AT[s.damage[seat]!]!;
    const face = 1 << s.characters[seat]!;
    s.open[seat] = (s.revealed & (1 << seat)) === 0 ? (open[seat] ?? hidden) & EVERYBODY : face;
  }
}
