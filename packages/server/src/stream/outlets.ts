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

  /** Feeds an outlet until it closes. */
  feed(
    outlet: Outlet,
    owner: string,
    subscribe: (send: (n: number, text: string) => void) => () => void,
  ): void {
    this.open.add(outlet);
    this.owners.set(owner, this.countOf(owner) + 1);
    const unsubscribe = subscribe((n, text) => outlet.send(n, text));
    outlet.onClose(() => {
      this.open.delete(outlet);
      if (this.countOf(owner) > 1) this.owners.set(owner, this.countOf(owner) - 1);
      else this.owners.delete(owner);
      unsubscribe();
    });
  }

  close(): void {
    for (const outlet of this.open) outlet.close();
  }

  cut(): void {
    for (const outlet of this.open) outlet.cut();
  }
}
