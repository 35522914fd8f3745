/** Hands notices to everyone in this process who watches a store. */
import type { Notice } from './store.js';

export class Notices {
  private readonly listeners = new Set<(notice: Notice) => void>();

  watch(listener: (notice: Notice) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  tell(notice: Notice): void {
    for (const listener of this.listeners) listener(notice);
  }
}
