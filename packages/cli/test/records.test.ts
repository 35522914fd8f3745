import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { fray, playToRecord, scratch } from './fray.js';

let file = '';
let text = '';

beforeAll(async () => {
  file = await playToRecord('match.fray.jsonl', 'records');
  text = readFileSync(file, 'utf8');
});

/** The record with one thing about it changed. */
function forged(name: string, change: (text: string) => string): string {
  const changed = change(text);
  expect(changed).not.toBe(text);
  return scratch(name, changed);
}

describe('fray verify', () => {
  it('says what was proven', async () => {
    const { code, out, err } = await fray(['verify', file]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/is genuine: \d+ choices replayed, \d+ positions compared/);
    expect(out).toMatch(/(Rohan|Isengard) wins/);
  });

  it.each([
    ['another seed', (t: string) => t.replace('"seed":"records"', '"seed":"forged"')],
    ['another hash at a checkpoint', (t: string) => t.replace(/"hash":"./, '"hash":"x')],
    [
      'another winner',
      (t: string) => t.replace(/"winners":\[(\d)\]/, (_, w) => `"winners":[${1 - Number(w)}]`),
    ],
    ['a choice less', (t: string) => t.replace(/.*"line":"choice","n":2,.*\n/, '')],
    ['another rules version', (t: string) => t.replace(/"rules":"[^"]+"/, '"rules":"0.0.0"')],
    ['an option that does not exist', (t: string) => t.replace('"options":{', '"options":{"cheat":true,')],
    ['a seat that does not exist', (t: string) => t.replace(/"seat":\d/, '"seat":7')],
    ['a choice that is not one', (t: string) => t.replace(/"choice":\{[^}]*\}/, '"choice":{"do":"win"}')],
  ])('refuses a record with %s in one sentence', async (name, change) => {
    const { code, err } = await fray(['verify', forged(`${name}.jsonl`, change)]);
    expect(code).toBe(1);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
    expect(err).toMatch(/is not genuine|cannot be read as a record/);
  });
});

describe('fray replay', () => {
  it('tells the story as a spectator saw it', async () => {
    const { code, out } = await fray(['replay', file]);
    expect(code).toBe(0);
    expect(out).toContain('Rohan drew 7 cards.');
    expect(out).toContain('Isengard drew 7 cards.');
    expect(out).toMatch(/(Rohan|Isengard) wins/);
  });

  it('tells it as a seat saw it', async () => {
    const { out } = await fray(['replay', file, '--seat', 'rohan']);
    expect(out).toMatch(/You drew (?!7 cards)/);
    expect(out).toContain('Isengard drew 7 cards.');
    expect((await fray(['replay', file, '--seat', '1'])).out).toBe(out);
  });

  it('stops at a choice and shows the table', async () => {
    const { out } = await fray(['replay', file, '--at', '3']);
    expect(out).toContain('Not over yet, after 3 choices.');
    expect(out).toContain('Lane 1');
  });

  it.each([
    [['--at', '9999'], 'The record has only'],
    [['--at', '-1'], '--at must be a whole number of at least 0'],
    [['--seat', 'gondor'], 'There is no seat "gondor"'],
  ])('%j gets one sentence', async (args, message) => {
    const { code, err } = await fray(['replay', file, ...args]);
    expect(code).toBe(1);
    expect(err).toContain(message);
  });
});

describe('a record from outside', () => {
  it('never brings an escape sequence to the terminal', async () => {
    const evil = '\\u001b]0;owned\\u0007\\u001b[31mEve\\u202e\\u009b1m';
    const [header, ...rest] = text.split('\n');
    const renamed = header!.replace(/"name":"[^"]*"/, `"name":"${evil}"`);
    expect(renamed).not.toBe(header);
    const altered = scratch('evil', [renamed, ...rest].join('\n'));
    const unknown = scratch('evil-game', renamed.replace(/"game":"rohan"/, `"game":"${evil}"`));
    const ran = await Promise.all([
      fray(['replay', altered]),
      fray(['verify', altered]),
      fray(['replay', unknown]),
      fray(['verify', scratch('evil-line', `${renamed}\n{"line":"${evil}"}\n`)]),
    ]);
    expect(ran[0]!.out).toContain('Eve');
    for (const { out, err } of ran) expect((out + err).replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  });
});

describe('broken files', () => {
  const bytes = Uint8Array.from({ length: 2000 }, (_, i) => (i * 7919 + 13) % 256);
  it.each([
    ['nothing', '', 'The file is empty'],
    ['no JSON', 'hello\n', 'Line 1 is not a JSON object'],
    ['noise', bytes, 'is not a JSON object'],
    ['another JSON', '{"a":1}\n', 'This is not a Fray record'],
    [
      'an unknown game',
      '{"line":"header","format":"fray-record/1","rng":"sfc32","game":"chess","rules":"1","seed":"s","seats":[{"name":"A"}]}\n',
      'There is no game called "chess"',
    ],
    [
      'too few seats',
      '{"line":"header","format":"fray-record/1","rng":"sfc32","game":"rohan","rules":"2","seed":"s","seats":[{"name":"A"}]}\n',
      'is for 2 players, not 1',
    ],
  ])('with %s get one sentence', async (name, content, message) => {
    const broken = scratch(`${name}.jsonl`, content);
    for (const command of ['verify', 'replay']) {
      const { code, err, out } = await fray([command, broken]);
      expect({ code, out }).toEqual({ code: 1, out: '' });
      expect(err).toContain(message);
      expect(err.trimEnd().split('\n')).toHaveLength(1);
    }
  });

  it('that are missing or folders are named', async () => {
    expect((await fray(['verify', scratch('missing')])).err).toMatch(
      /^fray: Cannot read .+: there is no such file\.\n$/,
    );
    expect((await fray(['replay', scratch('.')])).err).toMatch(/^fray: Cannot read .+: it is a folder\.\n$/);
  });

  it('cut off anywhere never show a stack trace', async () => {
    const cuts = [10, 200, 700, text.length - 30];
    const ran = await Promise.all(
      cuts.map((at) => fray(['verify', scratch(`cut-${at}`, text.slice(0, at))])),
    );
    for (const { code, err } of ran) {
      expect(code).toBe(1);
      expect(err.trimEnd().split('\n')).toHaveLength(1);
      expect(err).not.toMatch(/ at |inside Fray/);
    }
  });
});
