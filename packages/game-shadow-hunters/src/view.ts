/** What one seat may know: everything on the table, its own character, and what it has learnt in private. */
import { CARDS, DECKS, HERMIT } from './data/cards.js';
import { EVERYBODY } from './data/characters.js';
import { type Attack, cloneAttack, NO_CARD, type ShadowState } from './state.js';

type Open = Omit<
  ShadowState,
  'rng' | 'stack' | 'outcome' | 'characters' | 'known' | 'decks' | 'discards' | 'hermit'
>;

export interface ShadowView extends Open {
  /** Who everybody is, as far as this seat has seen the card face up; -1 otherwise. All are shown when a match is over. */
  readonly characters: number[];
  /** What this seat has learnt in private of every seat, as sets of characters. */
  readonly known: number[];
  /** What every other seat has learnt in private of this one. */
  readonly heard: number[];
  readonly deckSizes: number[];
  /** By deck; of the Hermit discards, -1 for those this seat neither gave nor got. */
  readonly discards: number[][];
  /** The Hermit card on its way, for those who have read it; HIDDEN_CARD for others while there is one. */
  readonly hermit: number;
}

export const HIDDEN_CARD = -2;

export function view(s: Readonly<ShadowState>, seat: number): ShadowView {
  const over = s.outcome !== null;
  const { seats } = s;
  const readsHermit = over || (seat >= 0 && (seat === s.giver || seat === s.receiver));
  return {
    options: s.options,
    seats,
    roster: s.roster,
    house: s.house,
    characters: s.characters.map((character, i) =>
      over || i === seat || (s.revealed & (1 << i)) !== 0 ? character : -1,
    ),
    open: s.open.slice(),
    known:
      seat < 0 ? new Array<number>(seats).fill(EVERYBODY) : s.known.slice(seat * seats, seat * seats + seats),
    heard: s.open.map((_, other) => (seat < 0 ? EVERYBODY : s.known[other * seats + seat]!)),
    revealed: s.revealed,
    alive: s.alive,
    damage: s.damage.slice(),
    places: s.places.slice(),
    slots: s.slots.slice(),
    gear: s.gear.slice(),
    deckSizes: s.decks.map((deck) => deck.length),
    discards: [
      s.discards[HERMIT]!.map((card, i) =>
        seat >= 0 && (s.givers[i] === seat || s.receivers[i] === seat) ? card : NO_CARD,
      ),
      s.discards[1]!.slice(),
      s.discards[2]!.slice(),
    ],
    givers: s.givers.slice(),
    receivers: s.receivers.slice(),
    hands: s.hands.map((hand) => hand.slice()),
    first: s.first,
    turn: s.turn,
    round: s.round,
    extra: s.extra.slice(),
    angels: s.angels,
    barriers: s.barriers,
    spent: s.spent,
    cancelled: s.cancelled,
    begun: s.begun,
    firstDead: s.firstDead,
    feats: s.feats,
    turned: s.turned,
    drawn: s.drawn,
    target: s.target,
    hermit: s.hermit === NO_CARD || readsHermit ? s.hermit : HIDDEN_CARD,
    giver: s.giver,
    receiver: s.receiver,
    added: s.added,
    attacks: s.attacks.map(cloneAttack),
    cut: s.cut,
    blurred: s.blurred,
    doubled: s.doubled,
    stood: s.stood,
    coups: s.coups.slice(),
    coupsThisTurn: s.coupsThisTurn.slice(),
    proposed: s.proposed,
  };
}

/** The attack that is running on top, if any. */
export function runningAttack(table: Pick<ShadowView, 'attacks'>): Attack | undefined {
  return table.attacks[table.attacks.length - 1];
}

/** The cards of a deck that this seat cannot place: in the deck, or face down where it has not looked. */
export function unplaced(table: ShadowView, deck: number): number[] {
  const rest = DECKS[deck]!.slice();
  const take = (card: number): void => {
    const at = rest.indexOf(card);
    if (at !== -1) rest.splice(at, 1);
  };
  for (const card of table.discards[deck]!) take(card);
  for (const hand of table.hands) for (const card of hand) take(card);
  take(table.drawn);
  take(table.hermit);
  const gear = table.gear.reduce((all, set) => all | set, 0);
  return rest.filter((card) => {
    const bit = CARDS[card]!.gear;
    return bit === -1 || (gear & (1 << bit)) === 0;
  });
}
