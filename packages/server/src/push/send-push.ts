/** Sends to the push service of a browser, signed with this server's keys. */
import webPush, { type VapidKeys, WebPushError } from 'web-push';
import type { SendPush } from './caller.js';

/** A turn that has waited for a day is found on the home page. */
const KEPT_SECONDS = 24 * 3600;
const TIMEOUT_MS = 10_000;

/** `contact` is whom a push service may write to about this server: an address of mail or of a page. */
export function pushWith(keys: VapidKeys, contact: string): SendPush {
  const vapidDetails = { subject: contact, ...keys };
  return async (to, message) => {
    try {
      const options = { vapidDetails, TTL: KEPT_SECONDS, timeout: TIMEOUT_MS };
      return (await webPush.sendNotification(to, JSON.stringify(message), options)).statusCode;
    } catch (error) {
      if (error instanceof WebPushError) return error.statusCode;
      throw error;
    }
  };
}
