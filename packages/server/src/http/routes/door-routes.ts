/** How people come to a table, and how its host keeps them away. */
import {
  Id,
  Invitation,
  InvitationRequest,
  KickedParams,
  KickRequest,
  Problem,
  Table,
  TableSeatParams,
} from '@fray/protocol';
import { z } from 'zod';
import { showTable } from '../../table/show-table.js';
import type { App, Context } from '../context.js';
import { requireGuest } from '../guards/security.js';

const response = { 200: Table, '4xx': Problem };
const tags = ['tables'];
const Nothing = z.strictObject({}).optional().nullable();

export function addDoorRoutes(app: App, { tables, limiters }: Context): void {
  app.post(
    '/api/invitations',
    {
      schema: {
        summary: 'Where a code that was said aloud leads',
        tags,
        body: InvitationRequest,
        response: { 200: Invitation, '4xx': Problem },
      },
    },
    async (request, reply) => limiters.tryCode(request, reply, () => tables.invitation(request.body.code)),
  );

  app.post(
    '/api/tables/:id/invitation',
    {
      schema: {
        summary: 'For the host: new links and a new code; the old ones lead nowhere',
        tags,
        params: z.object({ id: Id }),
        body: Nothing,
        response,
      },
    },
    async (request) => {
      const guest = requireGuest(request);
      const { table, version } = await tables.renewInvitation(request.params.id, guest);
      return showTable(table, version, guest);
    },
  );

  addKicks(app, tables);
}

function addKicks(app: App, tables: Context['tables']): void {
  app.post(
    '/api/tables/:id/seats/:seat/kick',
    {
      schema: {
        summary: 'For the host: somebody has to leave, and stays out',
        tags,
        params: TableSeatParams,
        body: KickRequest,
        response,
      },
    },
    async (request) => {
      const guest = requireGuest(request);
      const { id, seat } = request.params;
      const { table, version } = await tables.kick(id, guest, seat, request.body.ban);
      return showTable(table, version, guest);
    },
  );

  app.delete(
    '/api/tables/:id/kicked/:key',
    {
      schema: { summary: 'For the host: let somebody in again', tags, params: KickedParams, response },
    },
    async (request) => {
      const guest = requireGuest(request);
      const { id, key } = request.params;
      const { table, version } = await tables.letIn(id, guest, key);
      return showTable(table, version, guest);
    },
  );
}
