import { describe, expect, it } from 'vitest';
import {
  commitTo,
  formatRecord,
  type GameEvent,
  loadBook,
  type Match,
  type MatchRecord,
  mixSeeds,
  parseRecord,
  type ReplayFault,
  replay,
  sayFault,
  seenBy,
  verifyRecord,
} from '../../src/index.js';
import { afterBids, LISTEN, PASS, PEOPLE, ROLL, startToy, toy } from '../toy-game.js';

/** Twelve choices: enough for a checkpoint in the middle. */
function played(setup: Parameters<typeof afterBids>[0] = {}): Match {
  const match = afterBids(setup);
  for (let i = 0; i < 10; i++) match.play(i % 2, [PASS, 0, 0, 0, 0], 100 + i);
  return match as unknown as Match;
}

const book = await loadBook(toy);

/** What does not fit in a record, as a person reads it. */
function told({ n, message }: ReplayFault): string {
  return `${n}: ${sayFault(book, message)}`;
}

const text = formatRecord(played().record());
const lines = text.trimEnd().split('\n');

/** The sentence that a file of these lines is refused with. */
function errorOf(...changed: string[]): string {
  const parsed = parseRecord(changed.join('\n'));
  return parsed.ok ? 'accepted' : book.problem(parsed.error);
}

/** What verifying says of a record after a change to its text. */
function faultOf(change: (text: string) => string): string {
  const changed = change(text);
  expect(changed).not.toBe(text);
  const record = parseRecord(changed);
  if (!record.ok) return book.problem(record.error);
  const verified = verifyRecord(toy, record.value);
  return verified.ok ? 'verified' : told(verified.error);
}

describe('a record', () => {
  it('has a header, choices, checkpoints and an end, one object a line', () => {
    const kinds = lines.map((line) => (JSON.parse(line) as { line: string }).line);
    expect(kinds).toEqual([
      'header',
      'checkpoint',
      ...new Array(10).fill('choice'),
      'checkpoint',
      'choice',
      'choice',
      'end',
    ]);
  });

  it('is the same after reading and writing, notes included', () => {
    const noted = `${text}{"line":"remark","text":"well played"}\n`;
    const parsed = parseRecord(noted);
    expect(parsed.ok && formatRecord(parsed.value)).toBe(noted);
    expect(parsed.ok && parsed.value.notes).toEqual([{ line: 'remark', text: 'well played' }]);
  });

  it('can be written with the story, which reading skips', () => {
    const match = played();
    const told = formatRecord(match.record(), match.story);
    expect(told).toContain('"line":"event"');
    const parsed = parseRecord(told);
    expect(parsed.ok && verifyRecord(toy, parsed.value).ok).toBe(true);
  });

  it('survives Windows line ends and blank lines', () => {
    const parsed = parseRecord(`\n${text.replaceAll('\n', '\r\n\r\n')}`);
    expect(parsed.ok && formatRecord(parsed.value)).toBe(text);
  });
});

