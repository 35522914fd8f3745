/** For whoever runs the server: is it well, and what does it do? */
import { z } from 'zod';
import type { App, Context } from './context.js';

const Health = z.object({ status: z.enum(['ok', 'no store']) });

export function addOperatorRoutes(app: App, { store, metrics }: Context): void {
  app.get(
    '/health',
    {
      schema: { summary: 'Does it work?', tags: ['operator'], response: { 200: Health, 503: Health } },
      config: { unlimited: true },
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
    { schema: { summary: 'For Prometheus', tags: ['operator'] }, config: { unlimited: true } },
    async (_, reply) => reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  );
}
