/** A match of this browser as it was kept: its rules and words, and all that was played. */
import {
  type AnyGame,
  fail,
  loadEngineWords,
  type MatchRecord,
  ok,
  parseRecord,
  type RecordHeader,
  type Result,
  replay,
  type SeatInfo,
  type WordBook,
} from '@fray/engine';
import { openGame } from '@fray/games/shelf';
import { entriesOf, type LogEntry, uniqueName } from '@fray/host';
import { bookOf } from '../games/book-of.js';
import { faultText } from '../replay/film.js';
import { readersLanguages, texts } from '../texts/index.js';
import { type KeptMatch, keptMatches, keptRecord } from './archive.js';
import type { LocalSetup } from './local-session.js';

/** How long the answers to a paced question are held back: long enough that nobody can read a hand by the clock. */
const BEAT_MS = 2000;
/** One person among bots has nobody to hide a quick answer from. */
const ALONE_BEAT_MS = 0;

export interface ReadMatch extends Pick<LocalSetup, 'timeline' | 'entries' | 'names'> {
  readonly game: AnyGame;
  readonly book: WordBook;
}

export async function readKept(id: string): Promise<Result<ReadMatch>> {
  const text = keptRecord(id);
  if (text === undefined) return fail(texts().common.notFound);
  const record = parseRecord(text);
  if (!record.ok) return fail((await loadEngineWords(readersLanguages()))(record.error));
  const { header } = record.value;
  const game = await openGame(header.game);
  if (!game.ok) return fail(texts().replay.unknownGame(header.game));
  const book = await bookOf(game.value);
  const sound = replay(game.value, record.value);
  if (!sound.ok) return fail(faultText(book, sound.error));
  const kept = keptMatches().find((other) => other.id === id);
  return ok({
    game: game.value,
    book,
    timeline: {
      game: game.value,
      match: header,
      clock: { kind: 'none' },
      started: 0,
      beatMs: header.seats.filter(isPerson).length > 1 ? BEAT_MS : ALONE_BEAT_MS,
    },
    entries: [...ordersOf(kept), ...played(record.value, kept)],
    names: namesOf(header, book),
  });
}

const isPerson = ({ kind }: SeatInfo): boolean => kind === 'person';

export function namesOf({ seats, options }: RecordHeader, book: WordBook): readonly string[] {
  const names: string[] = [];
  for (const [i, info] of seats.entries()) names.push(uniqueName(info.name || book.seat(i, options), names));
  return names;
}

function ordersOf(kept: KeptMatch | undefined): readonly LogEntry[] {
  return Object.entries(kept?.orders ?? {}).map(
    ([seat, given]): LogEntry => ({ kind: 'orders', seat: Number(seat), given, at: 0 }),
  );
}

/** Long after one another, so that no answer is still being held back. */
function played(record: MatchRecord, kept: KeptMatch | undefined): readonly LogEntry[] {
  return entriesOf(record, kept?.ordered).map((entry, i) => ({ ...entry, at: (i + 1) * BEAT_MS }));
}
