/** Something read from documents of one kind: read again only when one of them has changed, by any process. */
import type { Store } from '../store/store.js';

export class ReadOnce<T> {
  private kept: Promise<T> | undefined;

  constructor(
    store: Store,
    kind: string,
    private readonly read: () => Promise<T>,
  ) {
    store.watch((notice) => {
      if (notice.type === 'gap' || (notice.type === 'doc' && notice.kind === kind)) this.forget();
    });
  }

  get(): Promise<T> {
    if (this.kept !== undefined) return this.kept;
    const reading = this.read();
    this.kept = reading;
    reading.catch(() => this.forget());
    return reading;
  }

  /** What this process has changed is known here before anybody is told of it. */
  forget(): void {
    this.kept = undefined;
  }
}
