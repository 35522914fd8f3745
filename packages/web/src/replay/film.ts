/** A record unrolled: every position as every seat saw it. */
import {
  type AnyGame,
  fail,
  formatRecord,
  type MatchRecord,
  ok,
  parseRecord,
  type Result,
  replay,
  type SeatView,
  SPECTATOR,
  verifyRecord,
} from '@fray/engine';
import { findGame } from '@fray/games';
import type { Step } from '../session/session.js';
import { texts } from '../texts/index.js';

export class Film {
  private constructor(
    readonly game: AnyGame,
    readonly record: MatchRecord,
    private readonly byseat: ReadonlyMap<number, readonly Step[]>,
  ) {}

  /** Reads a file's text; what is wrong with it is said in one sentence. */
  static read(text: string): Result<Film> {
    const record = parseRecord(text);
    if (!record.ok) return record;
    const { header } = record.value;
    const game = findGame(header.game);
    if (!game.ok) return fail(texts().replay.unknownGame(header.game));
    return Film.unroll(game.value, record.value);
  }

  private static unroll(game: AnyGame, record: MatchRecord): Result<Film> {
    const seats = [...record.header.seats.map((_, i) => i), SPECTATOR];
    const views = new Map<number, SeatView<unknown>[]>(seats.map((seat) => [seat, []]));
    const played = replay(game, record, undefined, (match) => {
      for (const seat of seats) views.get(seat)!.push(match.view(seat));
      return undefined;
    });
    if (!played.ok) return fail(texts().replay.fault(played.error.n, played.error.message));
    const match = played.value;
    const steps = seats.map((seat): [number, Step[]] => [
      seat,
      views.get(seat)!.map((view, n) => ({
        n,
        by: n === 0 ? undefined : record.choices[n - 1]!.seat,
        events: match.eventsFor(n, seat),
        view,
      })),
    ]);
    return ok(new Film(game, { ...record, end: record.end ?? match.record().end! }, new Map(steps)));
  }

  get length(): number {
    return this.record.choices.length;
  }

  get names(): readonly string[] {
    const { seats, options } = this.record.header;
    return seats.map((info, i) => info.name || this.game.text.seat(i, options));
  }

  steps(seat: number): readonly Step[] {
    return this.byseat.get(seat) ?? this.byseat.get(SPECTATOR)!;
  }

  get isOver(): boolean {
    const last = this.steps(SPECTATOR)[this.length];
    return last?.view.flow.outcome != null;
  }

  /** Where the next or the previous seat takes over. */
  turn(from: number, direction: 1 | -1): number {
    const steps = this.steps(SPECTATOR);
    const ends = (n: number): boolean => n <= 0 || n >= this.length || steps[n]!.by !== steps[n + 1]!.by;
    let n = from + direction;
    while (!ends(n)) n += direction;
    return Math.max(0, Math.min(n, this.length));
  }

  verify(): Result<string> {
    const verified = verifyRecord(this.game, this.record);
    if (!verified.ok) return fail(texts().replay.fault(verified.error.n, verified.error.message));
    return ok(this.record.header.fair === undefined ? texts().replay.verified : texts().replay.verifiedFair);
  }

  text(): string {
    return formatRecord(this.record);
  }
}
