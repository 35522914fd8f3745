/** For whoever runs the server: is it well, and what does it do? */
import { z } from 'zod';
import { refuse } from '../../refused.js';
import type { App, Context } from '../context.js';
import type { IsOperator } from '../guards/is-operator.js';
import { Readiness } from '../readiness.js';

const Alive = z.object({ status: z.literal('ok') });
const Ready = z.object({ status: z.enum(['ok', 'no store']) });
const tags = ['operator'];

export function addOperatorRoutes(app: App, { store, metrics, now }: Context, isOperator: IsOperator): void {
  const readiness = new Readiness(store, now);
  app.get(
    '/livez',
    {
      schema: { summary: 'Does the process answer?', tags, response: { 200: Alive } },
      config: { forOperator: true },
    },
    async () => ({ status: 'ok' as const }),
  );

  for (const path of ['/readyz', '/health'])
    app.get(
      path,
      {
        schema: { summary: 'Does the store work?', tags, response: { 200: Ready, 503: Ready } },
        config: { forOperator: true },
      },
      async (_, reply) => {
        const well = await readiness.isWell();
        return reply.code(well ? 200 : 503).send({ status: well ? 'ok' : 'no store' });
      },
    );

  app.get(
    '/metrics',
    {
      schema: { summary: 'For Prometheus', tags },
      config: { forOperator: true },
      preHandler: async (request): Promise<void> => {
        if (!isOperator(request)) throw refuse('forbidden', 'operator-only');
      },
    },
    async (_, reply) => reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  );
}
