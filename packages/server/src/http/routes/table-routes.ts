/** The lobby over HTTP. */
import {
  CreateTable,
  Id,
  JoinTable,
  NumberParam,
  PassQuery,
  Problem,
  ReadyRequest,
  RematchRequest,
  StartRequest,
  Table,
  TablesQuery,
  TablesResponse,
} from '@fray/protocol';
import { z } from 'zod';
import { hasLarge } from '../../keeping/contents.js';
import type { KeptTable } from '../../table/shelf.js';
import { showTable } from '../../table/show-table.js';
import { maySee } from '../../table/table.js';
import type { App, Context } from '../context.js';
import { requireGuest } from '../guards/security.js';
import { addStream } from '../streams.js';
import { addDoorRoutes } from './door-routes.js';
import { addGatheringRoutes } from './gathering-routes.js';

const params = z.object({ id: Id });
const response = { 200: Table, '4xx': Problem };
const tags = ['tables'];
const Nothing = z.strictObject({}).optional().nullable();

export function addTableRoutes(app: App, context: Context): void {
  const { tables, guests } = context;
  const show = ({ table, version }: KeptTable, guest: string | undefined) => showTable(table, version, guest);

  app.get(
    '/api/tables',
    {
      schema: {
        summary: 'Tables you can join',
        tags,
        querystring: TablesQuery,
        response: { 200: TablesResponse, '4xx': Problem },
      },
    },
    async (request) => {
      const { mine, before } = request.query;
      return mine ? tables.listOf(requireGuest(request)) : tables.listOpen(before);
    },
  );

  app.post(
    '/api/tables',
    { schema: { summary: 'Make a table', tags, body: CreateTable, response } },
    async (request, reply) => {
      const guest = await guests.get(requireGuest(request));
      await context.limiters.checkTable(request, reply);
      if (hasLarge(request.body.options)) await context.limiters.checkContent(request, reply);
      return show(await tables.create(guest, request.body), guest.id);
    },
  );

  app.get(
    '/api/tables/:id',
    { schema: { summary: 'One table', tags, params, querystring: PassQuery, response } },
    async (request) =>
      show(await tables.see(request.params.id, request.guest, request.query.pass), request.guest),
  );

  app.post(
    '/api/tables/:id/join',
    { schema: { summary: 'Sit down', tags, params, body: JoinTable, response } },
    async (request) => {
      const guest = await guests.get(requireGuest(request));
      return show(await tables.join(request.params.id, guest, request.body), guest.id);
    },
  );

  addChanges(app, context);
  addGatheringRoutes(app, context);
  addDoorRoutes(app, context);
  addTableStreams(app, context);
}

function addChanges(app: App, { tables }: Context): void {
  const show = ({ table, version }: KeptTable, guest: string) => showTable(table, version, guest);

  app.post(
    '/api/tables/:id/leave',
    { schema: { summary: 'Stand up', tags, params, body: Nothing, response } },
    async (request) => {
      const guest = requireGuest(request);
      return show(await tables.leave(request.params.id, guest), guest);
    },
  );

  app.post(
    '/api/tables/:id/ready',
    {
      schema: {
        summary: 'I am ready, and this is my part of the dice',
        tags,
        params,
        body: ReadyRequest,
        response,
      },
    },
    async (request) => {
      const guest = requireGuest(request);
      return show(await tables.ready(request.params.id, guest, request.body), guest);
    },
  );

  app.post(
    '/api/tables/:id/start',
    {
      schema: { summary: 'Start without waiting for free seats', tags, params, body: StartRequest, response },
    },
    async (request) => {
      const guest = requireGuest(request);
      return show(await tables.start(request.params.id, guest, request.body), guest);
    },
  );

  app.post(
    '/api/tables/:id/rematch',
    {
      schema: {
        summary: 'Again, on the same seats or moved on by one',
        tags,
        params,
        body: RematchRequest,
        response,
      },
    },
    async (request) => {
      const guest = requireGuest(request);
      return show(await tables.rematch(request.params.id, guest, request.body.swap), guest);
    },
  );
}

function addTableStreams(app: App, context: Context): void {
  const { tables, tableWatch } = context;
  const query = PassQuery.extend({ last: NumberParam.optional() });
  addStream(app, context, {
    path: '/api/tables/:id',
    summary: 'The table again after every change',
    tags,
    params,
    query,
    open: async ({ id }, { pass, last }, guest) => {
      await tables.see(id, guest, pass);
      return {
        subscribe: (send, resumed) => {
          const unsubscribe = tableWatch.subscribe(id, resumed ?? last ?? 0, ({ table, version }) => {
            if (maySee(table, guest, pass)) send(version, JSON.stringify(showTable(table, version, guest)));
          });
          tableWatch.look(id);
          return unsubscribe;
        },
      };
    },
  });
}
