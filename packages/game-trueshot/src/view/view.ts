/** What one seat may know (TL-A6): the open table, its own cards, and what it has seen in private. */
import { SPECTATOR } from '@fray/engine';
import { canEat } from '../flow/combat/slot.js';
import { actionsAllowed } from '../flow/preparation/preparation.js';
import { hasStrike, strikesBlindly, strikeTargets } from '../rules/aims.js';
import { inOrder, type Table } from '../rules/board.js';
import { slotsLeft } from '../rules/durations.js';
import { attackOf, healthOf, maximumOf } from '../rules/figures.js';
import { type Forecast, forecast, isAtEverybody } from '../rules/forecast.js';
import { type Bill, billOf, weaponAttack } from '../rules/weapons.js';
import { copyOpen, OPEN_KEYS, type OpenTable, template } from '../state/copy-open.js';
import { COMBAT, NO_PET, NOTHING, PLACES, PREPARATION, type TrueshotState } from '../state/state.js';

/** A card that the reader does not know. */
export const UNKNOWN = -1;

export interface TrueshotView extends OpenTable {
  /** The reader's own hand; empty for a spectator. */
  readonly hand: readonly number[];
  readonly handSizes: readonly number[];
  /** By seat: cards everybody has seen go to that hand. */
  readonly knownHands: readonly (readonly number[])[];
  /** Piles from the bottom to the top, unknown cards as -1. */
  readonly petPile: readonly number[];
  readonly weaponPile: readonly number[];
  readonly spellCount: number;
  /** The three pets of the first choice, to their seat alone; and what is left of the draft, to whoever picks. */
  readonly offer: readonly number[];
  readonly offerSizes: readonly number[];
  readonly draft: readonly number[];
  readonly draftSize: number;
  /** What the reader saw when it picked in the last draft. */
  readonly leftForMe: readonly number[];
  /** The top of each food pile, and how many lie there. */
  readonly food: readonly number[];
  readonly foodSizes: readonly number[];

  readonly attack: readonly number[];
  readonly current: readonly number[];
  readonly maximum: readonly number[];
  readonly weaponAttack: readonly number[];
  /** Slots that states still cover, the present one included: pips on a card. */
  readonly stoppedFor: readonly number[];
  readonly guardedFor: readonly number[];
  readonly scaredFor: readonly number[];
  readonly mutedFor: readonly number[];
  readonly shieldedFor: readonly number[];
  /** Rounds an Aspect still counts. */
  readonly aspectFor: readonly number[];
  /** Every strike the active player could make, and the one that is waiting to land. */
  readonly strikes: readonly Forecast[];
  readonly declared: Forecast | null;
  readonly mayEat: boolean;
  /** How many actions the hunter who prepares has in all, and what each weapon of the shop would come to. */
  readonly allowed: number;
  readonly bills: readonly Bill[];
}

const TEMPLATE = template([
  ...OPEN_KEYS,
  ...[
    'hand',
    'handSizes',
    'knownHands',
    'petPile',
    'weaponPile',
    'spellCount',
    'offer',
    'offerSizes',
    'draft',
    'draftSize',
  ],
  ...[
    'leftForMe',
    'food',
    'foodSizes',
    'attack',
    'current',
    'maximum',
    'weaponAttack',
    'stoppedFor',
    'guardedFor',
  ],
  ...['scaredFor', 'mutedFor', 'shieldedFor', 'aspectFor', 'strikes', 'declared', 'mayEat'],
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
  const figure = (of: (table: Table, pet: number) => number): number[] =>
    s.kind.map((kind, pet) => (kind < 0 ? 0 : of(s, pet)));
  return {
    attack: figure(attackOf),
    current: figure(healthOf),
    maximum: figure(maximumOf),
    weaponAttack: s.weapon.map((_, owner) => weaponAttack(s, owner)),
    stoppedFor: left(s.stopped),
    guardedFor: left(s.guarded),
    scaredFor: left(s.scared),
    mutedFor: left(s.silenced),
    shieldedFor: left(s.shielded),
    aspectFor: s.aspect.map((aspect, owner) => (aspect === NOTHING ? 0 : s.aspectEnds[owner]! - s.round + 1)),
    strikes: s.phase === COMBAT ? possibleStrikes(s) : [],
    declared: s.striker === NO_PET || s.target === NO_PET ? null : forecast(s, s.striker, s.target, s.target),
    mayEat: seat !== SPECTATOR && s.phase === COMBAT && s.active === seat && canEat(s, seat),
    allowed: s.phase === PREPARATION ? actionsAllowed(s, s.active) : 0,
    bills: s.phase === PREPARATION ? s.shop.map((weapon) => billOf(s, s.active, weapon)) : [],
  };
}

function hiddenParts(s: Readonly<TrueshotState>, seat: number) {
  const nobody = seat === SPECTATOR;
  const seen = (cards: readonly number[], who: readonly number[]): number[] =>
    cards.map((card, i) => (!nobody && (who[i]! & (1 << seat)) !== 0 ? card : UNKNOWN));
  return {
    hand: nobody ? [] : s.hands[seat]!.slice(),
    handSizes: s.hands.map((hand) => hand.length),
    knownHands: s.hands.map((hand) => hand.filter((spell) => s.known.includes(spell))),
    petPile: seen(s.petPile, s.petSeen),
    weaponPile: seen(s.weaponPile, s.weaponSeen),
    spellCount: s.spellPile.length,
    offer: nobody ? [] : s.offers[seat]!.slice(),
    offerSizes: s.offers.map((offer) => offer.length),
    draft: !nobody && picksNow(s, seat) ? s.draft.slice() : [],
    draftSize: s.draft.length,
    leftForMe: nobody ? [] : s.left[seat]!.slice(),
    food: s.foodPile.map((pile) => pile[pile.length - 1] ?? UNKNOWN),
    foodSizes: s.foodPile.map((pile) => pile.length),
  };
}

/** Whether the draft waits for this seat: it then sees what is left. */
export function picksNow(s: Pick<TrueshotState, 'stack' | 'draft'>, seat: number): boolean {
  const top = s.stack[s.stack.length - 1];
  return s.draft.length > 0 && top !== undefined && (top.asking & (1 << seat)) !== 0;
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
