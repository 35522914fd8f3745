/** A record unrolled: every event with the position after it, as each seat saw it. */
import {
  type AnyGame,
  actMessage,
  actsAt,
  fail,
  formatRecord,
  loadEngineWords,
  type MatchRecord,
  type Message,
  type Move,
  ok,
  parseRecord,
  type ReplayFault,
  type Result,
  replay,
  SPECTATOR,
  sayFault,
  verifyRecord,
  type WordBook,
} from '@fray/engine';
import { openGame } from '@fray/games/shelf';
import type { Step } from '@fray/host';
import { bookOf } from '../games/book-of.js';
import { readersLanguages, texts } from '../texts/index.js';

export class Film {
  private readonly bySeat = new Map<number, readonly Step[]>();

  constructor(
    readonly game: AnyGame,
    readonly book: WordBook,
    readonly record: MatchRecord,
    readonly isOver: boolean,
    private readonly say: (message: Message) => string,
  ) {}

  /** What was done besides choosing when the match stood here. */
  acts(n: number): readonly string[] {
    return actsAt(this.record.acts, n).map((act) => this.say(actMessage(act, this.names)));
  }

  get length(): number {
    return this.record.choices.length;
  }

  get names(): readonly string[] {
    const { seats, options } = this.record.header;
    return seats.map((info, i) => info.name || this.book.seat(i, options));
  }

  /** What a seat saw, worked out when somebody first asks for it. */
  steps(seat: number): readonly Step[] {
    const known = this.bySeat.get(seat);
    if (known !== undefined) return known;
    const steps = unroll(this.game, this.record, seat < this.record.header.seats.length ? seat : SPECTATOR);
    this.bySeat.set(seat, steps);
    return steps;
  }

  /** Where the next or the previous seat takes over. */
  turn(from: number, direction: 1 | -1): number {
    const { choices } = this.record;
    const ends = (n: number): boolean =>
      n <= 0 || n >= this.length || choices[n - 1]!.seat !== choices[n]!.seat;
    let n = from + direction;
    while (!ends(n)) n += direction;
    return Math.max(0, Math.min(n, this.length));
  }

  /** The same match up to a choice, with another one made in its place. */
  instead(n: number, move: Move): Film | undefined {
    const match = replay(this.game, this.record, n - 1);
    if (!match.ok) return undefined;
    match.value.play(this.record.choices[n - 1]!.seat, move);
    return new Film(this.game, this.book, match.value.record(), match.value.outcome !== null, this.say);
  }

  verify(): Result<string> {
    const verified = verifyRecord(this.game, this.record);
    if (!verified.ok) return fail(faultText(this.book, verified.error));
    return ok(this.record.header.fair === undefined ? texts().replay.verified : texts().replay.verifiedFair);
  }

  text(): string {
    return formatRecord(this.record);
  }
}

/** Reads a file's text; what is wrong with it is said in one sentence. */
export async function readFilm(text: string): Promise<Result<Film>> {
  const record = parseRecord(text);
  const say = await loadEngineWords(readersLanguages());
  if (!record.ok) return fail(say(record.error));
  const { header } = record.value;
  const game = await openGame(header.game);
  if (!game.ok) return fail(texts().replay.unknownGame(header.game));
  const book = await bookOf(game.value);
  const played = replay(game.value, record.value);
  if (!played.ok) return fail(faultText(book, played.error));
  const end = record.value.end ?? played.value.record().end!;
  return ok(new Film(game.value, book, { ...record.value, end }, played.value.outcome !== null, say));
}

export function faultText(book: WordBook, { n, message }: ReplayFault): string {
  return texts().replay.fault(n, sayFault(book, message));
}

export function unroll(game: AnyGame, record: MatchRecord, seat: number): readonly Step[] {
  const steps: Step[] = [];
  replay(game, record, undefined, (match) => {
    const n = match.length;
    const view = match.view(seat);
    const beats =
      n === 0 ? match.eventsFor(0, seat).map((event) => ({ event, view })) : [...match.beats(seat)];
    match.watch([seat]);
    const by = record.choices[n - 1]?.seat;
    steps.push({
      n,
      made: n,
      what:
        by === undefined
          ? { kind: 'start' }
          : { kind: 'choice', seat: by, by: record.choices[n - 1]!.by ?? 'player' },
      seats: by === undefined ? [] : [by],
      events: beats.map(({ event }) => event),
      beats,
      view,
    });
    return undefined;
  });
  return steps;
}
