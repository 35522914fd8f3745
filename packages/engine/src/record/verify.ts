/** Proves that a record is what it says. */
import { checkProof } from '../chance/seed.js';
import type { Core } from '../core.js';
import { type GameEvent, seenBy } from '../event.js';
import type { Game } from '../game.js';
import type { Match } from '../match.js';
import { fail, type Result } from '../result.js';
import { SPECTATOR } from '../seat/view.js';
import { engineMessage } from '../words/engine-message.js';
import { canonical } from './canonical.js';
import { checkActs } from './check-acts.js';
import type { MatchRecord } from './record.js';
import { type ReplayFault, replay } from './replay.js';

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
  const lie = checkWords(record, whole.value) ?? checkActs(game, record);
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
