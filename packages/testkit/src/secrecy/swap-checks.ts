/** What a seat cannot know is drawn again: nothing that it gets to see may change by that. */
import {
  below,
  type Core,
  canonical,
  cloneRng,
  type GameEvent,
  type Move,
  moveEquals,
  SPECTATOR,
  seenBy,
} from '@fray/engine';
import { nearMoves } from '../conformance/junk-checks.js';
import { viewOf } from '../conformance/view-checks.js';
import { difference } from '../difference.js';
import { legalMoves, type Position } from '../random-match.js';
import { catchUp, checkFlow } from './flow-checks.js';
import { knowledge, playOnce, viewsTold } from './knowledge.js';

export interface SwapTally {
  swaps: number;
  moves: number;
  /** The fields of the state that were ever different in a swapped position. */
  readonly varied: Set<string>;
}

const MOVES_TRIED = 3;
const ANSWERS_TRIED = 6;

/** Compares the true position with one in which everything the seat cannot know was drawn again. */
export function checkSwap(position: Position, seat: number, tally: SwapTally): string | undefined {
  const { game, state, rng } = position;
  const swapped = game.sample(viewOf(position, state, seat), rng);
  tally.swaps++;
  noteVaried(state, swapped, tally.varied);
  for (const reader of [seat, SPECTATOR]) {
    const leak = difference(
      knowledge(position, state, reader),
      knowledge(position, swapped, reader),
      'true',
      'swapped',
    );
    if (leak !== undefined)
      return `seat ${reader} sees a difference in what seat ${seat} cannot know:\n${leak}`;
  }
  const known = checkAnswers(position, swapped, seat) ?? checkOrders(position, swapped, seat);
  if (known !== undefined) return known;
  swapped.rng = cloneRng(state.rng);
  catchUp(position, swapped);
  const moves = commonMoves(position, swapped);
  for (let i = 0; i < MOVES_TRIED && moves.length > 0; i++) {
    const [choice] = moves.splice(below(rng, moves.length), 1);
    const leak = checkEvents(position, swapped, seat, choice!);
    tally.moves++;
    if (leak !== undefined) return leak;
  }
  return checkFlow(position, swapped, seat);
}

/** What nobody lists can be tried all the same: the answer must not say what the seat cannot know either. */
function checkAnswers(position: Position, swapped: Core, seat: number): string | undefined {
  const { machine, state } = position;
  // Chance of its own, so that the match goes on as it would without.
  const rng = cloneRng(position.rng);
  const moves = nearMoves({ ...position, rng }, legalMoves(machine, state, seat));
  for (let i = 0; i < ANSWERS_TRIED && moves.length > 0; i++) {
    const [move] = moves.splice(below(rng, moves.length), 1);
    const answer = (where: Core) => machine.refusal(where, seat, move!) ?? null;
    const leak = difference(answer(state), answer(swapped), 'true', 'swapped');
    if (leak !== undefined)
      return `how [${move}] is answered depends on what seat ${seat} cannot know:\n${leak}`;
  }
  return undefined;
}

/**
 * A choice that is made for a player comes quickly, and that it did must not say what the seat cannot know. In a paced
 * decision nobody sees how quickly it came.
 */
function checkOrders(position: Position, swapped: Core, seat: number): string | undefined {
  const { game, machine, state, seats } = position;
  const decision = machine.decision(state);
  if (decision === undefined || decision.paced === true) return undefined;
  const asked = machine.asking(state) & machine.asking(swapped);
  for (const { id, answer } of game.orders ?? []) {
    const answers = (where: Core, other: number): boolean => {
      machine.list(where, other);
      return answer(viewOf(position, where, other), machine.offers.moves(), decision.id) !== undefined;
    };
    for (let other = 0; other < seats; other++)
      if ((asked & (1 << other)) !== 0 && answers(state, other) !== answers(swapped, other))
        return `whether "${id}" answers for seat ${other} depends on what seat ${seat} cannot know`;
  }
  return undefined;
}

function noteVaried(state: Core, swapped: Core, varied: Set<string>): void {
  const there = swapped as unknown as Record<string, unknown>;
  for (const [field, value] of Object.entries(state))
    if (field !== 'rng' && !varied.has(field) && canonical(value) !== canonical(there[field]))
      varied.add(field);
}

/** Moves of any seat that are legal in both positions. */
function commonMoves(position: Position, swapped: Core): { mover: number; move: Move }[] {
  const { machine, state, seats } = position;
  const common: { mover: number; move: Move }[] = [];
  for (let mover = 0; mover < seats; mover++) {
    const there = legalMoves(machine, swapped, mover);
    for (const move of legalMoves(machine, state, mover))
      if (there.some((other) => moveEquals(move, other))) common.push({ mover, move });
  }
  return common;
}

/** The same move with the same chance in both: where the views stay alike, the events must be alike too. */
function checkEvents(
  position: Position,
  swapped: Core,
  seat: number,
  { mover, move }: { mover: number; move: Move },
): string | undefined {
  const { game, state } = position;
  const here = playOnce(game, state, mover, move);
  const there = playOnce(game, swapped, mover, move);
  for (const reader of [seat, SPECTATOR]) {
    const seen = (events: readonly GameEvent[]): GameEvent[] => events.map((event) => seenBy(event, reader));
    const leak = difference(seen(here.events), seen(there.events), 'true', 'swapped');
    // Views are dear to make: they are compared only where the events differ.
    if (leak === undefined) continue;
    const view = canonical(viewOf(position, here.state, reader));
    if (view !== canonical(viewOf(position, there.state, reader))) continue;
    // What lay open for a moment may have been shuffled away since.
    const moments = (where: Core) => viewsTold(game, where, mover, move, reader);
    if (canonical(moments(state)) === canonical(moments(swapped)))
      return `after [${move}] of seat ${mover}, events tell seat ${reader} what its view does not:\n${leak}`;
  }
  return undefined;
}
