/** The whole of a match as plain data. Models are numbered through both gangs, the first seat's gang first. */
import { type Core, cloneRng, cloneStack, conserved, type Rng, type Setup } from '@fray/engine';
import { CARD_IDS, NO_CARD, newDeck } from './cards.js';
import { EDITIONS, type Edition } from './data/editions.js';
import { ARMOURED_PLATES, GEAR_IDS, HORSE, RUNNER } from './data/gear.js';
import { PROFILE_IDS, PROFILES, type Profile } from './data/profiles.js';
import { FISTS, WEAPON_IDS, WEAPONS, type Weapon } from './data/weapons.js';
import type { GangFile, ModelFile } from './gang/gang-file.js';
import { findGang } from './gang/parse-gang.js';
import { type Bodies, RESERVE } from './geometry/bodies.js';
import { type DevilsOptions, readOptions } from './options.js';
import type { TableOption } from './table/battlefield.js';
import { ACTIONS } from './verbs.js';

export const SEATS = 2;
export const NOBODY = -1;

/** What never changes about a model. Places in the lists of profiles, weapons and gear. */
export interface Member {
  readonly name: string;
  readonly profile: number;
  /** Fists come last. */
  readonly weapons: readonly number[];
  /** Bits, see data/gear.ts. */
  readonly gear: number;
}

export const RECOVER = 0;
export const CONTROL = 1;
export const ACCESS = 2;

export const LIES = 0;
export const CARRIED = 1;
export const GONE = 2;

export interface Marker {
  readonly kind: number;
  readonly x: number;
  readonly y: number;
  readonly level: number;
  /** LIES, CARRIED or GONE. */
  state: number;
  /** The seat that controls or carries it. */
  holder: number;
  /** The model that carries it, or that holds an Access marker open. */
  carrier: number;
  /** The one seat that may secure it, or NOBODY for both. */
  readonly owner: number;
}

/** Written out: a spread takes longer, and markers are copied for every view. */
export function copyMarker({ kind, x, y, level, state, holder, carrier, owner }: Marker): Marker {
  return { kind, x, y, level, state, holder, carrier, owner };
}

/** What is drawn for (8.5). */
export const DRAWS = [
  'attack',
  'defence',
  'counter',
  'secure',
  'check',
  'injury',
  'routing',
  'roll-off',
] as const;
export const ATTACK_DRAW = 0;
export const DEFENCE_DRAW = 1;
export const COUNTER_DRAW = 2;
export const SECURE_DRAW = 3;
export const CHECK_DRAW = 4;
export const INJURY_DRAW = 5;
export const ROUTING_DRAW = 6;
export const ROLL_OFF_DRAW = 7;

/** Bits of `spent`: what a model has used up. Weapons come after, one bit for each place in its list. */
export const SPENT_QUICK_DRAW = 1;
export const SPENT_INTUITION = 2;
export const SPENT_FLASK = 4;
export const SPENT_MOVE_IT = 8;
export const SPENT_WEAPON = 16;

export interface DevilsState extends Core, Bodies {
  readonly options: DevilsOptions;
  readonly roster: readonly Member[];
  readonly gangNames: readonly string[];
  table: TableOption;
  round: number;
  /** Whose turn it is to activate. */
  due: number;
  /** Who won the last roll-off. */
  winner: number;

  deck: number[];
  discard: number[];
  hands: number[][];
  /** Cards of each hand that the other player has seen there. */
  known: number[][];
  piles: number[][];
  /** The card each seat has in play, NO_CARD for none. */
  inPlay: number[];
  /** The Flask's other card. */
  second: number;

  drawKind: number;
  drawSeat: number;
  drawModel: number;
  /** What a card must reach; 0 where there is no such figure. */
  need: number;
  /** The last draw: whether it succeeded, its value, and the card that was used. */
  success: boolean;
  value: number;
  used: number;

  x: number[];
  y: number[];
  level: number[];
  mounted: number[];
  where: number[];
  readonly seatOf: readonly number[];
  hp: number[];
  cp: number[];
  injured: number[];
  spent: number[];

