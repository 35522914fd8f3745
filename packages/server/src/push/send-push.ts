/** Sends to the push service of a browser, sealed for it and signed with this server's keys. */
import webPush, { type VapidKeys } from 'web-push';
import { post } from './post.js';
import type { SendPush } from './push-desk.js';
import type { Reach } from './reach.js';

/** A turn that has waited for a day is found on the home page. */
const KEPT_SECONDS = 24 * 3600;

/** `contact` is whom a push service may write to about this server: an address of mail or of a page. */
export function pushWith(keys: VapidKeys, contact: string, reach: Reach): SendPush {
  const vapidDetails = { subject: contact, ...keys };
  return async ({ endpoint, keys: theirs }, message) => {
    const url = new URL(endpoint);
    const to = { endpoint: url.href, keys: theirs };
    const options = { vapidDetails, TTL: KEPT_SECONDS };
    const { headers, body } = webPush.generateRequestDetails(to, JSON.stringify(message), options);
    return post(url, { headers, body: body! }, reach);
  };
}
