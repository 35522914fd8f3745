/** What single operations cost: clone, view and replay of Rohan, and the kernel's own clone of the same positions. */
import { type AnyGame, assert, type Core, Match, type MatchRecord, replay, viewFlow } from '@fray/engine';
import type { FrayContender } from './fray-contender.js';
import type { Task } from './harness.js';
import type { KernelContender } from './rohan-contenders.js';
import { cloneKernel, type Kernel } from './rohan-kernel.js';

const POSITIONS = 64;
const RECORDS = 16;

/** Each run does its operation once for every position, or plays every record again. */
export function rohanCosts(fray: FrayContender, kernel: KernelContender): readonly Task[] {
  const states: Core[] = [];
  const kernels: Kernel[] = [];
  for (let n = 1; states.length < POSITIONS; n++) {
    const [state, same] = [fray.stateIn(n, n % 30), kernel.stateIn(n, n % 30)];
    if (state === undefined || same === undefined) continue;
    states.push(state);
    kernels.push(same);
  }
  const { game } = fray;
  const records = Array.from({ length: RECORDS }, (_, i) => randomRecord(game, `bench ${i}`));
  return [
    { name: 'clone', run: () => each(states, (state) => game.clone(state).rng.length) },
    { name: 'kernel clone', run: () => each(kernels, (k) => cloneKernel(k).rng.length) },
    { name: 'view', run: () => each(states, (state) => seatView(game, state)) },
    { name: 'replay', run: () => replayAll(game, records) },
  ];
}

function each<T>(items: readonly T[], work: (item: T) => number): number {
  let sum = 0;
  for (const item of items) sum += work(item);
  assert(sum > 0, 'the work was not done');
  return items.length;
}

/** What a seat is shown: its view of the table and of the flow of play. */
function seatView(game: AnyGame, state: Core): number {
  const view = { table: game.view(state, 0), flow: viewFlow(state, 0) };
  return view.flow.stack.length;
}

/** Counted in choices; the record's checkpoints and events are made anew, as for a table that resumes. */
function replayAll(game: AnyGame, records: readonly MatchRecord[]): number {
  let choices = 0;
  for (const record of records) {
    const match = replay(game, record);
    assert(match.ok && match.value.outcome !== null, 'a record does not replay');
    choices += match.value.length;
  }
  return choices;
}

function randomRecord(game: AnyGame, seed: string): MatchRecord {
  const seats = [0, 1].map((seat) => ({ name: `Seat ${seat + 1}`, kind: 'bot' as const }));
  const match = Match.start(game, { seats, seed });
  assert(match.ok, 'the match does not start');
  for (let n = 0; match.value.outcome === null; n++) {
    const seat = match.value.asked()[0]!;
    const moves = match.value.moves(seat);
    match.value.play(seat, moves[(n * 7919 + seed.length) % moves.length]!);
  }
  return match.value.record();
}
