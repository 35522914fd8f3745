/** A full state that fits a view: who everybody is, by worlds of the deal, and what lies face down. */
import { assert, cloneStack, nextWord, type Rng, type SeatView, shuffle } from '@fray/engine';
import { BLACK, HERMIT, WHITE } from './data/cards.js';
import { EVERYBODY } from './data/characters.js';
import { cloneAttack, NO_CARD, type ShadowState } from './state.js';
import { HIDDEN_CARD, type ShadowView, unplaced } from './view.js';
import { worldsFor } from './who/beliefs.js';

export function sample({ seat, table, flow }: SeatView<ShadowView>, rng: Rng): ShadowState {
  const worlds = worldsFor(table);
  assert(worlds.count > 0, 'some deal must fit what a seat knows');
  const characters = worlds.draw(rng);
  const { decks, discards, hermit } = placeCards(table, rng);
  return {
    rng: [nextWord(rng) | 0, nextWord(rng) | 0, nextWord(rng) | 0, nextWord(rng) | 0],
    stack: cloneStack(flow.stack),
    outcome: flow.outcome,
    options: table.options,
    seats: table.seats,
    roster: table.roster,
    house: table.house,
    characters,
    open: table.open.slice(),
    known: rebuildKnown(table, seat, characters),
    revealed: table.revealed,
    alive: table.alive,
    damage: table.damage.slice(),
    places: table.places.slice(),
    slots: table.slots.slice(),
    gear: table.gear.slice(),
    decks,
    discards,
    givers: table.givers.slice(),
    receivers: table.receivers.slice(),
    hands: table.hands.map((hand) => hand.slice()),
    first: table.first,
    turn: table.turn,
    round: table.round,
    extra: table.extra.slice(),
    angels: table.angels,
    barriers: table.barriers,
    spent: table.spent,
    cancelled: table.cancelled,
    begun: table.begun,
    firstDead: table.firstDead,
    feats: table.feats,
    turned: table.turned,
    drawn: table.drawn,
    target: table.target,
    hermit,
    giver: table.giver,
    receiver: table.receiver,
    added: table.added,
    attacks: table.attacks.map(cloneAttack),
    cut: table.cut,
    blurred: table.blurred,
    doubled: table.doubled,
    stood: table.stood,
    coups: table.coups.slice(),
    coupsThisTurn: table.coupsThisTurn.slice(),
    proposed: table.proposed,
  };
}

/** What others have learnt of each other is theirs alone; what they have learnt of this seat it knows. */
function rebuildKnown(table: ShadowView, seat: number, characters: readonly number[]): number[] {
  const { seats } = table;
  const known = new Array<number>(seats * seats).fill(EVERYBODY);
  for (let other = 0; other < seats; other++) {
    known[other * seats + other] = 1 << characters[other]!;
    if (seat < 0) continue;
    known[other * seats + seat] = table.heard[other]!;
    known[seat * seats + other] = table.known[other]!;
  }
  return known;
}

function placeCards(
  table: ShadowView,
  rng: Rng,
): { decks: number[][]; discards: number[][]; hermit: number } {
  const rest = unplaced(table, HERMIT);
  shuffle(rng, rest);
  const hermit = table.hermit === HIDDEN_CARD ? rest.pop()! : table.hermit;
  const pile = table.discards[HERMIT]!.map((card) => (card === NO_CARD ? rest.pop()! : card));
  const decks = [rest];
  for (const deck of [WHITE, BLACK]) {
    const unseen = unplaced(table, deck);
    shuffle(rng, unseen);
    decks.push(unseen);
  }
  return { decks, discards: [pile, table.discards[WHITE]!.slice(), table.discards[BLACK]!.slice()], hermit };
}
