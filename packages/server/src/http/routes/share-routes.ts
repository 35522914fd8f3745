/** Addresses to be sent to friends: chat programs read there what is behind them, and people are led on. */
import { SPECTATOR } from '@fray/engine';
import { Code, Id, Pass } from '@fray/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { checkSight } from '../../match/access.js';
import { Refused } from '../../refused.js';
import type { App, Context } from '../context.js';
import { FRAY, matchPreview, type Preview, tablePreview } from '../share/preview.js';
import { sharePage } from '../share/share-page.js';

const hide = true;

export function addShareRoutes(app: App, { games, tables, hosts, limiters }: Context): void {
  app.get('/join/:code', { schema: { hide, params: z.object({ code: Code }) } }, (request, reply) => {
    const { code } = request.params;
    const find = async (): Promise<Preview> => {
      const { table, invite } = await tables.invitation(code);
      return tablePreview(games, (await tables.see(table, undefined, invite)).table);
    };
    return show(request, reply, `../#/join/${code}`, async () =>
      isPart(request) ? FRAY : limiters.tryCode(request, reply, find),
    );
  });
  app.get(
    '/join/:id/:pass',
    { schema: { hide, params: z.object({ id: Id, pass: Pass }) } },
    (request, reply) => {
      const { id, pass } = request.params;
      return show(request, reply, `../../#/online/${id}/${pass}`, async () =>
        tablePreview(games, (await tables.see(id, undefined, pass)).table),
      );
    },
  );
  app.get('/r/:id', { schema: { hide, params: z.object({ id: Id }) } }, (request, reply) => {
    const { id } = request.params;
    return show(request, reply, `../#/replay/online/${id}/0/${SPECTATOR}`, async () => {
      const file = await hosts.file(id);
      checkSight(file, undefined, undefined);
      return matchPreview(games, file);
    });
  });
}

/** A browser says so of a picture, a frame or a script's request: another site must not try codes through its visitors. */
function isPart({ headers }: FastifyRequest): boolean {
  return (headers['sec-fetch-dest'] ?? 'document') !== 'document';
}

/** What may not be seen, or is not there, looks like the front door; the page itself says why. */
async function show(
  request: FastifyRequest,
  reply: FastifyReply,
  to: string,
  look: () => Promise<Preview>,
): Promise<string> {
  const preview = await look().catch((error: unknown) => {
    if (error instanceof Refused && error.code === 'missing') return FRAY;
    throw error;
  });
  reply.type('text/html; charset=utf-8').header('cache-control', 'private, max-age=30');
  return sharePage(preview, to, `${request.protocol}://${request.host}`);
}
