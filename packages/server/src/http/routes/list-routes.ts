/** Matches that run: those that anybody may watch, and those that wait for me. */
import { DiceInfo, MyMatches, Problem, RunningResponse } from '@fray/protocol';
import { MATCH, type MatchFile, RUNNING, readMatchFile, runningLabelOf } from '../../match/match-file.js';
import type { App, Context } from '../context.js';
import { requireGuest } from '../guards/security.js';

const tags = ['matches'];
const LISTED = 100;

export function addListRoutes(app: App, { hosts, store, diceKey }: Context): void {
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
      const files = (await store.list(MATCH, RUNNING, LISTED)).map(readMatchFile);
      return {
        matches: files.map(({ id, game, options, seats, delay = 0, started }) => ({
          id,
          game,
          options,
          seats: seats.map(({ name, kind }) => ({ name, kind })),
          watchers: hosts.presence.watchers(id),
          delay,
          started: new Date(started).toISOString(),
        })),
      };
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
