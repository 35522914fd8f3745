/** What single operations cost: clone, view and replay of Rohan, and the kernel's own clone of the same positions. */
import { type AnyGame, assert, type Core, Match, type MatchRecord, replay, viewFlow } from '@fray/engine';
import type { Task } from '../harness.js';
import { FrayContender } from './fray-contender.js';
import { KernelContender } from './rohan-contenders.js';
import { cloneKernel } from './rohan-kernel.js';

const POSITIONS = 64;
const RECORDS = 16;

export function cloneTask(game: AnyGame): Task {
  return eachOf(positions(new FrayContender(game)), (state) => game.clone(state).rng[0]!);
}

export function kernelCloneTask(): Task {
  return eachOf(positions(new KernelContender()), (kernel) => cloneKernel(kernel).rng[0]!);
}

export function viewTask(game: AnyGame): Task {
  return eachOf(positions(new FrayContender(game)), (state) => seatView(game, state));
}

/** Counted in choices. Events, record and checkpoints are made anew, as for a table that resumes. */
export function replayTask(game: AnyGame): Task {
  const records = Array.from({ length: RECORDS }, (_, i) => randomRecord(game, `bench ${i}`));
  let sum = 0;
  const run = (): number => {
    let choices = 0;
    for (const record of records) {
      const match = replay(game, record);
      assert(match.ok && match.value.outcome !== null, 'a record does not replay');
      choices += match.value.length;
      sum = (sum + match.value.state.rng[0]!) | 0;
    }
    return choices;
  };
  return { run, checksum: () => sum };
}

/** The same positions for everyone, from the opening to late in a match. */
function positions<T>(contender: { stateIn(n: number, decisions: number): T | undefined }): T[] {
  const found: T[] = [];
  for (let n = 1; found.length < POSITIONS; n++) {
    const state = contender.stateIn(n, n % 30);
    if (state !== undefined) found.push(state);
  }
  return found;
}

/** One run does the work once for every item. */
function eachOf<T>(items: readonly T[], work: (item: T) => number): Task {
  let sum = 0;
  const run = (): number => {
    for (const item of items) sum = (sum + work(item)) | 0;
    return items.length;
  };
  return { run, checksum: () => sum };
}

/** What a seat is shown: its view of the table and of the flow of play. */
function seatView(game: AnyGame, state: Core): number {
  const view = { table: game.view(state, 0), flow: viewFlow(state, 0) };
  return view.flow.stack.length;
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
