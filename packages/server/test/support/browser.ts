/** What a browser subscribes with. */
import { createECDH, randomBytes } from 'node:crypto';
import type { PushSubscription } from '@fray/protocol';
import { PUSH_HOST } from './push-endpoints.js';

export function browser(name: string, host = PUSH_HOST): PushSubscription {
  const p256dh = createECDH('prime256v1').generateKeys('base64url');
  return {
    endpoint: `https://${host}/${name}`,
    keys: { p256dh, auth: randomBytes(16).toString('base64url') },
  };
}
