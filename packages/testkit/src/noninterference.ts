/**
 * Secrecy, tested: what a seat cannot know is swapped for something else that it also cannot rule out, and everything that it
 * gets to see (view, prompt, moves, explained refusals, events) must stay identical to the byte.
 */
import {
  type AnyGame,
  below,
  type Core,
  canonical,
  cloneRng,
  fail,
  type GameEvent,
  Machine,
  type Move,
  moveEquals,
  ok,
  type Result,
  SPECTATOR,
  seenBy,
} from '@fray/engine';
import { viewOf } from './conformance/view-checks.js';
import { difference } from './difference.js';
import {
  formatFault,
  legalMoves,
  type PlayFault,
  type Position,
  playRandomly,
  type RandomPlay,
} from './random-match.js';

export interface NoninterferenceReport {
  readonly matches: number;
  /** Pairs of positions compared, and pairs of moves played in both. */
  readonly swaps: number;
  readonly moves: number;
  /** The fields of the state that were ever different in a swapped position: what the test is a test of. */
  readonly varied: readonly string[];
}

export interface NoninterferencePlay extends RandomPlay {
  /**
   * Fields of the state that hold secrets. If swapping never changes one of them, the test proves nothing about it (a view
   * that shows it, say, and a sample that copies it from there), and fails.
   */
  readonly hidden?: readonly string[];
}

interface Tally {
  swaps: number;
  moves: number;
  readonly varied: Set<string>;
}

const MOVES_TRIED = 3;
const COMMITS_TRIED = 4;

/** The report, or the first leak: what a seat saw that it could not know. */
export function noninterference(
  game: AnyGame,
  play: NoninterferencePlay = {},
): Result<NoninterferenceReport, PlayFault & { readonly text: string }> {
  const tally: Tally = { swaps: 0, moves: 0, varied: new Set() };
  const { fault, matches } = playRandomly(game, play, (position) => {
    for (let seat = 0; seat < position.seats; seat++) {
      const leak = checkSwap(position, seat, tally);
      if (leak !== undefined) return leak;
    }
    return checkSealed(position);
  });
  if (fault !== undefined) return fail({ ...fault, text: formatFault(game, fault) });
  const fixed = (play.hidden ?? []).find((field) => !tally.varied.has(field));
  if (fixed !== undefined) return fail(unproven(game, play, fixed));
  return ok({ matches, swaps: tally.swaps, moves: tally.moves, varied: [...tally.varied].sort() });
}

function unproven(game: AnyGame, { seed = 'fray' }: RandomPlay, field: string): PlayFault & { text: string } {
  const message = `no swap ever changed "${field}"; who knows it?`;
  return { seed, config: {}, n: 0, message, record: '', text: `${game.id}: ${message}` };
}

/** Everything that reaches a seat from a position. */
function knowledge(position: Position, state: Core, seat: number): unknown {
  const { machine } = position;
  const view = viewOf(position, state, seat);
  const pending = machine.decision(state)?.pending?.(state) ?? null;
  if (seat === SPECTATOR) return { view, pending };
  const asked = (machine.asking(state) & (1 << seat)) !== 0;
  return {
    view,
    pending,
    prompt: asked ? machine.decision(state)!.prompt(state, seat) : null,
    moves: legalMoves(machine, state, seat),
    refused: machine.explain(state, seat),
  };
}

/** Compares the true position with one in which everything the seat cannot know was drawn again. */
function checkSwap(position: Position, seat: number, tally: Tally): string | undefined {
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
  const quick = checkOrders(position, swapped, seat);
  if (quick !== undefined) return quick;
  swapped.rng = cloneRng(state.rng);
  const moves = commonMoves(position, swapped);
  for (let i = 0; i < MOVES_TRIED && moves.length > 0; i++) {
    const [choice] = moves.splice(below(rng, moves.length), 1);
    const leak = checkEvents(position, swapped, seat, choice!);
    tally.moves++;
    if (leak !== undefined) return leak;
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
    const view = canonical(viewOf(position, here.state, reader));
    if (view !== canonical(viewOf(position, there.state, reader))) continue;
    const seen = (events: readonly GameEvent[]): GameEvent[] => events.map((event) => seenBy(event, reader));
    const leak = difference(seen(here.events), seen(there.events), 'true', 'swapped');
    if (leak !== undefined)
      return `after [${move}] of seat ${mover}, events tell seat ${reader} what its view does not:\n${leak}`;
  }
  return undefined;
}

function playOnce(
  game: AnyGame,
  state: Core,
  seat: number,
  move: Move,
): { state: Core; events: GameEvent[] } {
  const events: GameEvent[] = [];
  const copy = game.clone(state);
  new Machine(game, { sink: (event) => void events.push(event) }).apply(copy, seat, move);
  return { state: copy, events };
}

/** While several seats choose at once, whatever one of them seals changes nothing for anybody else. */
function checkSealed(position: Position): string | undefined {
  const { game, machine, state, seats, rng } = position;
  const asked = machine.asking(state);
  // With one seat left to choose, its choice opens all of them.
  if (state.outcome !== null || (asked & (asked - 1)) === 0) return undefined;
  for (let mover = 0; mover < seats; mover++) {
    if ((asked & (1 << mover)) === 0) continue;
    machine.list(state, mover);
    const moves = machine.offers.moves();
    for (let i = 0; i < COMMITS_TRIED && moves.length > 0; i++) {
      const [move] = moves.splice(below(rng, moves.length), 1);
      const after = playOnce(game, state, mover, move!);
      for (let reader = SPECTATOR; reader < seats; reader++) {
        if (reader === mover) continue;
        const leak =
          difference(
            [],
            after.events.map((event) => seenBy(event, reader)),
            'before',
            'told',
          ) ??
          difference(
            knowledge(position, state, reader),
            knowledge(position, after.state, reader),
            'before',
            'after',
          );
        if (leak !== undefined) return `seat ${reader} notices that seat ${mover} sealed [${move}]:\n${leak}`;
      }
    }
  }
  return undefined;
}
