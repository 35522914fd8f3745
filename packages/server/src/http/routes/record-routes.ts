/** Records over HTTP: everything about finished matches, of running ones only what the asker may see. */
import { formatRecord } from '@fray/engine';
import { presentText } from '@fray/host';
import {
  MatchParams,
  PassQuery,
  Present,
  Problem,
  RecordsQuery,
  RecordsResponse,
  ReplayQuery,
} from '@fray/protocol';
import { z } from 'zod';
import { checkSight, chooseViewer } from '../../match/access.js';
import { MATCH, overLabel, overLabelOf, readMatchFile } from '../../match/match-file.js';
import { replayTo, runningRecord } from '../../match/replays.js';
import { refuse } from '../../refused.js';
import { sendJson } from '../answers.js';
import type { App, Context } from '../context.js';
import { requireGuest } from '../guards/security.js';

const tags = ['records'];
const PAGE = 50;

export function addRecordRoutes(app: App, { hosts, store, limiters }: Context): void {
  app.get(
    '/api/records',
    {
      schema: {
        summary: 'Finished matches, newest first',
        tags,
        querystring: RecordsQuery,
        response: { 200: RecordsResponse, '4xx': Problem },
      },
    },
    async (request) => {
      const { mine, game, before } = request.query;
      const label = mine ? overLabelOf(requireGuest(request)) : overLabel(game);
      const docs = await store.list(MATCH, label, PAGE, before);
      const files = docs.map(readMatchFile).filter((file) => game === undefined || file.game === game);
      const next = docs.length === PAGE ? { next: docs[PAGE - 1]!.at } : {};
      return { records: files.map((file) => describe(file, request.guest)), ...next };
    },
  );

  app.get(
    '/api/matches/:id/replay',
    {
      schema: {
        summary: 'A position of a match from one seat’s point of view',
        tags,
        params: MatchParams,
        querystring: ReplayQuery,
        response: { 200: Present, '4xx': Problem },
      },
    },
    async (request, reply) => {
      await limiters.checkBack(request, reply);
      const { pass, seat, made } = request.query;
      const file = await hosts.file(request.params.id);
      const own = checkSight(file, request.guest, pass);
      const host = await hosts.get(file.id);
      const viewer = chooseViewer(own, seat, host.seenBy(own).match.outcome !== null);
      if (viewer >= file.seats.length) throw refuse('malformed', 'no-such-seat');
      const look = (): string => {
        const past = replayTo(hosts.timeline(file), host.seenBy(own), made);
        return presentText(past, { seat: viewer, lean: false }, () => hosts.here(host));
      };
      return sendJson(reply, host.cached(`replay ${viewer} ${made ?? ''}`, own, look));
    },
  );
  addRecord(app, { hosts, limiters });
}

function addRecord(app: App, { hosts, limiters }: Pick<Context, 'hosts' | 'limiters'>): void {
  app.get(
    '/api/matches/:id/record',
    {
      schema: {
        summary: 'The record, as JSON lines',
        tags,
        params: MatchParams,
        querystring: PassQuery,
        response: { 200: z.string(), '4xx': Problem },
      },
    },
    async (request, reply) => {
      const file = await hosts.file(request.params.id);
      await limiters.checkBack(request, reply);
      const viewer = checkSight(file, request.guest, request.query.pass);
      const host = await hosts.get(file.id);
      const text = host.cached(`record ${viewer}`, viewer, () => {
        const timeline = host.seenBy(viewer);
        const over = timeline.match.outcome !== null;
        return over ? formatRecord(timeline.record()) : runningRecord(timeline, viewer);
      });
      reply.header('content-disposition', `attachment; filename="${file.game}-${file.id}.fray.jsonl"`);
      return reply.type('application/x-ndjson').send(text);
    },
  );
}

function describe(
  file: ReturnType<typeof readMatchFile>,
  guest: string | undefined,
): RecordsResponse['records'][number] {
  const yourSeat = guest === undefined ? -1 : file.seats.findIndex((seat) => seat.guest === guest);
  return {
    id: file.id,
    game: file.game,
    rules: file.rules,
    seats: file.seats.map(({ name, kind, bot }) => ({ name, kind, ...(bot === undefined ? {} : { bot }) })),
    started: new Date(file.started).toISOString(),
    ended: new Date(file.ended ?? file.started).toISOString(),
    made: file.made ?? 0,
    outcome: file.outcome!,
    ...(yourSeat === -1 ? {} : { yourSeat }),
  };
}
