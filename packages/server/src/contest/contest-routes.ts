/** Contests over HTTP. */
import {
  Contest,
  ContestMatchParams,
  ContestParams,
  CreateContest,
  GrantUndo,
  JoinContest,
  OpenContestMatch,
  PassQuery,
  Problem,
} from '@fray/protocol';
import type { App, Context } from '../http/context.js';
import { requireGuest } from '../http/guards/security.js';
import { entrantOf } from './contest-file.js';
import type { Contests, KeptContest } from './contests.js';

const tags = ['contests'];
const response = { 200: Contest, '4xx': Problem };

export function addContestRoutes(app: App, context: Context): void {
  const { contests, guests, limiters } = context;

  app.post(
    '/api/contests',
    { schema: { summary: 'Hold a contest', tags, body: CreateContest, response } },
    async (request, reply) => {
      const guest = await guests.get(requireGuest(request));
      await limiters.checkContest(request, reply);
      return show(contests, await contests.create(guest, request.body), guest.id);
    },
  );

  app.get(
    '/api/contests/:id',
    {
      schema: {
        summary: 'A contest, with everything that has been won',
        tags,
        params: ContestParams,
        querystring: PassQuery,
        response,
      },
    },
    async (request) => {
      const kept = await contests.see(request.params.id, request.guest, request.query.pass);
      return show(contests, kept, request.guest);
    },
  );

  app.post(
    '/api/contests/:id/join',
    { schema: { summary: 'Take a free entrant', tags, params: ContestParams, body: JoinContest, response } },
    async (request) => {
      const guest = await guests.get(requireGuest(request));
      const { entrant, pass } = request.body;
      return show(contests, await contests.join(request.params.id, guest, entrant, pass), guest.id);
    },
  );

  addMatchRoutes(app, context);
}

function addMatchRoutes(app: App, { contests, guests, limiters }: Context): void {
  app.post(
    '/api/contests/:id/matches/:key',
    {
      schema: {
        summary: 'Lay the table for a match; between bots it starts at once',
        tags,
        params: ContestMatchParams,
        body: OpenContestMatch,
        response,
      },
    },
    async (request, reply) => {
      const guest = await guests.get(requireGuest(request));
      await limiters.checkTable(request, reply);
      const { id, key } = request.params;
      return show(contests, await contests.open(id, guest, key, request.body.pass), guest.id);
    },
  );

  app.post(
    '/api/contests/:id/matches/:key/undo',
    {
      schema: {
        summary: 'For whoever holds it: an entrant may take their last choice back',
        tags,
        params: ContestMatchParams,
        body: GrantUndo,
        response,
      },
    },
    async (request) => {
      const guest = requireGuest(request);
      const { id, key } = request.params;
      return show(contests, await contests.grantUndo(id, guest, key, request.body.entrant), guest);
    },
  );
}

/** No ids of guests. */
async function show(
  contests: Contests,
  { file, version }: KeptContest,
  guest: string | undefined,
): Promise<Contest> {
  const you = entrantOf(file, guest);
  const tables: Contest['tables'] = {};
  for (const [key, { table: id, seats, takenBack }] of Object.entries(file.tables)) {
    const table = await contests.tableOf(id);
    if (table === undefined) continue;
    tables[key] = {
      table: id,
      status: table.status as 'gathering' | 'playing' | 'over',
      ...(table.match === undefined ? {} : { match: table.match }),
      watch: table.watch,
      seats: [...seats],
      ...(takenBack === undefined ? {} : { takenBack: [...takenBack] }),
      ...(await contests.glimpseOf(file.game, table)),
    };
  }
  return {
    id: file.id,
    version,
    game: file.game,
    title: file.title,
    contest: file.contest,
    players: file.players.map((player, i) => ({
      kind: player.kind,
      ...(player.kind === 'bot' ? { level: player.level } : {}),
      ...(player.kind === 'person' && player.name !== undefined ? { name: player.name } : {}),
      you: i === you,
    })),
    tables,
    host: file.host === guest,
    invite: file.invite,
  };
}
