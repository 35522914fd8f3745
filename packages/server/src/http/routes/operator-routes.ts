/** For whoever runs the server: is it well, and what does it do? */
import { createHash, timingSafeEqual } from 'node:crypto';
import { BlockList, isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { refuse } from '../../refused.js';
import type { App, Context } from '../context.js';

const Health = z.object({ status: z.enum(['ok', 'no store']) });

export function addOperatorRoutes(app: App, { store, metrics }: Context, token: string | undefined): void {
  const preHandler = async (request: FastifyRequest): Promise<void> => {
    if (!isOperator(request, token)) throw refuse('forbidden', 'operator-only');
  };
  app.get(
    '/health',
    {
      schema: { summary: 'Does it work?', tags: ['operator'], response: { 200: Health, 503: Health } },
      config: { unlimited: true },
      preHandler: token === undefined ? [] : preHandler,
    },
    async (_, reply) => {
      const well = await store.probe().then(
        () => true,
        () => false,
      );
      return reply.code(well ? 200 : 503).send({ status: well ? 'ok' : 'no store' });
    },
  );

  app.get(
    '/metrics',
    { schema: { summary: 'For Prometheus', tags: ['operator'] }, config: { unlimited: true }, preHandler },
    async (_, reply) => reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  );
}

/** What the server counts tells something about the matches on it: by default it is told to the machine itself alone. */
function isOperator({ ip, headers }: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined) return isSameText(headers.authorization ?? '', `Bearer ${token}`);
  return (
    headers['x-forwarded-for'] === undefined &&
    LOOPBACK.check(ip.replace('::ffff:', ''), isIP(ip) === 6 && !ip.startsWith('::ffff:') ? 'ipv6' : 'ipv4')
  );
}

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

function isSameText(given: string, wanted: string): boolean {
  const [a, b] = [given, wanted].map((text) => createHash('sha256').update(text).digest());
  return timingSafeEqual(a!, b!);
}
