/** A full state that a view allows: what the seat cannot know is dealt anew. */
import { cloneStack, dealUnseen, freshRng, type Rng, type SeatView, shuffle, without } from '@fray/engine';
import { BASIC } from '../data/weapons.js';
import { foodCards, petCards, spellCards, weaponCards } from '../state/cards.js';
import { copyOpen, OPEN_KEYS, template } from '../state/copy-open.js';
import { inFlight } from '../state/in-flight.js';
import { NOTHING, type TrueshotState } from '../state/state.js';
import { type TrueshotView, UNKNOWN } from './view.js';

const TEMPLATE = template([
  ...[
    'rng',
    'stack',
    'outcome',
    'owned',
    'hands',
    'petPile',
    'weaponPile',
    'spellPile',
    'offers',
    'foodPile',
  ],
  ...OPEN_KEYS,
]);

export function sample({ table, flow, seat }: SeatView<TrueshotView>, rng: Rng): TrueshotState {
  const state = { ...TEMPLATE };
  copyOpen(table, state);
  Object.assign(state, dealPets(table, seat, flow.stack, rng), dealSpells(table, seat, flow, rng), {
    stack: cloneStack(flow.stack),
    outcome: flow.outcome,
    owned: table.health.map(() => []),
    weaponPile: dealWeapons(table, flow.stack, rng),
    foodPile: dealFoods(table, rng),
  });
  // Chance of its own: whoever looks ahead must not foresee what it will draw.
  state['rng'] = freshRng(rng);
  return state as unknown as TrueshotState;
}

type Stack = SeatView<TrueshotView>['flow']['stack'];

/** Cards that are on their way lie open. */
function underway(table: TrueshotView, stack: Stack, hands: number[][]) {
  const { shown, aspect, aside, spellDiscard } = table;
  return inFlight({ stack: cloneStack(stack), shown, aspect, hands, aside, spellDiscard });
}

/** Fills the unknown places of a pile. */
function fill(pile: readonly number[], unseen: number[]): number[] {
  return pile.map((card) => (card === UNKNOWN ? unseen.pop()! : card));
}

function known(pile: readonly number[]): number[] {
  return pile.filter((card) => card !== UNKNOWN);
}

function dealPets(table: TrueshotView, seat: number, stack: Stack, rng: Rng) {
  const onBoards = table.kind.filter((kind) => kind >= 0);
  const open = [
    ...onBoards,
    ...table.petDiscard,
    ...table.removed,
    ...underway(table, stack, []).pet,
    ...known(table.petPile),
  ];
  const unseen = without(petCards(table.options), [...open, ...table.offer]);
  shuffle(rng, unseen);
  // Nobody is offered an Exotic, and no copy of the reader's three more than there is.
  const commons = unseen.filter((kind) => !isExotic(table, kind));
  const offers = table.sizes.offers.map((size, other) =>
    other === seat ? table.offer.slice() : commons.splice(0, size),
  );
  const rest = without(
    unseen,
    offers.flatMap((cards, other) => (other === seat ? [] : cards)),
  );
  return { offers, petPile: fill(table.petPile, rest) };
}

function isExotic(table: TrueshotView, kind: number): boolean {
  return petCards(table.options).filter((each) => each === kind).length === 1;
}

function dealWeapons(table: TrueshotView, stack: Stack, rng: Rng): number[] {
  const held = table.weapon.filter((weapon) => weapon !== BASIC);
  const open = [
    ...held,
    ...table.shop,
    ...table.weaponDiscard,
    ...underway(table, stack, []).weapon,
    ...known(table.weaponPile),
  ];
  const unseen = without(weaponCards(table.options), open);
  shuffle(rng, unseen);
  return fill(table.weaponPile, unseen);
}

/** Hands and the pile. */
function dealSpells(table: TrueshotView, seat: number, flow: SeatView<TrueshotView>['flow'], rng: Rng) {
  const aspects = table.aspect.filter((spell) => spell !== NOTHING);
  const held = table.knownHands.map((cards, other) => (other === seat ? table.hand : cards).slice());
  const flying = underway(table, flow.stack, held).spells;
  const open = [
    ...aspects,
    ...table.spellDiscard,
    ...table.aside.flat(),
    ...flying,
    ...table.draft,
    ...held.flat(),
  ];
  const unseen = without(spellCards(table.options), open);
  const { piles, rest } = dealUnseen(unseen, held, table.sizes.hands, rng);
  return { hands: piles, spellPile: rest };
}

/** The top food of each pile is open, the order below is not (TL-D1). */
function dealFoods(table: TrueshotView, rng: Rng): number[][] {
  return table.food.map((top, seat) => {
    if (top === UNKNOWN) return [];
    const below = without(foodCards(), [top, ...table.foodDiscard[seat]!]);
    shuffle(rng, below);
    return [...below, top];
  });
}
