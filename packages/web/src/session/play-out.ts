/** A match between bots, played to its end as fast as they think. */
import { openLocal } from './local-matches.js';

export async function playOut(id: string): Promise<void> {
  const opened = await openLocal(id);
  if (!opened.ok) return;
  const session = opened.value;
  await new Promise<void>((over) => {
    const look = (): void => {
      const { outcome, steps } = session.store.getState();
      if (outcome !== null) over();
      // Whoever watches has seen it all: nobody waits for a show.
      else queueMicrotask(() => session.seen(steps.length));
    };
    session.store.subscribe(look);
    look();
  });
  session.close();
}