describe('a broken file gets one clear sentence', () => {
  const header = JSON.parse(lines[0]!) as Record<string, unknown>;
  const withHeader = (change: Record<string, unknown>): string =>
    errorOf(JSON.stringify({ ...header, ...change }), ...lines.slice(1));

  it.each([
    ['', 'The file is empty; a record starts with a header line.'],
    ['hello', 'Line 1 is not a JSON object; a record has one on every line.'],
    ['[1]', 'Line 1 is not a JSON object; a record has one on every line.'],
    ['{}', 'This is not a Fray record: the first line must be a header with format "fray-record/2".'],
    [lines[1]!, 'This is not a Fray record: the first line must be a header with format "fray-record/2".'],
    [`${lines[0]}\n${lines[1]}\n{"line":`, 'Line 3 is not a JSON object; a record has one on every line.'],
  ])('%j', (file, error) => expect(errorOf(file)).toBe(error));

  it.each([
    [
      { format: 'fray-record/3' },
      'This is not a Fray record: the first line must be a header with format "fray-record/2".',
    ],
    [{ rng: 'dice' }, 'Unknown random generator "dice".'],
    [{ game: 3 }, 'The header needs "game" as text.'],
    [{ seed: undefined }, 'The header needs "seed" as text.'],
    [{ seats: 'two' }, 'The header needs "seats", each with a name.'],
    [{ seats: [{ name: 'Ann' }, null] }, 'The header needs "seats", each with a name.'],
    [{ fair: true }, 'The header\'s "fair" needs a "commitment", a "secret" and the "players", all as text.'],
    [
      { fair: { commitment: '', secret: '', players: [1] } },
      'The header\'s "fair" needs a "commitment", a "secret" and the "players", all as text.',
    ],
  ])('header with %j', (change, error) => expect(withHeader(change)).toBe(error));

  it('when a checkpoint or the end has no number or no hash', () => {
    for (const broken of ['"n":{"toString":0}', '"n":-1', '"n":"0"'])
      expect(errorOf(lines[0]!, lines[1]!.replace('"n":0', broken))).toBe(
        'A line "checkpoint" needs "n" as a number and "hash" as text.',
      );
    expect(errorOf(lines[0]!, '{"line":"end","n":0}')).toBe(
      'A line "end" needs "n" as a number and "hash" as text.',
    );
    expect(errorOf(lines[0]!, lines[2]!.replace('"n":1', '"n":{"toString":0}'))).toBe(
      'Choice 1 is missing; found {"toString":0} instead.',
    );
  });

  it.each(['null', '5', '"text"', '[]'])('when a line is %s and no object', (line) => {
    expect(errorOf(lines[0]!, line)).toBe('Line 2 is not a JSON object; a record has one on every line.');
  });

  it('when the first line is no header, though it looks like one', () => {
    expect(errorOf(lines[0]!.replace('"line":"header"', '"line":"note"'))).toMatch(
      /^This is not a Fray record/,
    );
  });

  it.each([
    { commitment: 1, secret: '', players: [] },
    { commitment: '', secret: 1, players: [] },
    { commitment: '', secret: '', players: 'ann' },
    { commitment: '', secret: '', players: ['ann', 1] },
  ])('when it cannot be fair: %j', (fair) => {
    expect(withHeader({ fair })).toMatch(/^The header's "fair" needs/);
  });

  it('but not for a proof that is whole', () => {
    expect(withHeader({ fair: { commitment: '', secret: '', players: ['ann', 'bob'] } })).toBe('accepted');
  });

  it.each([-1, 2, 0.5, '0', null])('when a choice is made by seat %j', (seat) => {
    const line = JSON.stringify({ line: 'choice', n: 1, seat, choice: { do: 'pass' } });
    expect(errorOf(lines[0]!, line)).toBe('Choice 1 needs a "seat" of this match and a "choice".');
  });

  it('when a choice is missing, repeated or has no seat', () => {
    expect(errorOf(...lines.slice(0, 3), ...lines.slice(4))).toBe('Choice 2 is missing; found 3 instead.');
    expect(errorOf(...lines.slice(0, 3), lines[2]!)).toBe('Choice 2 is missing; found 1 instead.');
    const seatless = lines[2]!.replace('"seat":0', '"seat":7');
    expect(errorOf(lines[0]!, seatless)).toBe('Choice 1 needs a "seat" of this match and a "choice".');
    expect(errorOf(lines[0]!, '{"line":"choice","n":1,"seat":0,"choice":"pass"}')).toBe(
      'Choice 1 needs a "seat" of this match and a "choice".',
    );
  });
});

describe('verifying', () => {
  it('accepts what was played', () => {
    const record = parseRecord(text);
    const verified = record.ok ? verifyRecord(toy, record.value) : undefined;
    expect(verified?.ok && verified.value.hash()).toBe(played().hash());
  });

  it('names the first number that does not fit', () => {
    expect(faultOf((t) => t.replace('"amount":3', '"amount":2'))).toBe(
      '10: the position is not the recorded one',
    );
    expect(faultOf((t) => t.replace('"amount":3', '"amount":5'))).toBe(
      '1: Nobody may bid more than 3. (TOY-1)',
    );
    expect(faultOf((t) => t.replace('{"do":"pass"}', '{"do":"fly"}'))).toMatch(/^3: "do" must be one of/);
    expect(faultOf((t) => t.replace('"seed":"toy"', '"seed":"boy"'))).toBe(
      '0: the position is not the recorded one',
    );
    expect(faultOf((t) => t.replace(/"hash":"\w+"(?=,"line":"checkpoint","n":10)/, '"hash":"beef"'))).toBe(
      '10: the position is not the recorded one',
    );
  });

  it('looks at the end: its number, its position and its outcome', () => {
    const record = played().record();
    const end = record.end!;
    const faultWith = (change: Partial<NonNullable<MatchRecord['end']>>): unknown => {
      const verified = verifyRecord(toy, { ...record, end: { ...end, ...change } } as MatchRecord);
      return verified.ok ? 'verified' : told(verified.error);
    };
    expect(faultWith({})).toBe('verified');
    expect(faultWith({ n: 13 })).toBe('13: the record has 12 choices, but ends at 13');
    expect(faultWith({ hash: 'beef' })).toBe('12: the final position is not the recorded one');
    expect(faultWith({ outcome: { winners: [0], clause: 'X', reason: '' } })).toBe(
      '12: the match did not end as recorded',
    );
  });

  it('refuses other games, other rules, other options and too many seats', () => {
    expect(faultOf((t) => t.replace('"game":"toy"', '"game":"chess"'))).toBe(
      '0: this is a record of "chess", not of "toy"',
    );
    expect(faultOf((t) => t.replace('"rules":"7"', '"rules":"6"'))).toBe(
      '0: it was played by rules version 6; this program has 7',
    );
    expect(faultOf((t) => t.replace('"goal":20', '"goal":21'))).toBe(
      '0: Option "goal" must be one of 20, 30, not 21.',
    );
    expect(faultOf((t) => t.replace('"seats":[', '"seats":[{"name":"C"},{"name":"D"},'))).toBe(
      '0: This game is for 2 to 3 players, not 4.',
    );
  });

  it('lets neither the words of a choice nor an event say what was not played', () => {
    expect(faultOf((t) => t.replace('"text":"bid 2"', '"text":"bid 3"'))).toBe(
      '2: the words of the choice are not what was chosen',
    );
    const match = played();
    const story = formatRecord(match.record(), match.story);
    const verify = (file: string): unknown => {
      const record = parseRecord(file);
      if (!record.ok) return book.problem(record.error);
      const verified = verifyRecord(toy, record.value);
      return verified.ok ? 'verified' : told(verified.error);
    };
    expect(verify(story)).toBe('verified');
    const lie = '2: the record tells of something that did not happen';
    expect(verify(story.replace('"bids":[3,2]', '"bids":[3,1]'))).toBe(lie);
    const event = story.split('\n').find((line) => line.includes('"line":"event"'))!;
    expect(verify(story.replace(event, `${event}\n${event}`))).toBe(lie);
  });

  it('tells events in the order in which they happened', () => {
    const match = afterBids();
    while (match.outcome === null) match.play(0, [ROLL, 0, 0, 0, 0]);
    expect(match.story.at(-1)!.map(({ type }) => type)).toEqual(['rolled', 'ended']);
    const record = match.record();
    const verify = (story: readonly (readonly GameEvent[])[]): unknown => {
      const file = parseRecord(formatRecord(record, story));
      const verified = file.ok ? verifyRecord(toy, file.value) : undefined;
      return verified?.ok ? 'verified' : verified && told(verified.error);
    };
    const turned = match.story.with(-1, match.story.at(-1)!.toReversed());
    const lie = `${match.length}: the record tells of something that did not happen`;
    expect([verify(match.story), verify(turned)]).toEqual(['verified', lie]);
    // A reader who leaves some of them out says nothing wrong.
    expect(verify(match.story.with(-1, match.story.at(-1)!.slice(1)))).toBe('verified');
  });

  it('holds an event to what a seat saw of it, or a spectator, and to what really happened', () => {
    const match = afterBids();
    match.play(0, [LISTEN, 0, 0, 0, 0]);
    const file = (seat: number): string =>
      formatRecord(
        match.record(),
        match.story.map((events) => events.map((event) => seenBy(event, seat))),
      );
    const verify = (text: string): unknown => {
      const record = parseRecord(text);
      const verified = record.ok ? verifyRecord(toy, record.value) : undefined;
      return verified?.ok ? 'verified' : verified && told(verified.error);
    };
    for (const seat of [0, 1, -1]) expect(verify(file(seat))).toBe('verified');
    expect(file(0)).not.toBe(file(1));
    expect(verify(file(0).replace('"note":0', '"note":1'))).toMatch(/^3: the record tells/);
    const stray = '{"line":"event","n":99,"type":"x"}\n{"line":"event","n":"x","type":"x"}\n';
    expect(verify(file(0) + stray)).toMatch(/^99: the record tells/);
    expect(verify(`${file(0)}{"line":"event","n":"x","type":"x"}\n`)).toMatch(/^-1: the record tells/);
  });

  it('needs neither the words of choices nor an end', () => {
    const { end: _end, choices, ...rest } = played().record();
    const silent = choices.map(({ text: _text, ...choice }) => choice);
    const record = { ...rest, choices: silent };
    expect(verifyRecord(toy, record).ok).toBe(true);
    expect(formatRecord(record)).not.toContain('"line":"end"');
    const parsed = parseRecord(formatRecord(record));
    expect(parsed.ok && Object.keys(parsed.value).sort()).toEqual([
      'checkpoints',
      'choices',
      'header',
      'notes',
    ]);
  });

  it('checks how the seed came about', () => {
    const [secret, players] = ['s3', ['a', 'b']];
    const fair = { commitment: commitTo(secret), secret, players };
    const honest = played({ seed: mixSeeds(secret, players), fair }).record();
    expect(verifyRecord(toy, honest).ok).toBe(true);
    const bent = { ...honest, header: { ...honest.header, fair: { ...fair, secret: 's4' } } };
    expect(verifyRecord(toy, bent)).toMatchObject({
      ok: false,
      error: { n: 0, message: { id: 'other-secret' } },
    });
    const other = played({ seed: 'chosen by the host', fair }).record();
    expect(verifyRecord(toy, other)).toMatchObject({
      ok: false,
      error: { n: 0, message: { id: 'other-seed' } },
    });
  });
});

describe('replaying', () => {
  it('stops where it is told, and shows every position on the way', () => {
    const seen: number[] = [];
    const half = replay(toy, played().record(), 5, (match) => void seen.push(match.length));
    expect([half.ok && half.value.length, seen]).toEqual([5, [0, 1, 2, 3, 4, 5]]);
  });

  it('keeps times, tells the same story and comes to the same position', () => {
    const match = startToy({ seats: [...PEOPLE, { name: 'Cyd', kind: 'bot', bot: 'random' }] });
    match.play(0, [0, 1, 0, 0, 0], 42);
    match.play(1, [0, 1, 0, 0, 0]);
    match.play(0, [ROLL, 0, 0, 0, 0]);
    const again = replay(toy, match.record());
    expect(again.ok && again.value.choices).toEqual(match.choices);
    expect(again.ok && again.value.story).toEqual(match.story);
    expect(again.ok && again.value.hash()).toBe(match.hash());
  });
});
