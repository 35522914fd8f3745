/** What people do at a table before a match: choose seats and options, fill seats with bots, talk. */
import {
  Id,
  MoveRequest,
  OptionsRequest,
  PaceRequest,
  Problem,
  SeatPlan,
  SeedRequest,
  Table,
  TableSeatParams,
  TableTalkRequest,
} from '@fray/protocol';
import { z } from 'zod';
import { hasLarge } from '../../keeping/contents.js';
import type { KeptTable } from '../../table/shelf.js';
import { showTable } from '../../table/show-table.js';
import type { App, Context } from '../context.js';
import { requireGuest } from '../guards/security.js';

const params = z.object({ id: Id });
const response = { 200: Table, '4xx': Problem };
const tags = ['tables'];

function show({ table, version }: KeptTable, guest: string): Table {
  return showTable(table, version, guest);
}

export function addGatheringRoutes(app: App, { tables, limiters }: Context): void {
  app.post(
    '/api/tables/:id/move',
    { schema: { summary: 'Take another free seat', tags, params, body: MoveRequest, response } },
    async (request) => {
      const guest = requireGuest(request);
      return show(await tables.move(request.params.id, guest, request.body.seat), guest);
    },
  );

  app.put(
    '/api/tables/:id/options',
    {
      schema: { summary: 'Choose options, or your own seat’s', tags, params, body: OptionsRequest, response },
    },
    async (request, reply) => {
      const guest = requireGuest(request);
      if (hasLarge(request.body.options)) await limiters.checkContent(request, reply);
      return show(await tables.setOptions(request.params.id, guest, request.body.options), guest);
    },
  );

  app.put(
    '/api/tables/:id/pace',
    {
      schema: {
        summary: 'For the host: clock, watchers and delay',
        tags,
        params,
        body: PaceRequest,
        response,
      },
    },
    async (request) => {
      const guest = requireGuest(request);
      return show(await tables.setPace(request.params.id, guest, request.body), guest);
    },
  );

  addSeats(app, tables);
  addSeed(app, tables);

  app.post(
    '/api/tables/:id/talk',
    {
      schema: {
        summary: 'Say something while the table gathers',
        tags,
        params,
        body: TableTalkRequest,
        response,
      },
    },
    async (request) => {
      const guest = requireGuest(request);
      return show(await tables.speak(request.params.id, guest, request.body.text), guest);
    },
  );
}

/** For the host. */
function addSeats(app: App, tables: Context['tables']): void {
  app.put(
    '/api/tables/:id/seats/:seat',
    {
      schema: {
        summary: 'For the host: whom a free seat is for',
        tags,
        params: TableSeatParams,
        body: SeatPlan,
        response,
      },
    },
    async (request) => {
      const guest = requireGuest(request);
      return show(await tables.plan(request.params.id, guest, request.params.seat, request.body), guest);
    },
  );
}

function addSeed(app: App, tables: Context['tables']): void {
  app.post(
    '/api/tables/:id/seed',
    {
      schema: {
        summary: 'The seed I sealed, now that all seals are signed',
        tags,
        params,
        body: SeedRequest,
        response,
      },
    },
    async (request) => {
      const guest = requireGuest(request);
      return show(await tables.showSeed(request.params.id, guest, request.body.seed), guest);
    },
  );
}
