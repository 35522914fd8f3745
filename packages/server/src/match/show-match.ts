/** A match as one viewer may see it from outside: the secret of its dice only when it is over. */
import type { MatchInfo } from '@fray/protocol';
import type { MatchHost } from './match-host.js';

export function showMatch(host: MatchHost, viewer: number): MatchInfo {
  const { file } = host;
  const timeline = host.seenBy(viewer);
  const { outcome } = timeline.match;
  const { commitment, secret, players, promise } = file.fair;
  const promised = {
    commitment,
    ...(promise === undefined ? {} : { promise }),
    ...(file.next === undefined ? {} : { next: file.next }),
  };
  return {
    id: file.id,
    table: file.table,
    game: file.game,
    rules: file.rules,
    options: file.options,
    seats: file.seats.map(({ name, kind, bot }) => ({ name, kind, ...(bot === undefined ? {} : { bot }) })),
    ...(viewer < 0 ? {} : { yourSeat: viewer }),
    clock: file.clock,
    delay: viewer < 0 ? (file.delay ?? 0) : 0,
    advice: file.advice !== 'off',
    started: new Date(file.started).toISOString(),
    status: outcome === null ? 'running' : 'over',
    outcome,
    n: timeline.lastTold(viewer),
    made: timeline.shown,
    ...(viewer < 0 ? {} : { watch: file.watch }),
    fair: outcome === null ? promised : { ...promised, secret, players: [...players], seed: file.seed },
  };
}