  edges: number[];
  /** By seat: x and y of each entry point. */
  entries: number[][];
  markers: Marker[];
  vp: number[];
  firstKill: number;
  wavering: boolean[];
  routed: boolean[];
  /** How often each seat exchanged a card in draw-offs: the table saw it. */
  swaps: number[];

  active: number;
  plan: number[];
  /** Which entry of the plan is being resolved. */
  at: number;
}

/** Written out: after a spread of the engine's part every match would have a shape of its own, and nothing compiled for one fits the next. */
export function setup({ options: given }: Setup, rng: Rng): DevilsState {
  const options = readOptions(given);
  const gangs = [options.gang1, options.gang2].map((gang) => findGang(gang, options)!);
  const roster = gangs.flatMap((gang) => gang.models.map(memberOf));
  const seatOf = gangs.flatMap((gang, seat) => gang.models.map(() => seat));
  const zeros = (): number[] => roster.map(() => 0);
  return {
    rng,
    stack: [],
    outcome: null,
    options,
    roster,
    gangNames: gangs.map((gang: GangFile) => gang.name),
    table: options.table,
    round: 0,
    due: 0,
    winner: NOBODY,
    deck: newDeck(),
    discard: [],
    hands: [[], []],
    known: [[], []],
    piles: [[], []],
    inPlay: [NO_CARD, NO_CARD],
    second: NO_CARD,
    drawKind: 0,
    drawSeat: NOBODY,
    drawModel: NOBODY,
    need: 0,
    success: false,
    value: 0,
    used: NO_CARD,
    x: zeros(),
    y: zeros(),
    level: zeros(),
    mounted: roster.map(({ gear }) => ((gear & HORSE) !== 0 ? 1 : 0)),
    where: roster.map(() => RESERVE),
    seatOf,
    hp: roster.map(({ profile }) => PROFILES[options.edition][profile]!.hp),
    cp: zeros(),
    injured: zeros(),
    spent: zeros(),
    edges: [NOBODY, NOBODY],
    entries: [[], []],
    markers: [],
    vp: [0, 0],
    firstKill: NOBODY,
    wavering: [false, false],
    routed: [false, false],
    swaps: [0, 0],
    active: NOBODY,
    plan: [],
    at: 0,
  };
}

function memberOf(model: ModelFile): Member {
  const weapons = WEAPON_IDS.map((_, i) => i).filter((i) => model.gear.includes(WEAPON_IDS[i]!));
  const gear = GEAR_IDS.reduce((bits, id, i) => (model.gear.includes(id) ? bits | (1 << i) : bits), 0);
  return {
    name: model.name,
    profile: PROFILE_IDS.indexOf(model.profile),
    weapons: [...weapons, FISTS],
    gear,
  };
}

export function clone(s: Readonly<DevilsState>): DevilsState {
  return {
    rng: cloneRng(s.rng),
    stack: cloneStack(s.stack),
    outcome: s.outcome,
    options: s.options,
    roster: s.roster,
    gangNames: s.gangNames,
    table: s.table,
    round: s.round,
    due: s.due,
    winner: s.winner,
    deck: s.deck.slice(),
    discard: s.discard.slice(),
    hands: [s.hands[0]!.slice(), s.hands[1]!.slice()],
    known: [s.known[0]!.slice(), s.known[1]!.slice()],
    piles: [s.piles[0]!.slice(), s.piles[1]!.slice()],
    inPlay: s.inPlay.slice(),
    second: s.second,
    drawKind: s.drawKind,
    drawSeat: s.drawSeat,
    drawModel: s.drawModel,
    need: s.need,
    success: s.success,
    value: s.value,
    used: s.used,
    x: s.x.slice(),
    y: s.y.slice(),
    level: s.level.slice(),
    mounted: s.mounted.slice(),
    where: s.where.slice(),
    seatOf: s.seatOf,
    hp: s.hp.slice(),
    cp: s.cp.slice(),
    injured: s.injured.slice(),
    spent: s.spent.slice(),
    edges: s.edges.slice(),
    entries: [s.entries[0]!.slice(), s.entries[1]!.slice()],
    markers: s.markers.map(copyMarker),
    vp: s.vp.slice(),
    firstKill: s.firstKill,
    wavering: s.wavering.slice(),
    routed: s.routed.slice(),
    swaps: s.swaps.slice(),
    active: s.active,
    plan: s.plan.slice(),
    at: s.at,
  };
}

