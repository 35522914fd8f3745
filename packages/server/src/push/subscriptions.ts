/** Which browsers of a guest want to be called, and how often in a row that failed. */
import type { PushSubscription, ServerMessage } from '@fray/protocol';
import type { Doc, Store } from '../store/store.js';
import type { PushHosts } from './push-hosts.js';
import { areKeys } from './push-keys.js';

export const PUSH = 'push';
/** The oldest browser is forgotten when there are more. */
const MOST_BROWSERS = 5;
const MINUTE_MS = 60_000;
/** How long an endpoint is left alone after the first failure in a row, the second, …; after one more it is forgotten. */
const REST_MS = [1, 10, 60, 360].map((minutes) => minutes * MINUTE_MS);

export interface Kept extends PushSubscription {
  readonly failures?: number;
  readonly failedAt?: number;
}

type List = readonly Kept[];

export interface SubscriptionsOptions {
  readonly store: Store;
  readonly hosts: PushHosts;
  readonly now: () => number;
}

export class Subscriptions {
  constructor(private readonly options: SubscriptionsOptions) {}

  async of(guest: string): Promise<List> {
    return readList(await this.options.store.get(PUSH, guest));
  }

  /** Why a subscription is neither kept nor called. */
  faultOf({ endpoint, keys }: PushSubscription): ServerMessage | undefined {
    if (!this.options.hosts.has(new URL(endpoint).hostname)) return 'push-service';
    return areKeys(keys) ? undefined : 'push-keys';
  }

  async add(guest: string, wanted: PushSubscription): Promise<void> {
    await this.change(guest, (list) => [...without(list, wanted.endpoint), wanted].slice(-MOST_BROWSERS));
  }

  async remove(guest: string, endpoint: string): Promise<void> {
    await this.change(guest, (list) => without(list, endpoint));
  }

  async removeAll(guest: string): Promise<void> {
    await this.change(guest, () => []);
  }

  isResting({ failures = 0, failedAt = 0 }: Kept): boolean {
    return failures > 0 && this.options.now() < failedAt + REST_MS[failures - 1]!;
  }

  async failed(guest: string, endpoint: string): Promise<void> {
    const failedAt = this.options.now();
    await this.changeOne(guest, endpoint, (kept) => {
      const { failures = 0 } = kept;
      // Calls that were on their way together fail together.
      if (this.isResting(kept)) return [kept];
      return failures < REST_MS.length ? [{ ...kept, failures: failures + 1, failedAt }] : [];
    });
  }

  async worked(guest: string, { endpoint, failures = 0 }: Kept): Promise<void> {
    if (failures > 0) await this.changeOne(guest, endpoint, ({ keys }) => [{ endpoint, keys }]);
  }

  private async changeOne(guest: string, endpoint: string, act: (kept: Kept) => List): Promise<void> {
    await this.change(guest, (list) =>
      list.flatMap((kept) => (kept.endpoint === endpoint ? act(kept) : [kept])),
    );
  }

  private async change(guest: string, act: (list: List) => List): Promise<void> {
    const { store, now } = this.options;
    for (;;) {
      const doc = await store.get(PUSH, guest);
      const body = JSON.stringify(act(readList(doc)));
      if (body === (doc?.body ?? '[]')) return;
      const version = (doc?.version ?? 0) + 1;
      if (await store.put([{ kind: PUSH, id: guest, version, body, at: now(), labels: [] }])) return;
    }
  }
}

function readList(doc: Doc | undefined): List {
  return doc === undefined ? [] : (JSON.parse(doc.body) as List);
}

function without(list: List, endpoint: string): List {
  return list.filter((each) => each.endpoint !== endpoint);
}
