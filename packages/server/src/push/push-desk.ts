/** Calls the browsers of a guest, within what one guest and one host may cost; forgets those that cannot be called. */
import type { PushMessage, PushSubscription } from '@fray/protocol';
import { MinuteCount } from './minute-count.js';
import type { NoStatus } from './post.js';
import type { Kept, Subscriptions } from './subscriptions.js';
import { Turns } from './turns.js';

/** Sends a push; the status that its service answered with, or why there is none. */
export type SendPush = (to: PushSubscription, message: PushMessage) => Promise<number | NoStatus>;

/** What became of a push, for whoever counts. */
export type PushOutcome =
  | readonly ['sent', 'ok']
  | readonly ['failed', 'gone' | 'status' | NoStatus]
  | readonly ['dropped', 'unwanted' | 'resting' | 'guest' | 'host' | 'busy'];

export interface PushDeskOptions {
  readonly subscriptions: Subscriptions;
  readonly send: SendPush;
  readonly now: () => number;
  readonly counted: (outcome: PushOutcome) => void;
  readonly failed: (error: unknown) => void;
  /** For whoever looks for the reason. An endpoint is a secret of its browser: no more than its host is told. */
  readonly told: (what: object, text: string) => void;
}

const BY_GUEST_A_MINUTE = 30;
/** All browsers of one make have the same host. */
const BY_HOST_A_MINUTE = 1200;
const LIMITS = { atOnce: 32, atOnceByKey: 8, most: 1000, mostByKey: 500 };

export class PushDesk {
  private readonly byGuest: MinuteCount;
  private readonly byHost: MinuteCount;
  private readonly turns = new Turns(LIMITS);
  private closed = false;

  constructor(private readonly options: PushDeskOptions) {
    this.byGuest = new MinuteCount(BY_GUEST_A_MINUTE, options.now);
    this.byHost = new MinuteCount(BY_HOST_A_MINUTE, options.now);
  }

  async call(guest: string, message: PushMessage): Promise<void> {
    const { subscriptions, failed } = this.options;
    const calls = (await subscriptions.of(guest)).map((kept) => this.callOne(guest, kept, message));
    for (const { reason } of (await Promise.allSettled(calls)).filter(isRejected)) failed(reason);
  }

  /** What comes after this is not written down. */
  close(): void {
    this.closed = true;
  }

  private async callOne(guest: string, kept: Kept, message: PushMessage): Promise<void> {
    const { counted, told } = this.options;
    const { hostname: host } = new URL(kept.endpoint);
    const outcome = await this.outcomeOf(guest, kept, message);
    counted(outcome);
    if (this.closed) return;
    if (outcome[0] !== 'sent') told({ host, result: outcome[0], kind: outcome[1] }, 'a push did not arrive');
    await this.remember(guest, kept, outcome);
  }

  private async outcomeOf(guest: string, kept: Kept, message: PushMessage): Promise<PushOutcome> {
    const { subscriptions, send } = this.options;
    const { hostname: host } = new URL(kept.endpoint);
    if (subscriptions.faultOf(kept) !== undefined) return ['dropped', 'unwanted'];
    if (subscriptions.isResting(kept)) return ['dropped', 'resting'];
    if (!this.byGuest.take(guest)) return ['dropped', 'guest'];
    if (!this.byHost.take(host)) return ['dropped', 'host'];
    const { endpoint, keys } = kept;
    const sent = this.turns.run(host, () => send({ endpoint, keys }, message));
    return sent === undefined ? ['dropped', 'busy'] : outcomeOfStatus(await sent);
  }

  private async remember(guest: string, kept: Kept, [result, kind]: PushOutcome): Promise<void> {
    const { subscriptions } = this.options;
    if (result === 'sent') await subscriptions.worked(guest, kept);
    // The browser has taken its permission back or is no more, or the operator no longer wants its service.
    else if (kind === 'gone' || kind === 'unwanted') await subscriptions.remove(guest, kept.endpoint);
    else if (result === 'failed') await subscriptions.failed(guest, kept.endpoint);
  }
}

function outcomeOfStatus(status: number | NoStatus): PushOutcome {
  if (typeof status !== 'number') return ['failed', status];
  if (status >= 200 && status < 300) return ['sent', 'ok'];
  return ['failed', status === 404 || status === 410 ? 'gone' : 'status'];
}

function isRejected(settled: PromiseSettledResult<void>): settled is PromiseRejectedResult {
  return settled.status === 'rejected';
}
