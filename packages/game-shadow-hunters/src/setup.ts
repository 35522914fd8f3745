/** A match before its first step, and the check that its books balance. */
import { conserved, type Rng, type Setup } from '@fray/engine';
import { OFF_BOARD } from './data/areas.js';
import { CARD_OF_GEAR, CARDS, DECKS } from './data/cards.js';
import {
  BASE_SET,
  CHARACTER_IDS,
  DEAL,
  EVERYBODY,
  EXPANSION_SET,
  FACTION,
  FACTION_SETS,
  HP,
  members,
  STANDING_AT,
} from './data/characters.js';
import { readOptions, type ShadowOptions } from './options.js';
import { isLooting } from './rules/deaths.js';
import { isAlive, isRevealed, NO_CARD, NO_SEAT, type ShadowState } from './state.js';

const zeros = (seats: number): number[] => new Array<number>(seats).fill(0);

/** SH-B-05, SH-B-94: the characters that take part. One for each initial at random is drawn in play. */
export function rosterOf(options: ShadowOptions, seats: number): number {
  return charactersOf(options) & dealtSides(seats);
}

/** SH-B-02: with four players nobody can be Neutral. */
export function dealtSides(seats: number): number {
  return DEAL[seats]!.reduce((set, count, faction) => (count === 0 ? set : set | FACTION_SETS[faction]!), 0);
}

function charactersOf(options: ShadowOptions): number {
  if (typeof options.characters !== 'string')
    return options.characters.reduce((set, id) => set | (1 << CHARACTER_IDS.indexOf(id)), 0);
  if (options.characters === 'base') return BASE_SET;
  return options.characters === 'expansion' ? EXPANSION_SET : EVERYBODY;
}

export function setup({ options: given, seats }: Setup, rng: Rng): ShadowState {
  const options = readOptions(given);
  const roster = rosterOf(options, seats);
  return {
    rng,
    stack: [],
    outcome: null,
    options,
    seats,
    roster,
    house: 0,
    characters: new Array<number>(seats).fill(-1),
    open: new Array<number>(seats).fill(roster),
    known: new Array<number>(seats * seats).fill(EVERYBODY),
    revealed: 0,
    alive: (1 << seats) - 1,
    damage: zeros(seats),
    places: new Array<number>(seats).fill(OFF_BOARD),
    slots: [0, 1, 2, 3, 4, 5],
    gear: zeros(seats),
    decks: DECKS.map((deck) => deck.slice()),
    discards: [[], [], []],
    givers: [],
    receivers: [],
    hands: Array.from({ length: seats }, () => []),
    first: 0,
    turn: 0,
    round: 0,
    extra: zeros(seats),
    angels: 0,
    barriers: 0,
    spent: 0,
    cancelled: 0,
    begun: false,
    firstDead: 0,
    feats: 0,
    turned: false,
    drawn: NO_CARD,
    target: NO_SEAT,
    hermit: NO_CARD,
    giver: NO_SEAT,
    receiver: NO_SEAT,
    added: 0,
    attacks: [],
    cut: false,
    blurred: 0,
    doubled: 0,
    stood: 0,
    coups: zeros(seats),
    coupsThisTurn: zeros(seats),
    proposed: false,
  };
}

/** Cards are conserved, the deal is right, and nobody is what the table has ruled out. */
export function audit(s: Readonly<ShadowState>): string | undefined {
  return auditCards(s) ?? (s.characters[0] === -1 ? undefined : auditPlayers(s));
}

function auditCards(s: Readonly<ShadowState>): string | undefined {
  const running = [s.drawn, s.hermit].filter((card) => card !== NO_CARD);
  const gear = s.gear.map((set) => members(set).map((bit) => CARD_OF_GEAR[bit]!));
  // A card being resolved is Equipment only for the moment in which it is laid down.
  const lost = conserved(DECKS.flat(), [...s.decks, ...s.discards, ...gear, ...s.hands, running]);
  if (lost !== undefined) return lost;
  for (const [deck, pile] of [...s.decks, ...s.discards].entries())
    if (pile.some((card) => CARDS[card]!.deck !== deck % 3)) return `a card lies in the wrong pile ${deck}`;
  return s.givers.length === s.discards[0]!.length && s.receivers.length === s.givers.length
    ? undefined
    : 'the Hermit discards have lost their story';
}

function auditPlayers(s: Readonly<ShadowState>): string | undefined {
  const counts = [0, 0, 0];
  for (const character of s.characters) counts[FACTION[character]!]!++;
  if (counts.join() !== DEAL[s.seats]!.join()) return `the deal is ${counts.join()}`;
  if (new Set(s.characters).size !== s.seats) return 'a character was dealt twice';
  for (let seat = 0; seat < s.seats; seat++) {
    const fault = auditSeat(s, seat);
    if (fault !== undefined) return `seat ${seat} ${fault}`;
  }
  return undefined;
}

function auditSeat(s: Readonly<ShadowState>, seat: number): string | undefined {
  const character = s.characters[seat]!;
  const bit = 1 << character;
  if ((s.roster & bit) === 0) return 'has a character that does not take part';
  if ((s.open[seat]! & bit) === 0) return 'is what the table has ruled out';
  for (let other = 0; other < s.seats; other++)
    if ((s.known[other * s.seats + seat]! & bit) === 0) return `is what seat ${other} has ruled out`;
  if (isRevealed(s, seat) && s.open[seat] !== bit) return 'is face up but not known';
  if (!isAlive(s, seat))
    return isRevealed(s, seat) && s.places[seat] === OFF_BOARD && (s.gear[seat] === 0 || isLooting(s))
      ? undefined
      : 'is dead, but still in play';
  if (s.damage[seat]! < 0) return 'has less than no damage';
  const dying = s.damage[seat]! >= HP[character]! || (STANDING_AT[s.damage[seat]!]! & bit) === 0;
  return dying && s.outcome === null && s.attacks.length === 0 ? 'lives with damage that kills' : undefined;
}
