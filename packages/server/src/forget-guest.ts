/** Forgets somebody: the name goes from the guest and from every finished match; nobody forgets in the middle of one. */
import type { Context } from './http/context.js';
import { MATCH, overLabelOf, readMatchFile, runningLabelOf, writeMatchFile } from './match/match-file.js';
import { refuse } from './refused.js';

const PAGE = 100;

export async function forgetGuest(
  { store, guests, tables, contests, subscriptions }: Context,
  guest: string,
): Promise<void> {
  if ((await store.list(MATCH, runningLabelOf(guest), 1)).length > 0)
    throw refuse('not-now', 'still-playing');
  for (const id of await tables.idsOf(guest)) await tables.leave(id, guest);
  for (let before = Number.MAX_SAFE_INTEGER; ; ) {
    const docs = await store.list(MATCH, overLabelOf(guest), PAGE, before);
    for (const doc of docs) {
      const file = readMatchFile(doc);
      const seats = file.seats.map((seat) => (seat.guest === guest ? { ...seat, name: '' } : seat));
      await store.put([writeMatchFile({ ...file, seats }, doc.version + 1)]);
    }
    if (docs.length < PAGE) break;
    before = docs[PAGE - 1]!.at;
  }
  await contests.forget(guest);
  await subscriptions.removeAll(guest);
  await guests.forget(guest);
}
