/** Plays a record again, and proves that it is what it says. */

import { checkProof } from '../chance/seed.js';
import type { Core } from '../core.js';
import { type GameEvent, seenBy } from '../event.js';
import type { Game } from '../game.js';
import { Match } from '../match.js';
import type { Refusal } from '../offers.js';
import { fail, ok, type Result } from '../result.js';
import { SPECTATOR } from '../seat/view.js';
import { engineMessage } from '../words/engine-message.js';
import type { Message } from '../words/message.js';
import { canonical } from './canonical.js';
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
    const { seat, choice, ms } = record.choices[n]!;
    const played = match.choose(seat, choice, ms);
    if (!played.ok) return fail({ n: n + 1, message: played.error });
  }
}

/** Replays everything and compares hashes, outcome, dice and words; names the first number that does not fit. */
export function verifyRecord<S extends Core, V>(
  game: Game<S, V>,
  record: MatchRecord,
): Result<Match<S, V>, ReplayFault> {
  const { fair, seed } = record.header;
  const unfair = fair === undefined ? undefined : checkProof(fair, seed);
  if (unfair !== undefined) return fail({ n: 0, message: unfair });
  const hashes = new Map(record.checkpoints.map(({ n, hash }) => [n, hash]));
  const whole = replay(game, record, undefined, (match) => {
    const hash = hashes.get(match.length);
    return hash === undefined || hash === match.hash() ? undefined : engineMessage('other-position');
  });
  if (!whole.ok) return whole;
  const lie = checkWords(record, whole.value);
  if (lie !== undefined) return fail(lie);
  const { end } = record;
  if (end === undefined) return whole;
  const { length, outcome } = whole.value;
  if (end.n !== length)
    return fail({ n: end.n, message: engineMessage('other-length', { length, end: end.n }) });
  if (end.hash !== whole.value.hash())
    return fail({ n: length, message: engineMessage('other-end-position') });
  if (canonical(end.outcome) !== canonical(outcome))
    return fail({ n: length, message: engineMessage('other-outcome') });
  return whole;
}

/** Where the parts that only people read (notation, events) say something else than was played. */
function checkWords<S extends Core, V>(record: MatchRecord, match: Match<S, V>): ReplayFault | undefined {
  const { choices, told = [] } = record;
  const misread = choices.findIndex(({ text }, i) => text !== undefined && text !== match.choices[i]?.text);
  if (misread !== -1) return { n: misread + 1, message: engineMessage('other-words') };
  const rest = match.story.map((events) => [...events]);
  for (const { n, event } of told) {
    const wanted = canonical(event);
    const at = rest[n]?.findIndex((played) => forms(played, record).includes(wanted)) ?? -1;
    if (at === -1) return { n, message: engineMessage('not-happened') };
    rest[n]!.splice(0, at + 1);
  }
  return undefined;
}

/** An event whole, and as each seat or a spectator saw it: a record may hold any of these. */
function forms(event: GameEvent, { header }: MatchRecord): string[] {
  const readers = [SPECTATOR, ...header.seats.keys()];
  return [event, ...readers.map((seat) => seenBy(event, seat))].map(canonical);
}
