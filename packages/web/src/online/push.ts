/** Switches calls on and off for this browser: its service worker can be woken by the server although no page is open. */
import { PushKey } from '@fray/protocol';
import { gameFacts } from '../games/facts.js';
import { texts } from '../texts/index.js';
import { Done, request } from './api.js';
import { introduceMe } from './introduce-me.js';

const WORKER = './service-worker.js';
/** Where the worker finds its words. */
const WORDS = 'fray-words';

/** Asks the person and the browser, then tells the server. False where one of them does not want to. */
export async function callMe(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return true;
  const key = await request('GET', '/push', PushKey);
  if (!key.ok) return true;
  await leaveWords();
  const worker = await navigator.serviceWorker.register(WORKER);
  const subscription = await worker.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: key.value.key })
    // Without a push service one is still told while a page is open.
    .catch(() => undefined);
  if (subscription === undefined) return true;
  await introduceMe();
  const { endpoint, keys } = subscription.toJSON();
  const kept = await request('PUT', '/push', Done, { endpoint, keys });
  if (kept.ok) return true;
  await subscription.unsubscribe();
  // A server need not call this browser's service; one is still told while a page is open.
  return kept.error.status === 422;
}

export async function doNotCallMe(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  const subscription = await worker?.pushManager.getSubscription();
  if (subscription == null) return;
  await request('DELETE', '/push', Done, { endpoint: subscription.endpoint });
  await subscription.unsubscribe();
}

async function leaveWords(): Promise<void> {
  const titles = Object.fromEntries(gameFacts.map(({ id, title }) => [id, title]));
  const words = JSON.stringify({ titles, waits: texts().table.yourTurn });
  await (await caches.open(WORDS)).put('words.json', new Response(words));
}
