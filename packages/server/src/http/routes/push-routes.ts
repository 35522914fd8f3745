/** Who wants to be called when something waits. */
import { Problem, PushEnd, PushKey, PushSubscription } from '@fray/protocol';
import { z } from 'zod';
import { refuse } from '../../refused.js';
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
      const guest = requireGuest(request);
      const fault = subscriptions.faultOf(request.body);
      if (fault !== undefined) throw refuse('against-the-rules', fault);
      await subscriptions.add(guest, request.body);
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
