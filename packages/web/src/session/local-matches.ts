/** Starts, reopens and branches matches that run in this browser. */
import {
  type AnyGame,
  fail,
  formatRecord,
  Match,
  type MatchRecord,
  ok,
  parseRecord,
  type Result,
  replay,
  type SeatInfo,
  type WordBook,
} from '@fray/engine';
import { openGame } from '@fray/games/shelf';
import type { LocalHost } from '@fray/host';
import { bookOf } from '../games/book-of.js';
import { faultText } from '../replay/film.js';
import { useSettings } from '../settings.js';
import { texts } from '../texts/index.js';
import { type KeptMatch, keepMatch, keptMatches, keptRecord } from './archive.js';
import { USUAL_BOT } from './begin/usual-bot.js';
import { withFaces } from './begin/with-faces.js';
import { workerBots } from './bot-port.js';
import { freshSeed, randomHex } from './fresh-seed.js';
import { LocalSession } from './local-session.js';
import { namesOf, readKept } from './read-kept.js';

/** Who sits on a seat of a new table: somebody at this screen, or a bot. */
export type SeatPlan =
  | { readonly kind: 'person'; readonly name: string }
  /** A bot without a name is called as its seat. */
  | { readonly kind: 'bot'; readonly bot: string; readonly name?: string };

export interface LocalTable {
  readonly game: string;
  readonly seats: readonly SeatPlan[];
  readonly options: Readonly<Record<string, unknown>>;
  /** Whether players may ask for advice; they may unless said. */
  readonly advice?: boolean;
  /** What the players call the rules they play by. */
  readonly ruleSet?: string | undefined;
  readonly back?: KeptMatch['back'];
}

/** Makes the match and keeps it; the answer is its id. */
export async function startLocal(table: LocalTable): Promise<Result<string>> {
  const game = await openGame(table.game);
  if (!game.ok) return fail(texts().common.notFound);
  const book = await bookOf(game.value);
  const seats = table.seats.map(
    (seat): SeatInfo =>
      seat.kind === 'person'
        ? { name: seat.name.trim(), kind: 'person' }
        : { name: seat.name ?? '', kind: 'bot', bot: seat.bot },
  );
  const started = new Date().toISOString();
  const advice = table.advice === false ? { advice: 'off' as const } : {};
  const match = Match.start(game.value, {
    options: table.options,
    seats: withFaces(seats),
    started,
    ...(table.ruleSet === undefined ? {} : { ruleSet: table.ruleSet }),
    ...advice,
    ...freshSeed(),
  });
  if (!match.ok) return fail(book.problem(match.error));
  return ok(keepNew(match.value.record(), book, table.back === undefined ? {} : { back: table.back }));
}

/** Goes on from a moment of a record, with a bot in every seat but one. */
export function playOnFrom(game: AnyGame, book: WordBook, record: MatchRecord, upTo: number, seat: number) {
  const seats = record.header.seats.map(
    (info, i): SeatInfo =>
      i === seat ? { name: info.name, kind: 'person' } : { name: '', kind: 'bot', bot: USUAL_BOT },
  );
  const match = replay(game, { ...record, header: { ...record.header, seats: withFaces(seats) } }, upTo);
  return match.ok
    ? ok(keepNew(match.value.record(), book, { branch: upTo }))
    : fail(faultText(book, match.error));
}

export async function openLocal(id: string): Promise<Result<LocalSession>> {
  const read = await readKept(id);
  if (!read.ok) return read;
  const { game, book, timeline, entries, names } = read.value;
  const bots = workerBots(game, names.length);
  const session = LocalSession.open({
    id,
    timeline,
    entries,
    names,
    think: (turn) => bots.think(turn),
    cover: useSettings.getState().cover,
    onChange: (host) => keepPlayed(id, host, book),
    onClose: () => bots.close(),
  });
  return session.ok ? session : fail(book.problem(session.error));
}

/** The same table again with new dice; `swap` lets everybody move on by one seat. */
export async function playAgain(id: string, swap = false): Promise<Result<string>> {
  const record = parseRecord(keptRecord(id) ?? '');
  if (!record.ok) return fail(texts().common.notFound);
  const { header } = record.value;
  const seats = header.seats.map(
    ({ name, kind, bot = USUAL_BOT }): SeatPlan =>
      kind === 'person' ? { kind: 'person', name } : { kind: 'bot', bot, name },
  );
  const turned = swap ? [seats[seats.length - 1]!, ...seats.slice(0, -1)] : seats;
  const advice = header.advice !== 'off';
  const { game, options, ruleSet } = header;
  return startLocal({ game, seats: turned, options, advice, ruleSet });
}

type Whence = Pick<KeptMatch, 'back' | 'branch'>;

function keepNew(record: MatchRecord, book: WordBook, more: Whence = {}): string {
  const id = randomHex(5);
  keepMatch({ ...keptOf(id, record, book), ...more }, formatRecord(record));
  return id;
}

function keepPlayed(id: string, { timeline }: LocalHost, book: WordBook): void {
  const record = timeline.match.record();
  const ordered = timeline.choices.list.flatMap(({ entry }, i) => (entry.by === 'orders' ? [i + 1] : []));
  const people = peopleOf(record);
  const orders = Object.fromEntries(people.map((seat) => [seat, timeline.orders.of(seat)]));
  // Where it comes from stays as it was.
  const before = keptMatches().find((kept) => kept.id === id);
  keepMatch({ ...before, ...keptOf(id, record, book), ordered, orders }, formatRecord(record));
}

function peopleOf({ header }: MatchRecord): readonly number[] {
  return header.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
}

function keptOf(id: string, record: MatchRecord, book: WordBook): KeptMatch {
  const { header, choices, end } = record;
  const outcome = end?.outcome ?? null;
  return {
    id,
    game: header.game,
    people: peopleOf(record),
    players: namesOf(header, book),
    started: header.started ?? '',
    left: new Date().toISOString(),
    choices: choices.length,
    ...(outcome === null ? {} : { winners: outcome.winners }),
  };
}