/** What both a state and a view have: enough for all public rules. */
export type PublicTable = Omit<DevilsState, keyof Core | 'deck' | 'hands' | 'known' | 'inPlay' | 'second'>;

type Rostered = Readonly<Pick<DevilsState, 'options' | 'roster'>>;

export function editionOf({ options }: Pick<Rostered, 'options'>): Edition {
  return EDITIONS[options.edition];
}

export function profileOf({ options, roster }: Rostered, model: number): Profile {
  return PROFILES[options.edition][roster[model]!.profile]!;
}

/** A weapon by its place in the list. */
export function weaponOf({ options }: Pick<Rostered, 'options'>, weapon: number): Weapon {
  return WEAPONS[options.edition][weapon]!;
}

export function hasGear({ roster }: Pick<Rostered, 'roster'>, model: number, gear: number): boolean {
  return (roster[model]!.gear & gear) !== 0;
}

/** For events: which model, what it is called, and whose it is. */
export function modelData(
  s: Readonly<Pick<DevilsState, 'roster' | 'seatOf'>>,
  model: number,
): { model: number; name: string; seat: number } {
  return { model, name: s.roster[model]!.name, seat: s.seatOf[model]! };
}

/** DB-19: set by the horse, not added. */
export function movementOf(s: Rostered & Pick<DevilsState, 'mounted'>, model: number): number {
  if (s.mounted[model] === 1) return 12_000;
  return hasGear(s, model, RUNNER) ? 6000 : profileOf(s, model).movement;
}

export function defenceOf(s: Rostered, model: number): number {
  return hasGear(s, model, ARMOURED_PLATES) ? 8 : profileOf(s, model).defence;
}

/** DB-04: every card is in exactly one place, and the figures of models make sense. */
export function audit(s: Readonly<DevilsState>): string | undefined {
  const loose = [...s.inPlay, s.second].filter((card) => card !== NO_CARD);
  const cards = conserved(newDeck(), [s.deck, s.discard, ...s.hands, ...s.piles, loose]);
  if (cards !== undefined) return cards;
  for (const seat of [0, 1]) {
    if (s.hands[seat]!.length > 3) return `seat ${seat} holds ${s.hands[seat]!.length} cards`;
    const unknown = s.known[seat]!.find((card) => !s.hands[seat]!.includes(card));
    if (unknown !== undefined) return `seat ${seat} is known to hold ${unknown} but does not`;
  }
  for (let i = 0; i < s.roster.length; i++) {
    if (s.hp[i]! < 0 || s.cp[i]! < 0) return `model ${i + 1} has ${s.hp[i]} HP and ${s.cp[i]} CP`;
    if (s.cp[i]! > profileOf(s, i).command) return `model ${i + 1} has more CP than its Command`;
  }
  return undefined;
}

/** The game's own part of a state with ids where it has places in lists. */
export function spell(s: Readonly<DevilsState>): unknown {
  const { rng: _rng, stack: _stack, outcome: _outcome, options: _options, ...own } = s;
  const card = (of: number): string | null => CARD_IDS[of] ?? null;
  const cards = (pile: readonly number[]): (string | null)[] => pile.map(card);
  return {
    ...own,
    roster: s.roster.map(({ name, profile, weapons, gear }) => ({
      name,
      profile: PROFILE_IDS[profile]!,
      weapons: weapons.map((weapon) => WEAPON_IDS[weapon]!),
      gear: GEAR_IDS.filter((_, i) => (gear & (1 << i)) !== 0),
    })),
    deck: cards(s.deck),
    discard: cards(s.discard),
    hands: s.hands.map(cards),
    known: s.known.map(cards),
    piles: s.piles.map(cards),
    inPlay: cards(s.inPlay),
    second: card(s.second),
    used: card(s.used),
    drawKind: DRAWS[s.drawKind]!,
    plan: s.plan.map((kind) => ACTIONS[kind]!),
    // Only an Access marker may belong to one seat.
    markers: s.markers.map(({ owner, ...marker }) =>
      marker.kind === ACCESS ? { ...marker, owner } : marker,
    ),
  };
}
