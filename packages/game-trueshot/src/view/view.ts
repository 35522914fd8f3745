/** What one seat may know (TL-A6): the open table, its own cards, and what it has seen in private. */
import { SPECTATOR } from '@fray/engine';
import { canEat } from '../flow/combat/slot.js';
import { actionsAllowed } from '../flow/preparation/preparation.js';
import { hasStrike, strikesBlindly, strikeTargets } from '../rules/aims.js';
import { inOrder, ownerOf, type Table } from '../rules/board.js';
import { slotsLeft } from '../rules/durations.js';
import { attackOf, healthOf, maximumOf } from '../rules/figures.js';
import { type Forecast, forecast, isAtEverybody } from '../rules/forecast.js';
import { type Rescue, rescueBy } from '../rules/rescue.js';
import { type Bill, billOf, weaponAttack } from '../rules/weapons.js';
import { copyOpen, OPEN_KEYS, type OpenTable, template } from '../state/copy-open.js';
import { COMBAT, NO_PET, NOTHING, PLACES, PREPARATION, type TrueshotState } from '../state/state.js';

/** A card that the reader does not know. */
export const UNKNOWN = -1;

/** How many cards lie where not everybody sees them. */
interface Sizes {
  readonly hands: readonly number[];
  readonly offers: readonly number[];
  readonly foods: readonly number[];
  readonly draft: number;
  readonly spells: number;
}

/** Slots that states of pets and seats still cover, the present one included, and rounds of Aspects: pips on a card. */
interface Lasts {
  readonly stopped: readonly number[];
  readonly guarded: readonly number[];
  readonly scared: readonly number[];
  readonly muted: readonly number[];
  readonly shielded: readonly number[];
  readonly aspect: readonly number[];
}

/** Fewer than 128 fields: a spread of more is two hundred times as slow. */
export interface TrueshotView extends OpenTable {
  /** The reader's own hand; empty for a spectator. */
  readonly hand: readonly number[];
  /** By seat: cards everybody has seen go to that hand. */
  readonly knownHands: readonly (readonly number[])[];
  /** Piles from the bottom to the top, unknown cards as -1. */
  readonly petPile: readonly number[];
  readonly weaponPile: readonly number[];
  /** The three pets of the first choice, to their seat alone. */
  readonly offer: readonly number[];
  /** The top of each food pile. */
  readonly food: readonly number[];
  readonly sizes: Sizes;

  readonly attack: readonly number[];
  readonly current: readonly number[];
  readonly maximum: readonly number[];
  readonly weaponAttack: readonly number[];
  readonly lasts: Lasts;
  /** Every strike the active player could make, and the one that is waiting to land. */
  readonly strikes: readonly Forecast[];
  readonly declared: Forecast | null;
  /** What each of the reader's spells would do about a strike that would fell a pet of the reader. */
  readonly rescues: readonly Rescue[];
  readonly mayEat: boolean;
  /** How many actions the hunter who prepares has in all, and what each weapon of the shop would come to. */
  readonly allowed: number;
  readonly bills: readonly Bill[];
}

const TEMPLATE = template([
  ...OPEN_KEYS,
  ...['hand', 'knownHands', 'petPile', 'weaponPile', 'offer', 'food', 'sizes'],
  ...['attack', 'current', 'maximum', 'weaponAttack', 'lasts', 'strikes', 'declared', 'mayEat', 'rescues'],
  ...['allowed', 'bills'],
]);

export function view(s: Readonly<TrueshotState>, seat: number): TrueshotView {
  const table = { ...TEMPLATE };
  copyOpen(s, table);
  Object.assign(table, hiddenParts(s, seat), derivedParts(s, seat));
  return table as unknown as TrueshotView;
}

/** Figures, counters and forecasts: everything follows from what lies open. */
function derivedParts(s: Readonly<TrueshotState>, seat: number) {
  const left = (until: readonly number[]): number[] => until.map((each) => slotsLeft(s, each));
  const declared =
    s.striker === NO_PET || s.target === NO_PET ? null : forecast(s, s.striker, s.target, s.target);
  const figure = (of: (table: Table, pet: number) => number): number[] =>
    s.kind.map((kind, pet) => (kind < 0 ? 0 : of(s, pet)));
  return {
    attack: figure(attackOf),
    current: figure(healthOf),
    maximum: figure(maximumOf),
    weaponAttack: s.weapon.map((_, owner) => weaponAttack(s, owner)),
    lasts: {
      stopped: left(s.stopped),
      guarded: left(s.guarded),
      scared: left(s.scared),
      muted: left(s.silenced),
      shielded: left(s.shielded),
      aspect: s.aspect.map((aspect, owner) => (aspect === NOTHING ? 0 : s.aspectEnds[owner]! - s.round + 1)),
    },
    strikes: s.phase === COMBAT ? possibleStrikes(s) : [],
    declared,
    rescues: declared === null ? [] : rescuesOf(s, seat, declared),
    mayEat: seat !== SPECTATOR && s.phase === COMBAT && s.active === seat && canEat(s, seat),
    allowed: s.phase === PREPARATION ? actionsAllowed(s, s.active) : 0,
    bills: s.phase === PREPARATION ? s.shop.map((weapon) => billOf(s, s.active, weapon)) : [],
  };
}

function rescuesOf(s: Table, seat: number, strike: Forecast): Rescue[] {
  if (!strike.falls || ownerOf(strike.target) !== seat) return [];
  return [...s.hands[seat]!, ...s.aside[seat]!].map((spell) => rescueBy(s, seat, strike, spell));
}

function hiddenParts(s: Readonly<TrueshotState>, seat: number) {
  const nobody = seat === SPECTATOR;
  const seen = (cards: readonly number[], who: readonly number[]): number[] =>
    cards.map((card, i) => (!nobody && (who[i]! & (1 << seat)) !== 0 ? card : UNKNOWN));
  return {
    hand: nobody ? [] : s.hands[seat]!.slice(),
    knownHands: s.hands.map((hand) => hand.filter((spell) => s.known.includes(spell))),
    petPile: seen(s.petPile, s.petSeen),
    weaponPile: seen(s.weaponPile, s.weaponSeen),
    offer: nobody ? [] : s.offers[seat]!.slice(),
    food: s.foodPile.map((pile) => pile[pile.length - 1] ?? UNKNOWN),
    sizes: {
      hands: s.hands.map((hand) => hand.length),
      offers: s.offers.map((offer) => offer.length),
      foods: s.foodPile.map((pile) => pile.length),
      draft: s.draft.length,
      spells: s.spellPile.length,
    },
  };
}

/** Every strike with a target of its own that the active player could declare now. */
function possibleStrikes(s: Table): Forecast[] {
  if (s.spent && s.striker === NO_PET) return [];
  return inOrder(s, 0b111 << (s.active * PLACES), s.active).flatMap((pet) =>
    hasStrike(s, pet) && !isAtEverybody(s, pet) ? strikesOf(s, pet) : [],
  );
}

function strikesOf(s: Table, pet: number): Forecast[] {
  const strikes = inOrder(s, strikeTargets(s, pet), s.active).map((target) => forecast(s, pet, target));
  return strikesBlindly(s, pet) ? strikes.map((each) => ({ ...each, random: true })) : strikes;
}
