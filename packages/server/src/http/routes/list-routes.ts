/** Matches that run: those that anybody may watch, and those that wait for me. */
import { DiceInfo, MOST_ROWS, MyMatches, Problem, RunningResponse } from '@fray/protocol';
import { fewOfEach } from '../../keeping/few-of-each.js';
import { ReadOnce } from '../../keeping/read-once.js';
import { MATCH, type MatchFile, RUNNING, readMatchFile, runningLabelOf } from '../../match/match-file.js';
import type { App, Context } from '../context.js';
import { requireGuest } from '../guards/security.js';

const tags = ['matches'];
const LISTED = 200;
/** Matches of one player that are listed. */
const LISTED_OF_ONE = 3;

export function addListRoutes(app: App, { hosts, store, diceKey }: Context): void {
  const running = new ReadOnce(store, MATCH, async () => {
    const files = (await store.list(MATCH, RUNNING, LISTED)).map(readMatchFile);
    return fewOfEach(files, LISTED_OF_ONE, firstPlayerOf).map(rowOf);
  });

  app.get(
    '/api/dice',
    {
      schema: {
        summary: 'The key by which promises about dice are signed',
        tags,
        response: { 200: DiceInfo },
      },
    },
    async () => ({ key: diceKey.publicKey }),
  );

  app.get(
    '/api/matches/running',
    { schema: { summary: 'Running matches you may watch', tags, response: { 200: RunningResponse } } },
    async () => {
      const rows = await running.get();
      const shown = rows.slice(0, MOST_ROWS);
      const matches = shown.map((row) => ({ ...row, watchers: hosts.presence.watchers(row.id) }));
      return { matches, more: rows.length - shown.length };
    },
  );

  app.get(
    '/api/matches/mine',
    {
      schema: {
        summary: 'My matches, and what waits for me',
        tags,
        response: { 200: MyMatches, '4xx': Problem },
      },
    },
    async (request) => {
      const guest = requireGuest(request);
      const files = (await store.list(MATCH, runningLabelOf(guest), LISTED)).map(readMatchFile);
      const found = await Promise.all(files.map((file) => mine(file, guest)));
      return { matches: found.flatMap((match) => match ?? []) };
    },
  );

  /** One whose rules have changed cannot be opened, and waits for nobody. */
  async function mine(file: MatchFile, guest: string): Promise<MyMatches['matches'][number] | undefined> {
    const host = await hosts.get(file.id).catch(() => undefined);
    if (host === undefined || host.timeline.match.outcome !== null) return undefined;
    const yourSeat = file.seats.findIndex((seat) => seat.guest === guest);
    const due = host.timeline.clocks.dueFor(yourSeat);
    return {
      id: file.id,
      table: file.table,
      game: file.game,
      seats: file.seats.map(({ name, kind }) => ({ name, kind })),
      yourSeat,
      asked: host.timeline.isAsked(yourSeat) || host.timeline.undoAsked?.waiting.includes(yourSeat) === true,
      ...(due === undefined ? {} : { due }),
      started: new Date(file.started).toISOString(),
    };
  }
}

function firstPlayerOf({ id, seats }: MatchFile): string {
  return seats.find(({ guest }) => guest !== undefined)?.guest ?? id;
}

function rowOf({ id, game, seats, delay = 0, started }: MatchFile) {
  return {
    id,
    game,
    seats: seats.map(({ name, kind }) => ({ name, kind })),
    delay,
    started: new Date(started).toISOString(),
  };
}
