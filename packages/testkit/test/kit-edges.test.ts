/** Where the kit's small tools meet what is long, damaged, empty or at its end. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { formatRecord } from '@fray/engine';
import { afterAll, describe, expect, it } from 'vitest';
import {
  checkClauses,
  checkFixtures,
  checkGolden,
  difference,
  goldenRecords,
  perft,
  playRandomMatch,
  readTestFiles,
  startMatch,
  writeFixture,
} from '../src/index.js';
import { sealedAndAnswered } from '../src/models/index.js';

const scratch = mkdtempSync(join(tmpdir(), 'fray-edges-'));
afterAll(() => rmSync(scratch, { recursive: true }));

describe('a difference', () => {
  it('shows four places, and counts the rest', () => {
    const lines = (n: number) => difference(new Array(n).fill(1), new Array(n).fill(2))!.split('\n');
    expect(lines(4)).toHaveLength(12);
    expect(lines(4).at(-1)).toBe('    other: 2');
    expect(lines(5)).toHaveLength(13);
    expect(lines(5).at(-1)).toBe('  and 1 more');
  });

  it('cuts what is long, says "nothing" for what is not there, and names the whole', () => {
    const exact = 'x'.repeat(158);
    expect(difference(exact, 1)).toBe(`  the whole\n    one: "${exact}"\n    other: 1`);
    expect(difference(`${exact}y`, 1)).toContain(`one: "${exact}y…\n`);
    expect(difference({ a: 1 }, {})).toBe('  a\n    one: 1\n    other: nothing');
    expect(difference({ a: { b: 1 } }, { a: null })).toBe('  a\n    one: {"b":1}\n    other: null');
    expect(difference({ a: 1 }, { a: { b: 1 } })).toBe('  a\n    one: 1\n    other: {"b":1}');
  });
});

describe('perft', () => {
  it('ends where the match does, and looks no deeper than it is told', () => {
    const { state } = playRandomMatch(sealedAndAnswered, {}, 'end');
    expect(perft(sealedAndAnswered, state, 2)).toEqual([0, 0]);
    let copies = 0;
    const counting = {
      ...sealedAndAnswered,
      clone: (s: Parameters<typeof sealedAndAnswered.clone>[0]) => {
        copies++;
        return sealedAndAnswered.clone(s);
      },
    };
    const start = startMatch(sealedAndAnswered, {}, 'start').state;
    expect(perft(counting as never, start, 0)).toEqual([]);
    expect(perft(counting as never, start, 1)).toEqual([2]);
    expect(copies).toBe(0);
  });
});

describe('records in a folder', () => {
  const record = formatRecord(playRandomMatch(sealedAndAnswered, {}, 'kept').record());

  it('are found by their names alone, in order, and none where there is no folder', async () => {
    const dir = join(scratch, 'deep', 'fixtures');
    for (const seed of ['b', 'a']) writeFixture(dir, record.replace('"kept"', `"${seed}"`));
    writeFileSync(join(dir, 'README.md'), 'no record');
    const found = await checkFixtures(sealedAndAnswered, dir);
    expect(found.map(({ file }) => file)).toEqual(['a.fray.jsonl', 'b.fray.jsonl']);
    expect(await checkFixtures(sealedAndAnswered, join(scratch, 'nowhere'))).toEqual([]);
    writeFileSync(join(dir, 'c.fray.jsonl'), 'damaged');
    expect((await checkFixtures(sealedAndAnswered, dir))[2]!.fault).toMatch(/\w+ \w+/);
  });

  it('have names that every disk takes', () => {
    const named = (seed: string) =>
      basename(writeFixture(scratch, record.replace('"kept"', JSON.stringify(seed))), '.fray.jsonl');
    expect(named('a / b ☃ c')).toBe('a_b_c');
    expect(named('x'.repeat(200))).toBe('x'.repeat(80));
  });

  it('are golden only if they can be read, and other files are none', () => {
    const dir = join(scratch, 'golden');
    goldenRecords(sealedAndAnswered, dir, [{ name: 'b' }, { name: 'a' }], true);
    writeFileSync(join(dir, 'README.md'), 'no record');
    expect(goldenRecords(sealedAndAnswered, dir, [], false).map(({ file }) => file)).toEqual([
      'a.fray.jsonl',
      'b.fray.jsonl',
    ]);
    expect(checkGolden(sealedAndAnswered, 'damaged')).toMatch(/^[a-z-]+$/);
  });
});

describe('clauses', () => {
  it('are looked for in folders within folders, in tests and scenarios only', () => {
    const dir = join(scratch, 'tests');
    mkdirSync(join(dir, 'inner'), { recursive: true });
    for (const name of ['z.test.ts', 'inner/a.test.tsx', 'inner/b.scenario.txt', 'c.test.ts.bak', 'd.ts'])
      writeFileSync(join(dir, name), '');
    expect(readTestFiles(dir).map(({ path }) => path)).toEqual([
      'inner/a.test.tsx',
      'inner/b.scenario.txt',
      'z.test.ts',
    ]);
  });

  it('are named with any space between them, and only where a line begins with "ids:"', () => {
    const rules = '**RL-01** One.\n**RL-02** Two.';
    const check = (text: string) => checkClauses({ rules, testFiles: [{ path: 'a.scenario.txt', text }] });
    expect(check('ids: RL-01,  RL-02 \nmore')).toEqual([]);
    expect(check('ids: RL-01\nno ids: RL-02')).toEqual(['RL-02 has no test: none has [RL-02] in its name.']);
    const named = { path: 'a.test.ts', text: "it('[RL-01,  RL-02] x')" };
    expect(checkClauses({ rules, testFiles: [named] })).toEqual([]);
    const first = { path: 'b.test.ts', text: "it('[RL-03] x')" };
    const second = { path: 'c.test.ts', text: "it('[RL-03] x')" };
    expect(checkClauses({ rules, testFiles: [named, first, second] })).toEqual([
      'b.test.ts names RL-03, which the rules do not state.',
    ]);
  });
});
