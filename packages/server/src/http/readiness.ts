/** Whether the store works: tried at most once a second, however many ask. */
import type { Store } from '../store/store.js';

const AGAIN_MS = 1_000;

export class Readiness {
  private trying = false;
  private tried = -Infinity;
  private well: Promise<boolean> = Promise.resolve(true);

  constructor(
    private readonly store: Pick<Store, 'probe'>,
    private readonly now: () => number,
  ) {}

  /** A store that hangs is asked once and no more until it has answered. */
  isWell(): Promise<boolean> {
    const now = this.now();
    if (this.trying || now - this.tried < AGAIN_MS) return this.well;
    this.trying = true;
    this.tried = now;
    this.well = this.try();
    return this.well;
  }

  private async try(): Promise<boolean> {
    try {
      await this.store.probe();
      return true;
    } catch {
      return false;
    } finally {
      this.trying = false;
    }
  }
}
