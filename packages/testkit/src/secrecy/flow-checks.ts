/**
 * The stack is public, so where play goes tells something. Two moves that look alike to a seat, on the table and in what it is
 * told, must lead to the same procedure, step, locals and question, whichever of them was made and in whichever world.
 */
import {
  below,
  type Core,
  canonical,
  type GameEvent,
  type Move,
  moveEquals,
  type Rng,
  SPECTATOR,
  seenBy,
  viewFlow,
} from '@fray/engine';
import { difference } from '../difference.js';
import { legalMoves, type Position } from '../random-match.js';
import { playOnce } from './knowledge.js';

const PAIRS_TRIED = 4;

/**
 * Seats that have sealed a choice in the true position do so here as well, the same one if they can: that they did is nothing
 * a seat can see.
 */
export function catchUp({ machine, state, seats, rng }: Position, swapped: Core): void {
  for (let seat = 0; seat < seats; seat++) {
    const behind = machine.asking(swapped) & ~machine.asking(state) & (1 << seat);
    // The last one to seal would open all of them.
    if (behind === 0 || (machine.asking(swapped) & ~behind) === 0) continue;
    machine.list(swapped, seat);
    const made = state.stack[state.stack.length - 1]!.sealed?.[seat];
    machine.apply(swapped, seat, sameOrAny(machine.offers.moves(), made, rng));
  }
}

/** Pairs of moves of other seats, one made in the true position and one where what the seat cannot know is different. */
export function checkFlow(position: Position, swapped: Core, seat: number): string | undefined {
  const { game, machine, state, seats, rng } = position;
  if (machine.asking(state) !== machine.asking(swapped)) return undefined;
  const movers = Array.from({ length: seats }, (_, mover) => ({
    mover,
    here: legalMoves(machine, state, mover),
    there: legalMoves(machine, swapped, mover),
  })).filter(({ mover, here, there }) => mover !== seat && here.length > 0 && there.length > 0);
  for (let i = 0; i < PAIRS_TRIED && movers.length > 0; i++) {
    const { mover, here, there } = movers[below(rng, movers.length)]!;
    const one = here[below(rng, here.length)]!;
    const other = sameOrAny(there, below(rng, 2) === 0 ? one : undefined, rng);
    const ways = [playOnce(game, state, mover, one), playOnce(game, swapped, mover, other)] as const;
    const leak = checkPair(position, ways, seat);
    if (leak !== undefined) return `${saying(mover, one, other)} look alike to seat ${leak}`;
  }
  return undefined;
}

function sameOrAny(moves: readonly Move[], wanted: Move | null | undefined, rng: Rng): Move {
  const same = wanted && moves.find((move) => moveEquals(move, wanted));
  return same ?? moves[below(rng, moves.length)]!;
}

type Way = { readonly state: Core; readonly events: readonly GameEvent[] };

function checkPair(position: Position, [here, there]: readonly [Way, Way], seat: number): string | undefined {
  // How a match ends may rest on what nobody knew: then the end tells it.
  if (here.state.outcome !== null || there.state.outcome !== null) return undefined;
  for (const reader of [seat, SPECTATOR]) {
    // The dearest comes last: most pairs go on alike, or are told apart by what happened.
    const leak = difference(
      viewFlow(here.state, reader).stack,
      viewFlow(there.state, reader).stack,
      'one',
      'other',
    );
    if (leak === undefined) continue;
    const told = ({ events }: Way) => canonical(events.map((event) => seenBy(event, reader)));
    const table = ({ state }: Way) => canonical(position.game.view(state, reader));
    if (told(here) === told(there) && table(here) === table(there))
      return `${reader} on the table and in what is told, but play goes on differently:\n${leak}`;
  }
  return undefined;
}

function saying(mover: number, one: Move, other: Move): string {
  return `[${one}] and [${other}] of seat ${mover}`;
}
