/** The keys by which push services know this server: made once, shared by every process on the store. */
import webPush, { type VapidKeys } from 'web-push';
import type { Store } from '../store/store.js';

const SERVER = 'server';
const VAPID = 'vapid-keys';

export async function vapidKeys(store: Store, now: number): Promise<VapidKeys> {
  const known = await store.get(SERVER, VAPID);
  if (known !== undefined) return JSON.parse(known.body) as VapidKeys;
  const keys = webPush.generateVAPIDKeys();
  const body = JSON.stringify(keys);
  if (await store.put([{ kind: SERVER, id: VAPID, version: 1, body, at: now, labels: [] }])) return keys;
  return vapidKeys(store, now);
}
