/** The lobby over HTTP. */
import {
  CreateTable,
  Id,
  Invitation,
  InvitationParams,
  JoinTable,
  MoveRequest,
  NumberParam,
  OptionsRequest,
  PassQuery,
  Problem,
  ReadyRequest,
  SeatPlan,
  StartRequest,
  Table,
  TableSeatParams,
  TablesQuery,
  TablesResponse,
  TableTalkRequest,
} from '@fray/protocol';
import { z } from 'zod';
import type { Kept } from '../table/shelf.js';
import { showTable } from '../table/show-table.js';
import type { App, Context } from './context.js';
import { requireGuest } from './security.js';
import { addStream } from './streams.js';

const params = z.object({ id: Id });
const response = { 200: Table, '4xx': Problem };
const tags = ['tables'];
const Nothing = z.strictObject({}).optional().nullable();

export function addTableRoutes(app: App, context: Context): void {
  const { tables, guests } = context;
  const show = ({ table, version }: Kept, guest: string | undefined) => showTable(table, version, guest);

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
      const { guest } = request;
      const found = request.query.mine ? await tables.listOf(requireGuest(request)) : await tables.listOpen();
      return { tables: found.map((kept) => show(kept, guest)) };
    },
  );

  app.post(
    '/api/tables',
    { schema: { summary: 'Make a table', tags, body: CreateTable, response } },
    async (request) => {
      const guest = await guests.get(requireGuest(request));
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

  app.get(
    '/api/invitations/:code',
    {
      schema: {
        summary: 'Where a code that was said aloud leads',
        tags,
        params: InvitationParams,
        response: { 200: Invitation, '4xx': Problem },
      },
    },
    async (request) => tables.invitation(request.params.code),
  );

  addChanges(app, context);
  addGathering(app, context);
  addTableStreams(app, context);
}

function addChanges(app: App, { tables }: Context): void {
  const show = ({ table, version }: Kept, guest: string) => showTable(table, version, guest);

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
      const { ready, seed } = request.body;
      return show(await tables.ready(request.params.id, guest, ready, seed), guest);
    },
  );

  app.post(
    '/api/tables/:id/start',
    {
      schema: { summary: 'Start without waiting for free seats', tags, params, body: StartRequest, response },
    },
    async (request) => {
      const guest = requireGuest(request);
      return show(await tables.start(request.params.id, guest, request.body.seed), guest);
    },
  );

  app.post(
    '/api/tables/:id/rematch',
    { schema: { summary: 'Again, with the seats rotated', tags, params, body: Nothing, response } },
    async (request) => {
      const guest = requireGuest(request);
      return show(await tables.rematch(request.params.id, guest), guest);
    },
  );
}

function addGathering(app: App, { tables }: Context): void {
  const show = ({ table, version }: Kept, guest: string) => showTable(table, version, guest);

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
    async (request) => {
      const guest = requireGuest(request);
      return show(await tables.setOptions(request.params.id, guest, request.body.options), guest);
    },
  );

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

  app.post(
    '/api/tables/:id/seats/:seat/kick',
    {
      schema: {
        summary: 'For the host: ask somebody to go',
        tags,
        params: TableSeatParams,
        body: Nothing,
        response,
      },
    },
    async (request) => {
      const guest = requireGuest(request);
      return show(await tables.kick(request.params.id, guest, request.params.seat), guest);
    },
  );

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
      return (send, resumed) => tableWatch.subscribe(id, guest, pass, resumed ?? last ?? 0, send);
    },
  });
}
