/** Every stream that is open, so that a shutdown can end them politely. */
import type { Outlet } from './outlet.js';

export class Outlets {
  private readonly open = new Set<Outlet>();

  get count(): number {
    return this.open.size;
  }

  /** Feeds an outlet until it closes. */
  feed(outlet: Outlet, subscribe: (send: (n: number, text: string) => void) => () => void): void {
    this.open.add(outlet);
    const unsubscribe = subscribe((n, text) => outlet.send(n, text));
    outlet.onClose(() => {
      this.open.delete(outlet);
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
