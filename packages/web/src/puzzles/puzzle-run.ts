/** A puzzle that is being solved: its match stands where the seat is asked, and only the best choice is played. */
import { choicesOf, openPuzzle, type Puzzle, seatsOf } from '@fray/bots';
import { type AnyGame, fail, type Move, moveEquals, ok, type Result } from '@fray/engine';
import { LocalHost, type LogEntry } from '@fray/host';
import type { Taught } from '../learn/taught-session.js';

export class PuzzleRun implements Taught {
  /** How it ended. */
  ended: 'solved' | 'shown' | undefined;

  private constructor(
    readonly host: LocalHost,
    readonly seat: number,
    readonly best: Move,
  ) {}

  /** Fails with undefined where the rules have changed under it. */
  static open(game: AnyGame, puzzle: Puzzle, nameOf: (seat: number) => string): Result<PuzzleRun, undefined> {
    const opened = openPuzzle(game, puzzle);
    if (!opened.ok) return fail(undefined);
    const entries = choicesOf(game, puzzle).map(
      ({ seat, choice }): LogEntry => ({ kind: 'choice', seat, choice, by: 'player', at: 0 }),
    );
    // Nobody thinks: what was played before is known, and what comes after is left to the solver's mind.
    const seats = seatsOf(puzzle).map((_, seat) => ({ name: nameOf(seat), kind: 'person' as const }));
    const match = { options: puzzle.options, seats, seed: puzzle.seed };
    const host = LocalHost.start(
      { game, match, clock: { kind: 'none' }, started: 0, beatMs: 0 },
      { now: () => 0, later: () => () => {}, think: async () => undefined },
      entries,
    );
    if (!host.ok) return fail(undefined);
    for (const seat of seats.keys()) host.value.giveOrders(seat, []);
    host.value.resume();
    return ok(new PuzzleRun(host.value, puzzle.seat, opened.value.best));
  }

  get over(): boolean {
    return this.ended !== undefined;
  }

  choose(move: Move): boolean {
    if (!moveEquals(move, this.best)) return false;
    this.end('solved');
    return true;
  }

  showMe(): void {
    this.end('shown');
  }

  private end(how: 'solved' | 'shown'): void {
    if (!this.over && this.host.play(this.seat, this.best).ok) this.ended = how;
  }
}
