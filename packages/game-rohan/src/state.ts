/** The state of a match, and how it is made, copied and checked. */
import { type Core, cloneRng, cloneStack, conserved, type Rng, type Setup } from '@fray/engine';
import { EMPTY, figures, LANES, row, SEATS } from './board.js';
import { CARD_IDS } from './data/cards.js';
import { CLASSIC_DECKS, DECKS, ISENGARD, REINFORCEMENTS, ROHAN } from './data/decks.js';
import { type RohanOptions, readOptions } from './options.js';

/** What is readonly changes seldom: it is replaced then, never written into, so that copies and views can share it. */
export interface RohanState extends Core {
  readonly options: RohanOptions;
  /** Which deck each seat plays. */
  readonly factions: readonly number[];
  round: number;
  /** This round's attacker; the other seat defends (RL-15). */
  attacker: number;
  /** Whose turn it is in the Deployment. */
  turn: number;
  /** Passes in a row (RL-12). */
  passes: number;
  /** Seats that pressed Finish this round. */
  finished: readonly number[];
  health: number[];
  /** Card types; the top of a deck is the end of its list. */
  decks: number[][];
  hands: number[][];
  /** Cards everyone knows to be in a hand because Reinforce put them there. */
  shown: readonly (readonly number[])[];
  cards: number[];
  hp: number[];
  atkUp: readonly number[];
  defUp: readonly number[];
  /** What each seat owns where a position was set up with cards of its own; null: the deck lists (RL-02). */
  owned: readonly (readonly number[])[] | null;
  /** How often each seat's The White has landed: its card pool grew by three each time (RL-A24). */
  reinforced: readonly number[];
  /** Whether anything happened this round, and how many rounds in a row nothing did (RL-A3). */
  stirred: boolean;
  quiet: number;
}

const BOTH_ARMIES: readonly number[] = [ROHAN, ISENGARD];
const NO_CARDS: readonly (readonly number[])[] = [[], []];
/** Who has finished, by the bits of their seats: there are no more such lists than these. */
export const FINISHED: readonly (readonly number[])[] = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
];
const NO_TIMES: readonly number[] = [0, 0];
const NOBODY: readonly number[] = onEveryPlace(EMPTY);
export const NOTHING: readonly number[] = onEveryPlace(0);

/** `from`, because `new Array(n).fill` makes an array with holes, and every reading of its copies would look for them. */
function onEveryPlace(value: number): readonly number[] {
  return Array.from({ length: LANES * SEATS }, () => value);
}

export function setup({ options: given }: Setup, rng: Rng): RohanState {
  const options = readOptions(given);
  const factions = factionsOf(options);
  return {
    rng,
    stack: [],
    outcome: null,
    options,
    factions,
    round: 0,
    attacker: 0,
    turn: 0,
    passes: 0,
    finished: FINISHED[0]!,
    health: [options.startHealth, options.startHealth],
    decks: [startingDeck(options, factions[0]!).slice(), startingDeck(options, factions[1]!).slice()],
    hands: [[], []],
    shown: NO_CARDS,
    cards: places(NOBODY),
    hp: places(NOTHING),
    atkUp: NOTHING,
    defUp: NOTHING,
    owned: null,
    reinforced: NO_TIMES,
    stirred: false,
    quiet: 0,
  };
}

function factionsOf(options: RohanOptions): readonly number[] {
  if (options.mirrorMatch === 'rohan') return [ROHAN, ROHAN];
  if (options.mirrorMatch === 'isengard') return [ISENGARD, ISENGARD];
  return BOTH_ARMIES;
}

export function startingDeck(options: RohanOptions, faction: number): readonly number[] {
  return (options.classicBalance ? CLASSIC_DECKS : DECKS)[faction]!;
}

export function clone(s: Readonly<RohanState>): RohanState {
  return {
    rng: cloneRng(s.rng),
    stack: cloneStack(s.stack),
    outcome: s.outcome,
    options: s.options,
    factions: s.factions,
    round: s.round,
    attacker: s.attacker,
    turn: s.turn,
    passes: s.passes,
    finished: s.finished,
    health: pair(s.health),
    decks: [s.decks[0]!.slice(), s.decks[1]!.slice()],
    hands: [s.hands[0]!.slice(), s.hands[1]!.slice()],
    shown: s.shown,
    cards: places(s.cards),
    hp: places(s.hp),
    atkUp: s.atkUp,
    defUp: s.defUp,
    owned: s.owned,
    reinforced: s.reinforced,
    stirred: s.stirred,
    quiet: s.quiet,
  };
}

export function pair(bySeat: readonly number[]): number[] {
  return [bySeat[0]!, bySeat[1]!];
}

/** A copy of what lies on each place, written out: `slice` is a call that takes three times as long. */
export function places(p: readonly number[]): number[] {
  return [p[0]!, p[1]!, p[2]!, p[3]!, p[4]!, p[5]!, p[6]!, p[7]!, p[8]!, p[9]!];
}

/** All the cards a seat owns, wherever they are: its deck list plus what Reinforce made (RL-A24, RL-A33). */
export function cardPool(
  s: Pick<RohanState, 'options' | 'factions' | 'owned'> & { readonly reinforced: readonly number[] },
  seat: number,
): number[] {
  const pool = (s.owned?.[seat] ?? startingDeck(s.options, s.factions[seat]!)).slice();
  for (let i = 0; i < s.reinforced[seat]!; i++) pool.push(...REINFORCEMENTS);
  return pool;
}

/** Cards are conserved, and nothing on the table contradicts itself. */
export function audit(s: Readonly<RohanState>): string | undefined {
  for (let seat = 0; seat < SEATS; seat++) {
    const lost = conserved(cardPool(s, seat), [s.decks[seat]!, s.hands[seat]!, row(s, seat)]);
    if (lost !== undefined) return `seat ${seat}: ${lost}`;
    const hand = s.hands[seat]!.slice();
    for (const card of s.shown[seat]!) {
      const at = hand.indexOf(card);
      if (at === -1) return `seat ${seat} is known to hold ${card} but does not`;
      hand.splice(at, 1);
    }
  }
  return s.outcome === null ? auditTable(s) : undefined;
}

/** While a match runs, everybody and every card on the table is alive, and no card has more than is printed on it. */
function auditTable(s: Readonly<RohanState>): string | undefined {
  for (const [seat, health] of s.health.entries())
    if (health <= 0) return `seat ${seat} has ${health} Health`;
  for (const [at, card] of s.cards.entries()) {
    if (card === EMPTY) continue;
    const { id, hp } = figures(s.options)[card]!;
    if (s.hp[at]! <= 0) return `place ${at} holds a dead ${id}`;
    if (s.hp[at]! > hp)
      return `place ${at} holds a ${id} with ${s.hp[at]} hit points, and it has ${hp} at most`;
  }
  return undefined;
}

/**
 * For hashes: cards by their ids, so that a new card changes no position without it.
 */
export function spell(s: Readonly<RohanState>): unknown {
  const { rng: _rng, stack: _stack, outcome: _outcome, options: _options, factions: _factions, ...own } = s;
  const ids = (cards: readonly number[]): (string | null)[] => cards.map((card) => CARD_IDS[card] ?? null);
  return {
    ...own,
    decks: s.decks.map(ids),
    hands: s.hands.map(ids),
    shown: s.shown.map(ids),
    cards: ids(s.cards),
  };
}
