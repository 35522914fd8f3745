/** Plays a record again. */

import type { Core } from '../core.js';
import type { Game } from '../game.js';
import { Match } from '../match.js';
import type { Refusal } from '../offers.js';
import { fail, ok, type Result } from '../result.js';
import { engineMessage } from '../words/engine-message.js';
import type { Message } from '../words/message.js';
import type { MatchRecord } from './record.js';

/** Where a record stops making sense: before the first choice (0) or at the n-th. A refusal has its clause, too. */
export interface ReplayFault {
  readonly n: number;
  readonly message: Message | Refusal;
}

/** The match after the first `upTo` choices (all of them unless said); `check` looks at every position, with beats for the seats of `watch`. */
export function replay<S extends Core, V>(
  game: Game<S, V>,
  record: MatchRecord,
  upTo = record.choices.length,
  check?: (match: Match<S, V>) => Message | undefined,
  watch: readonly number[] = [],
): Result<Match<S, V>, ReplayFault> {
  const { header } = record;
  if (header.game !== game.id)
    return fail({ n: 0, message: engineMessage('other-game', { given: header.game, wanted: game.id }) });
  if (header.rules !== game.version)
    return fail({
      n: 0,
      message: engineMessage('other-rules', { given: header.rules, wanted: game.version }),
    });
  const started = Match.start(game, { ...header, watch });
  if (!started.ok) return fail({ n: 0, message: started.error });
  const match = started.value;
  for (let n = 0; ; n++) {
    const wrong = check?.(match);
    if (wrong !== undefined) return fail({ n, message: wrong });
    if (n >= Math.min(upTo, record.choices.length)) return ok(match);
    const { seat, choice, ms, advised } = record.choices[n]!;
    const played = match.choose(seat, choice, ms, advised);
    if (!played.ok) return fail({ n: n + 1, message: played.error });
  }
}
