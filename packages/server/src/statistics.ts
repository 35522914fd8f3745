/** What a guest has played and won, counted from the matches that are kept; clearing counts from now on. */
import type { Statistics } from '@fray/protocol';
import type { Guests } from './guests.js';
import { MATCH, overLabelOf, readMatchFile } from './match/match-file.js';
import type { Store } from './store/store.js';

const PAGE = 200;

type Row = Statistics['games'][number];

export async function statisticsOf(store: Store, guests: Guests, guest: string): Promise<Statistics> {
  const { countedFrom: since = 0 } = await guests.get(guest);
  const rows = new Map<string, Row>();
  for (let before = Number.MAX_SAFE_INTEGER; ; ) {
    const docs = await store.list(MATCH, overLabelOf(guest), PAGE, before);
    for (const doc of docs) {
      if (doc.at <= since) break;
      const { game, seats, outcome } = readMatchFile(doc);
      const seat = seats.findIndex((each) => each.guest === guest);
      const { played, won } = rows.get(game) ?? { played: 0, won: 0 };
      const wins = outcome?.winners.includes(seat) === true ? 1 : 0;
      rows.set(game, { game, played: played + 1, won: won + wins });
    }
    const last = docs[PAGE - 1];
    if (last === undefined || last.at <= since) break;
    before = last.at;
  }
  return {
    ...(since === 0 ? {} : { since: new Date(since).toISOString() }),
    games: [...rows.values()],
  };
}
