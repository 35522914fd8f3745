/** The state of a match, and how it is made, copied and checked. */
import { type Core, cloneRng, cloneStack, type Rng, type Setup } from '@fray/engine';
import { EMPTY, LANES, SEATS } from './board.js';
import { CLASSIC_DECKS, DECKS, ISENGARD, REINFORCEMENTS, ROHAN } from './data/decks.js';
import { type RohanOptions, readOptions } from './options.js';

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
  finished: number[];
  health: number[];
  /** Card types; the top of a deck is the end of its list. */
  decks: number[][];
  hands: number[][];
  /** Cards everyone knows to be in a hand because Reinforce put them there. */
  shown: number[][];
  cards: number[];
  hp: number[];
  atkUp: number[];
  defUp: number[];
  /** How often each seat's The White has landed: its card pool grew by three each time (RL-A24). */
  reinforced: number[];
  /** Whether anything happened this round, and how many rounds in a row nothing did (RL-A3). */
  stirred: boolean;
  quiet: number;
}

const NOBODY: readonly number[] = new Array<number>(LANES * SEATS).fill(EMPTY);
const NOTHING: readonly number[] = new Array<number>(LANES * SEATS).fill(0);

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
    finished: [0, 0],
    health: [options.startHealth, options.startHealth],
    decks: factions.map((faction) => startingDeck(options, faction).slice()),
    hands: [[], []],
    shown: [[], []],
    cards: NOBODY.slice(),
    hp: NOTHING.slice(),
    atkUp: NOTHING.slice(),
    defUp: NOTHING.slice(),
    reinforced: [0, 0],
    stirred: false,
    quiet: 0,
  };
}

function factionsOf(options: RohanOptions): readonly number[] {
  if (options.mirrorMatch === 'rohan') return [ROHAN, ROHAN];
  if (options.mirrorMatch === 'isengard') return [ISENGARD, ISENGARD];
  return [ROHAN, ISENGARD];
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
    finished: pair(s.finished),
    health: pair(s.health),
    decks: [s.decks[0]!.slice(), s.decks[1]!.slice()],
    hands: [s.hands[0]!.slice(), s.hands[1]!.slice()],
    shown: [s.shown[0]!.slice(), s.shown[1]!.slice()],
    cards: s.cards.slice(),
    hp: s.hp.slice(),
    atkUp: s.atkUp.slice(),
    defUp: s.defUp.slice(),
    reinforced: pair(s.reinforced),
    stirred: s.stirred,
    quiet: s.quiet,
  };
}

function pair(bySeat: readonly number[]): number[] {
  return [bySeat[0]!, bySeat[1]!];
}

/** All the cards a seat owns, wherever they are: its deck list plus what Reinforce made (RL-A24, RL-A33). */
export function cardPool(options: RohanOptions, faction: number, reinforced: number): number[] {
  const pool = startingDeck(options, faction).slice();
  for (let i = 0; i < reinforced; i++) pool.push(...REINFORCEMENTS);
  return pool;
}

/** Cards are conserved, and nothing on the table contradicts itself. */
export function audit(s: Readonly<RohanState>): string | undefined {
  for (let seat = 0; seat < SEATS; seat++) {
    const row = s.cards.slice(seat * LANES, seat * LANES + LANES).filter((card) => card !== EMPTY);
    const held = [...s.decks[seat]!, ...s.hands[seat]!, ...row].sort((a, b) => a - b);
    const owned = cardPool(s.options, s.factions[seat]!, s.reinforced[seat]!).sort((a, b) => a - b);
    if (held.join() !== owned.join()) return `seat ${seat} should own ${owned.join()} but has ${held.join()}`;
    const hand = s.hands[seat]!.slice();
    for (const card of s.shown[seat]!) {
      const at = hand.indexOf(card);
      if (at === -1) return `seat ${seat} is known to hold ${card} but does not`;
      hand.splice(at, 1);
    }
  }
  for (const [at, card] of s.cards.entries())
    if (s.outcome === null && card !== EMPTY && s.hp[at]! <= 0) return `place ${at} holds a dead card`;
  return undefined;
}
