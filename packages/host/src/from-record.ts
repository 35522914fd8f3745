/** A record as the log of a match that goes on. */
import type { MatchRecord } from '@fray/engine';
import type { LogEntry } from './timeline/entry.js';

/** Longer than any beat: what was shown together is played on without waiting. */
const APART_MS = 3_600_000;

/** `ordered` are the numbers of the choices that standing orders made. */
export function entriesOf(record: MatchRecord, ordered: readonly number[] = []): LogEntry[] {
  const { seats } = record.header;
  return record.choices.map(({ seat, choice, by: made, advised }, i): LogEntry => {
    const by =
      made !== undefined
        ? made
        : ordered.includes(i + 1)
          ? 'orders'
          : seats[seat]?.kind === 'bot'
            ? 'bot'
            : 'player';
    const at = (i - record.choices.length) * APART_MS;
    return { kind: 'choice', seat, choice, by, at, ...(advised === undefined ? {} : { advised }) };
  });
}
