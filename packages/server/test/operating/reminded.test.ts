/** Somebody who goes without an answer is called again before the others may decide about their seat. */
import { createECDH, randomBytes } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { serve, startDuel } from '../support/harness.js';

it('calls whoever has seen the question and closed the match without an answer', async () => {
  const sent: string[] = [];
  const push = async ({ endpoint }: { endpoint: string }) => {
    sent.push(endpoint);
    return 201;
  };
  const server = await serve({ callAfterMs: 0, remindAfterMs: 0, push });
  const { bob, match } = await startDuel(server.url);
  const keys = {
    p256dh: createECDH('prime256v1').generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  };
  const stream = bob.stream(match);
  await stream.until();
  const endpoint = 'https://fcm.googleapis.com/fcm/send/bob';
  const kept = await bob.send('PUT', '/api/push', JSON.stringify({ endpoint, keys }), {
    'content-type': 'application/json',
  });
  expect(kept.status).toBe(200);
  // Bob was asked with the match open, so nobody called him; now he goes.
  sent.length = 0;
  stream.close();
  await vi.waitFor(() => expect(sent).toEqual([endpoint]));
  await server.close();
});
