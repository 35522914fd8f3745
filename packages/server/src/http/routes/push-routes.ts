/** Who wants to be called when something waits. */
import { Problem, PushEnd, PushKey, PushSubscription } from '@fray/protocol';
import { z } from 'zod';
import type { App, Context } from '../context.js';
import { requireGuest } from '../guards/security.js';

const tags = ['guests'];
const response = { 200: z.object({}), '4xx': Problem };

export function addPushRoutes(app: App, { subscriptions, pushKey }: Context): void {
  app.get(
    '/api/push',
    { schema: { summary: 'What a browser subscribes with', tags, response: { 200: PushKey } } },
    async () => ({ key: pushKey }),
  );

  app.put(
    '/api/push',
    { schema: { summary: 'Call this browser when I am asked', tags, body: PushSubscription, response } },
    async (request) => {
      await subscriptions.add(requireGuest(request), request.body);
      return {};
    },
  );

  app.delete(
    '/api/push',
    { schema: { summary: 'Do not call this browser any more', tags, body: PushEnd, response } },
    async (request) => {
      await subscriptions.remove(requireGuest(request), request.body.endpoint);
      return {};
    },
  );
}
