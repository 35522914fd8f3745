/** What those who only watch say to each other. It is told by every process and kept by none. */
import type { Aside } from '@fray/protocol';
import type { Notice, Store } from '../store/store.js';

interface Told {
  readonly aside: string;
  readonly said: Omit<Aside, 'kind'>;
}

export class Asides {
  constructor(
    private readonly store: Store,
    private readonly tell: (match: string, aside: Aside) => void,
  ) {}

  async say(match: string, from: string, text: string, at: number): Promise<void> {
    await this.store.send(JSON.stringify({ aside: match, said: { from, text, at } } satisfies Told));
  }

  hear(notice: Extract<Notice, { type: 'message' }>): void {
    const { aside, said } = JSON.parse(notice.text) as Partial<Told>;
    if (aside !== undefined && said !== undefined) this.tell(aside, { kind: 'aside', ...said });
  }
}
