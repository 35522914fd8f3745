/** Every stream that is open, so that a shutdown can end them politely. */
import type { Outlet } from './outlet.js';

export class Outlets {
  private readonly open = new Set<Outlet>();
  private readonly owners = new Map<string, number>();

  get count(): number {
    return this.open.size;
  }

  /** How many are open for this guest or address. */
  countOf(owner: string): number {
    return this.owners.get(owner) ?? 0;
  }

  /** Feeds an outlet until it closes. It counts for each of its owners: a guest, and the address they are at. */
  feed(
    outlet: Outlet,
    owners: readonly string[],
    subscribe: (send: (n: number, text: string) => void) => () => void,
  ): void {
    this.open.add(outlet);
    for (const owner of owners) this.owners.set(owner, this.countOf(owner) + 1);
    const unsubscribe = subscribe((n, text) => outlet.send(n, text));
    outlet.onClose(() => {
      this.open.delete(outlet);
      for (const owner of owners) this.release(owner);
      unsubscribe();
    });
  }

  private release(owner: string): void {
    const left = this.countOf(owner) - 1;
    if (left > 0) this.owners.set(owner, left);
    else this.owners.delete(owner);
  }

  close(): void {
    for (const outlet of this.open) outlet.close();
  }

  cut(): void {
    for (const outlet of this.open) outlet.cut();
  }
}
