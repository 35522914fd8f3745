/** Starts, reopens and branches matches that run in this browser. */
import {
  type AnyGame,
  type Core,
  fail,
  Match,
  type MatchRecord,
  ok,
  parseRecord,
  type Result,
  replay,
  type SeatInfo,
} from '@fray/engine';
import { findGame } from '@fray/games';
import { useSettings } from '../settings.js';
import { texts } from '../texts/index.js';
import { type Kept, keepMatch, keptMatches, keptRecord } from './archive.js';
import { workerBots } from './bot-port.js';
import { freshSeed, randomHex } from './fresh-seed.js';
import { LocalSession } from './local-session.js';

export interface LocalTable {
  readonly game: string;
  readonly kind: Kept['kind'];
  readonly players: number;
  /** The seat of the person against bots. */
  readonly seat: number;
  readonly bot: string;
  readonly names: readonly string[];
  readonly options: Readonly<Record<string, unknown>>;
}

/** Makes the match and keeps it; the answer is its id. */
export function startLocal(table: LocalTable): Result<string> {
  const game = findGame(table.game);
  if (!game.ok) return game;
  const seats = Array.from({ length: table.players }, (_, seat): SeatInfo => {
    const name = table.names[seat] ?? '';
    const person = table.kind === 'hotseat' || (table.kind === 'bot' && seat === table.seat);
    return person ? { name, kind: 'person' } : { name: '', kind: 'bot', bot: table.bot };
  });
  const started = new Date().toISOString();
  const match = Match.start(game.value, { options: table.options, seats, started, ...freshSeed() });
  if (!match.ok) return match;
  const id = randomHex(5);
  keep(id, match.value);
  return ok(id);
}

/** Goes on from a moment of a record, with a bot in every seat but one. */
export function playOnFrom(game: AnyGame, record: MatchRecord, upTo: number, seat: number): Result<string> {
  const seats = record.header.seats.map(
    (info, i): SeatInfo =>
      i === seat ? { name: info.name, kind: 'person' } : { name: '', kind: 'bot', bot: 'greedy' },
  );
  const branch = { ...record, header: { ...record.header, seats } };
  const match = replay(game, branch, upTo);
  if (!match.ok) return fail(match.error.message);
  const id = randomHex(5);
  keep(id, match.value);
  return ok(id);
}

export function openLocal(id: string): Result<LocalSession> {
  const text = keptRecord(id);
  if (text === undefined) return fail(texts().common.notFound);
  const record = parseRecord(text);
  if (!record.ok) return record;
  const game = findGame(record.value.header.game);
  if (!game.ok) return game;
  const match = replay(game.value, record.value);
  if (!match.ok) return fail(texts().replay.fault(match.error.n, match.error.message));
  return ok(
    new LocalSession({
      id,
      match: match.value,
      bots: workerBots(),
      cover: useSettings.getState().cover,
      passed: keptMatches().find((kept) => kept.id === id)?.passed ?? [],
      onChange: (changed, passed) => keep(id, changed, passed),
    }),
  );
}

/** The same table again, with new dice. */
export function playAgain(id: string): Result<string> {
  const record = parseRecord(keptRecord(id) ?? '');
  if (!record.ok) return record;
  const { header } = record.value;
  const kept = keptMatches().find((k) => k.id === id);
  return startLocal({
    game: header.game,
    kind: kept?.kind ?? 'bot',
    players: header.seats.length,
    seat: kept?.seat ?? 0,
    bot: header.seats.find((s) => s.kind === 'bot')?.bot ?? 'greedy',
    names: header.seats.map((s) => s.name),
    options: header.options,
  });
}

function keep(id: string, match: Match<Core, unknown>, passed: readonly number[] = []): void {
  const { seats, game, started } = match.header;
  const people = seats.flatMap((info, i) => (info.kind === 'person' ? [i] : []));
  const { outcome } = match;
  const names = seats.map((info, i) => info.name || match.game.text.seat(i, match.options));
  keepMatch(
    {
      id,
      game,
      kind: people.length === 0 ? 'watch' : people.length === 1 ? 'bot' : 'hotseat',
      seat: people[0] ?? -1,
      players: names,
      started: started ?? '',
      choices: match.length,
      ...(passed.length === 0 ? {} : { passed }),
      ...(outcome === null ? {} : { ended: endText(outcome.winners, names) }),
    },
    match.record(),
  );
}

function endText(winners: readonly number[], names: readonly string[]): string {
  return winners.length === 0
    ? texts().table.draw
    : texts().table.won(winners.map((w) => names[w]).join(', '));
}
