/** What a choice comes to for both by the end of the round, if nothing else is played after it: found by playing it out. */
import {
  type AnyGame,
  type Core,
  freshRng,
  Machine,
  type Move,
  rngFromSeed,
  type SeatView,
} from '@fray/engine';
import type { DuelView } from '../../src/index.js';

export interface Span {
  readonly least: number;
  readonly most: number;
}

export interface Foreseen {
  /** The health of each seat. */
  readonly health: readonly [Span, Span];
  /** How often each seat ended there, from the least on. */
  readonly spread: readonly [readonly number[], readonly number[]];
  /** Of a hundred rounds, those in which this seat struck. */
  readonly strikes: number;
}

const WORLDS = 72;
/** A round has far fewer choices left than that. */
const MOST_CHOICES = 60;

type Duel = Core & Pick<DuelView, 'health' | 'round' | 'winner'>;

/** Dice are drawn anew, the same for every choice, so that luck does not decide between them; and only from what the seat sees. */
export function foresee(game: AnyGame, view: SeatView<DuelView>, move: Move): Foreseen {
  const machine = new Machine<Core>(game, { offRecord: true });
  const rng = rngFromSeed('foresee');
  const ends: [number[], number[]] = [[], []];
  let struck = 0;
  for (let world = 0; world < WORLDS; world++) {
    const duel = game.sample(view, rng, true) as Duel;
    duel.rng = freshRng(rng);
    const { winner } = playOn(machine, duel, view, move);
    if (winner === view.seat) struck++;
    for (const seat of [0, 1] as const) ends[seat].push(Math.max(0, duel.health[seat]!));
  }
  const spans = ends.map(spanOf) as [Span, Span];
  return {
    health: spans,
    spread: [spreadOf(ends[0], spans[0]), spreadOf(ends[1], spans[1])],
    strikes: Math.round((100 * struck) / WORLDS),
  };
}

function playOn(machine: Machine<Core>, duel: Duel, { seat, table }: SeatView<DuelView>, move: Move) {
  const { round } = table;
  machine.apply(duel, seat, move);
  let { winner } = duel;
  for (let n = 0; n < MOST_CHOICES && duel.outcome === null && duel.round === round; n++) {
    const asked = 31 - Math.clz32(machine.asking(duel));
    machine.list(duel, asked);
    machine.applyListed(duel, asked, plainest(machine));
    if (duel.round === round) winner = duel.winner;
  }
  return { winner };
}

/** Nothing where that can be chosen, a plain blow where one strikes. */
function plainest({ offers, game }: Machine<Core>): number {
  const moves = offers.moves();
  const at = (id: string): number => moves.findIndex(([verb]) => game.verbs[verb]!.id === id);
  return Math.max(0, at('roll') >= 0 ? at('roll') : at('pass'));
}

function spanOf(ends: readonly number[]): Span {
  return { least: Math.min(...ends), most: Math.max(...ends) };
}

function spreadOf(ends: readonly number[], { least, most }: Span): readonly number[] {
  const counts = Array.from({ length: most - least + 1 }, () => 0);
  for (const end of ends) counts[end - least]!++;
  return counts;
}
