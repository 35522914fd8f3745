/** Which browsers of a guest want to be called. */
import type { PushSubscription } from '@fray/protocol';
import type { Doc, Store } from '../store/store.js';

const PUSH = 'push';
/** The oldest browser is forgotten when there are more. */
const MOST_BROWSERS = 5;

type List = readonly PushSubscription[];

export class Subscriptions {
  constructor(
    private readonly store: Store,
    private readonly now: () => number,
  ) {}

  async of(guest: string): Promise<List> {
    return readList(await this.store.get(PUSH, guest));
  }

  async add(guest: string, wanted: PushSubscription): Promise<void> {
    await this.change(guest, (list) => [...without(list, wanted.endpoint), wanted].slice(-MOST_BROWSERS));
  }

  async remove(guest: string, endpoint: string): Promise<void> {
    await this.change(guest, (list) => without(list, endpoint));
  }

  private async change(guest: string, act: (list: List) => List): Promise<void> {
    for (;;) {
      const doc = await this.store.get(PUSH, guest);
      const body = JSON.stringify(act(readList(doc)));
      const version = (doc?.version ?? 0) + 1;
      if (await this.store.put([{ kind: PUSH, id: guest, version, body, at: this.now(), labels: [] }]))
        return;
    }
  }
}

function readList(doc: Doc | undefined): List {
  return doc === undefined ? [] : (JSON.parse(doc.body) as List);
}

function without(list: List, endpoint: string): List {
  return list.filter((each) => each.endpoint !== endpoint);
}
