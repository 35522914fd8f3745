import { formatRecord, type MatchRecord, parseRecord, verifyRecord } from '@fray/engine';
import { sealedAndAnswered } from '@fray/testkit/models';
import { describe, expect, it } from 'vitest';
import { type LogEntry, Timeline } from '../src/index.js';
import { setupFor } from './support.js';

const choice = (seat: number, verb: string, by: 'player' | 'bot' = 'player'): LogEntry => ({
  kind: 'choice',
  seat,
  at: 0,
  by,
  choice: { do: verb },
});

function start(): Timeline {
  const setup = setupFor(sealedAndAnswered, 2);
  const standIn = { level: 'greedy', seconds: 60 };
  const timeline = Timeline.start({ ...setup, match: { ...setup.match, standIn } });
  if (!timeline.ok) throw new Error(timeline.error.id);
  return timeline.value;
}

/** Reads the record as a file, changed by `edit` line by line, and says what is wrong with it. */
function verdict(
  timeline: Timeline,
  edit: (row: Record<string, unknown>) => object | undefined = (row) => row,
) {
  const rows = formatRecord(timeline.record())
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  const text = rows.flatMap((row) => edit(row) ?? []).map((row) => JSON.stringify(row));
  const record = parseRecord(text.join('\n'));
  if (!record.ok) return record.error.id;
  const verified = verifyRecord(sealedAndAnswered, record.value);
  return verified.ok ? 'genuine' : verified.error.message.id;
}

/** As if whoever changed the record had known how the last line is made. */
function verdictOf(change: (record: MatchRecord) => MatchRecord, timeline: Timeline): string {
  const { end, ...record } = change(timeline.record());
  void end;
  const verified = verifyRecord(sealedAndAnswered, record);
  return verified.ok ? 'genuine' : verified.error.message.id;
}

/** One stands in for seat 1 and chooses; seat 1 comes back; both agree to take something back. */
function play(): Timeline {
  const timeline = start();
  timeline.apply({ kind: 'orders', seat: 0, given: [], at: 0 });
  timeline.apply(choice(0, 'rush'));
  timeline.apply({ kind: 'undo', seat: 0, of: timeline.n, at: 0 });
  timeline.apply(choice(0, 'rush'));
  timeline.apply({ kind: 'stand-in', seat: 1, level: 'greedy', at: 0, by: 'absence' });
  timeline.apply(choice(1, 'nothing', 'bot'));
  timeline.apply({ kind: 'stand-in', seat: 1, level: null, at: 0 });
  const struck = timeline.match.asked()[0]!;
  timeline.apply(choice(struck, 'command'));
  const { n } = timeline;
  timeline.apply({ kind: 'undo-asked', seat: struck, of: n, waiting: [1 - struck], at: 0 });
  timeline.apply({ kind: 'undo-answered', seat: 1 - struck, agree: true, at: 0 });
  timeline.apply(choice(struck, 'command'));
  return timeline;
}

describe('what players do besides choosing', () => {
  it('stands in the record, which says who chose', () => {
    const { acts = [], choices } = play().record();
    expect(acts.map(({ act }) => act)).toEqual([
      'undo',
      'stand-in',
      'stand-in',
      'undo-asked',
      'undo-answered',
      'undo',
    ]);
    expect(choices.map(({ by }) => by)).toEqual([undefined, 'bot', undefined]);
    expect(verdict(play())).toBe('genuine');
  });

  it('leaves the record of a match without any of it as it always was', () => {
    const timeline = start();
    timeline.apply(choice(0, 'rush'));
    const record = timeline.record();
    expect([record.acts, record.end?.acts]).toEqual([undefined, undefined]);
    expect(verdict(timeline)).toBe('genuine');
  });

  it('cannot be struck out of it, nor put in another’s mouth', () => {
    const timeline = play();
    expect(verdict(timeline, (row) => (row['line'] === 'act' ? undefined : row))).toBe('other-acts');
    expect(
      verdict(timeline, ({ by: _by, ...row }) =>
        row['line'] === 'choice' ? row : { ...row, ..._byOf(_by) },
      ),
    ).toBe('other-acts');
    expect(verdict(timeline, (row) => (row['act'] === 'voted' ? row : { ...row, ..._seat(row) }))).not.toBe(
      'genuine',
    );
    expect(verdict(timeline, (row) => (row['line'] === 'act' ? { ...row, seat: 9 } : row))).toBe(
      'record-act',
    );
  });

  it('is lived through again: nobody chose, agreed or stood in who could not', () => {
    const timeline = play();
    const without = (...acts: string[]) =>
      verdictOf(
        (record) => ({ ...record, acts: record.acts!.filter(({ act }) => !acts.includes(act)) }),
        timeline,
      );
    expect(verdictOf((record) => record, timeline)).toBe('genuine');
    expect(without('stand-in')).toBe('other-chooser');
    expect(without('undo-answered')).toBe('other-undo');
    const weaker = (record: MatchRecord): MatchRecord => ({
      ...record,
      acts: record.acts!.map((act) =>
        act.act === 'stand-in' && act.level !== null ? { ...act, level: 'random' } : act,
      ),
    });
    expect(verdictOf(weaker, timeline)).toBe('other-stand-in');
    const late = (record: MatchRecord): MatchRecord => ({
      ...record,
      choices: record.choices.map((each, i) => (i === 2 ? { ...each, by: 'clock' as const } : each)),
    });
    expect(verdictOf(late, timeline)).toBe('other-chooser');
  });

  it('counts the votes about somebody who left, and lets nobody else be made to give up', () => {
    const timeline = start();
    timeline.apply({ kind: 'left', seat: 1, at: 0 });
    timeline.apply({ kind: 'voted', seat: 0, about: 1, remedy: 'bot', level: 'greedy', at: 0 });
    expect(timeline.standIns).toEqual([null, 'greedy']);
    expect(verdict(timeline)).toBe('genuine');
    const unasked = (record: MatchRecord): MatchRecord => ({
      ...record,
      acts: record.acts!.filter(({ act }) => act !== 'voted'),
    });
    expect(verdictOf(unasked, timeline)).toBe('other-stand-in');
  });
});

function _byOf(by: unknown): object {
  return by === undefined ? {} : { by };
}

function _seat(row: Record<string, unknown>): object {
  return row['act'] === 'undo-answered' ? { seat: 1 - (row['seat'] as number) } : {};
}
