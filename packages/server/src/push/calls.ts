/** Everything that calls players, put together: who wants to be called, when, and how they are reached. */
import type { Metrics } from '../operating/metrics.js';
import type { Store } from '../store/store.js';
import { Caller, type CallerOptions } from './caller.js';
import { PushDesk, type PushDeskOptions, type SendPush } from './push-desk.js';
import { PushHosts } from './push-hosts.js';
import { OPEN_NET, type Reach } from './reach.js';
import { pushWith } from './send-push.js';
import { Subscriptions } from './subscriptions.js';
import { vapidKeys } from './vapid-keys.js';

/** Push services want some address; one that nobody has does no harm. */
const NO_CONTACT = 'mailto:nobody@example.org';

export interface CallTerms {
  /** How browsers without an open page are called, and how long after they are asked. */
  readonly push?: SendPush;
  readonly callAfterMs?: number;
  /** So long after they closed the match without an answer they are called again. */
  readonly remindAfterMs?: number;
  /** Hosts of push services that are called besides those of the known browsers: names, or `*.` and a name. */
  readonly pushHosts?: readonly string[];
  /** How those hosts are found and which of their addresses are taken; tests have their own on this machine. */
  readonly reach?: Partial<Reach>;
  /** Whom push services may write to about this server, such as mailto:me@example.org. */
  readonly contact?: string;
}

export interface CallsOptions
  extends Pick<CallerOptions, 'isHere' | 'failed'>,
    Pick<PushDeskOptions, 'now' | 'told'> {
  readonly terms: CallTerms;
  readonly store: Store;
  readonly metrics: Metrics;
}

export interface Calls extends Pick<Caller, 'consider' | 'went' | 'close'> {
  readonly subscriptions: Subscriptions;
  /** The public half of the keys by which push services know this server. */
  readonly pushKey: string;
}

export async function openCalls({ terms, store, metrics, ...options }: CallsOptions): Promise<Calls> {
  const { now, failed, told, isHere } = options;
  const { push, callAfterMs, remindAfterMs, pushHosts, contact = NO_CONTACT } = terms;
  const keys = await vapidKeys(store, now());
  const subscriptions = new Subscriptions({ store, hosts: new PushHosts(pushHosts), now });
  const send = push ?? pushWith(keys, contact, { ...OPEN_NET, ...terms.reach });
  const desk = new PushDesk({ subscriptions, send, now, counted: metrics.pushed, failed, told });
  const caller = new Caller({
    call: (guest, message) => desk.call(guest, message),
    isHere,
    failed,
    ...(callAfterMs === undefined ? {} : { afterMs: callAfterMs }),
    ...(remindAfterMs === undefined ? {} : { remindMs: remindAfterMs }),
  });
  const close = (): void => {
    caller.close();
    desk.close();
  };
  return {
    subscriptions,
    pushKey: keys.publicKey,
    consider: (host) => caller.consider(host),
    went: (host, seat) => caller.went(host, seat),
    close,
  };
}
