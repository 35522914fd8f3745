/** The keys of a browser, with which what is pushed to it is sealed. */
import { ECDH } from 'node:crypto';
import type { PushSubscription } from '@fray/protocol';

const POINT_BYTES = 65;
const AUTH_BYTES = 16;

/** Whether one is a point of the curve and the other one of its length: anything else fails when something is sealed. */
export function areKeys({ p256dh, auth }: PushSubscription['keys']): boolean {
  const point = Buffer.from(p256dh, 'base64url');
  if (point.length !== POINT_BYTES || Buffer.from(auth, 'base64url').length !== AUTH_BYTES) return false;
  try {
    ECDH.convertKey(point, 'prime256v1');
    return true;
  } catch {
    return false;
  }
}
