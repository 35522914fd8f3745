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
    'draft',
    'left',
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

/** Hands, the draft and the pile. Within a draft the revealed cards lie where they can be. */
function dealSpells(table: TrueshotView, seat: number, flow: SeatView<TrueshotView>['flow'], rng: Rng) {
  const aspects = table.aspect.filter((spell) => spell !== NOTHING);
  const held = table.knownHands.map((cards, other) => (other === seat ? table.hand : cards).slice());
  const draft = dealDraft(table, seat, flow.stack, held, rng);
  const flying = underway(table, flow.stack, held).spells;
  const open = [
    ...aspects,
    ...table.spellDiscard,
    ...table.aside.flat(),
    ...flying,
    ...draft,
    ...held.flat(),
  ];
  const unseen = without(spellCards(table.options), open);
  const { piles, rest } = dealUnseen(unseen, held, table.sizes.hands, rng);
  const left = table.sizes.hands.map((_, other) => (other === seat ? table.leftForMe.slice() : []));
  return { hands: piles, draft, spellPile: rest, left };
}

/** What is left of a running draft; each card taken goes to the hand of somebody who took one. */
function dealDraft(table: TrueshotView, seat: number, stack: Stack, held: number[][], rng: Rng): number[] {
  if (table.sizes.draft === 0) return [];
  // Who gave up since has laid the card down: it lies in the discard.
  const gone = (other: number): boolean => (table.gone & (1 << other)) !== 0;
  const takers = takersInOrder(table, stack).filter((other) => other !== seat && !gone(other));
  const revealed = table.revealed.filter((spell) => !table.spellDiscard.includes(spell));
  const leftForMe = table.leftForMe.filter((spell) => !table.spellDiscard.includes(spell));
  if (table.draft.length > 0) {
    deal(without(revealed, table.draft), takers, held, rng);
    return table.draft.slice();
  }
  if ((table.drafted & (1 << seat)) === 0) return deal(revealed, takers, held, rng, table.sizes.draft);
  const order = orderOf(stack);
  const before = takers.filter((other) => order.indexOf(other) < order.indexOf(seat));
  const mine = leftForMe.filter((spell) => table.hand.includes(spell));
  deal(without(revealed, leftForMe), before, held, rng);
  const later = takers.filter((other) => !before.includes(other));
  return deal(without(leftForMe, mine), later, held, rng, table.sizes.draft);
}

/** Keeps `rest` of the cards back and gives the others to these hands, one each, as far as nobody is known to have them. */
function deal(
  cards: readonly number[],
  takers: readonly number[],
  held: number[][],
  rng: Rng,
  rest = 0,
): number[] {
  const open = cards.filter((spell) => !takers.some((taker) => held[taker]!.includes(spell)));
  const needy = takers.filter((taker) => !held[taker]!.some((spell) => cards.includes(spell)));
  shuffle(rng, open);
  const kept = open.splice(0, rest);
  for (const [i, taker] of needy.entries()) held[taker]!.push(open[i]!);
  return kept;
}

function orderOf(stack: Stack): readonly number[] {
  const order = stack.find(({ locals }) => locals['order'] !== undefined)?.locals['order'];
  return Array.isArray(order) ? order : [];
}

function takersInOrder(table: TrueshotView, stack: Stack): number[] {
  return orderOf(stack).filter((seat) => (table.took & (1 << seat)) !== 0);
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
