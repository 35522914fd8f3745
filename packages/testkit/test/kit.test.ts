import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AnyGame, parseRecord, verifyRecord } from '@fray/engine';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import {
  checkClauses,
  checkFixtures,
  checkGolden,
  difference,
  goldenRecords,
  type MatchPlan,
  matchArbitrary,
  perft,
  plainFault,
  planRecord,
  playPlan,
  playRandomMatch,
  readTestFiles,
  startMatch,
  writeFixture,
} from '../src/index.js';
import {
  type Duel,
  everyoneMayAnswer,
  measuredTable,
  type Shootout,
  sealedAndAnswered,
} from '../src/models/index.js';

const scratch = mkdtempSync(join(tmpdir(), 'fray-kit-'));
afterAll(() => rmSync(scratch, { recursive: true }));

describe('golden records', () => {
  const dir = join(scratch, 'golden');
  const configs = [{ name: 'duel-1' }, { name: 'duel-2' }];

  it('are written only when told to, and then replay', () => {
    expect(goldenRecords(sealedAndAnswered, dir, configs, false).map(({ fault }) => fault)).toEqual([
      'there is no such file; run once with FRAY_UPDATE_GOLDEN=1',
      'there is no such file; run once with FRAY_UPDATE_GOLDEN=1',
    ]);
    const written = goldenRecords(sealedAndAnswered, dir, configs, true);
    expect(written).toEqual(configs.map(({ name }) => ({ file: `${name}.fray.jsonl`, fault: undefined })));
    const before = readFileSync(join(dir, 'duel-1.fray.jsonl'), 'utf8');
    expect(goldenRecords(sealedAndAnswered, dir, configs, false)).toEqual(written);
    expect(readFileSync(join(dir, 'duel-1.fray.jsonl'), 'utf8')).toBe(before);
  });

  it('notice a rule that changed, in a position or in the story alone', () => {
    const text = readFileSync(join(dir, 'duel-1.fray.jsonl'), 'utf8');
    const start = (...args: Parameters<AnyGame['setup']>): Duel => ({
      ...sealedAndAnswered.setup(...args),
      health: [21, 20],
    });
    expect(checkGolden({ ...sealedAndAnswered, setup: start } as AnyGame, text)).toBe(
      'choice 0: other-position',
    );
    const retold = text.replace('"type":"speed"', '"type":"pace"');
    expect(checkGolden(sealedAndAnswered, retold)).toMatch(
      /^line \d+\n {4}golden: .*pace.*\n {4}now: .*speed/,
    );
  });
});

describe('perft', () => {
  it('counts the choices of both seats who choose at once, then what follows', () => {
    const { state } = startMatch(sealedAndAnswered, {}, 'perft');
    expect(perft(sealedAndAnswered, state, 2)).toEqual([2, 4]);
    expect(perft(sealedAndAnswered, state, 3)[2]).toBeGreaterThan(8);
  });

  it('of fixed positions stays what it is', () => {
    const counts = (game: AnyGame): number[] => perft(game, startMatch(game, {}, 'perft').state, 4);
    expect(counts(sealedAndAnswered)).toEqual([2, 4, 12, 28]);
    expect(counts(everyoneMayAnswer)).toEqual([3, 15, 30, 150]);
    expect(counts(measuredTable)).toEqual([3, 18, 54, 306]);
  });
});

describe('match arbitrary', () => {
  const arbitrary = matchArbitrary(everyoneMayAnswer, { maxChoices: 60 });

  it('plays matches that replay from their records', () => {
    fc.assert(
      fc.property(arbitrary, (plan) => {
        const record = parseRecord(planRecord(everyoneMayAnswer, plan));
        return record.ok && verifyRecord(everyoneMayAnswer, record.value).ok;
      }),
      { numRuns: 15, seed: 2026 },
    );
  });

  it('shrinks to a short match, which becomes a fixture named after its seed', async () => {
    const holds = (plan: MatchPlan): boolean => {
      let hurt = false;
      playPlan(everyoneMayAnswer, plan, ({ state }) => {
        hurt ||= (state as Shootout).lives.some((lives) => lives < 3);
      });
      return !hurt;
    };
    const found = fc.check(fc.property(arbitrary, holds), { seed: 7, numRuns: 100 });
    const plan = found.counterexample![0];
    expect(holds(plan)).toBe(false);
    // A shot and everybody's answer to it are as short as a wound can be.
    expect(plan.picks.length).toBeLessThanOrEqual(5);
    const dir = join(scratch, 'fixtures');
    const file = writeFixture(dir, planRecord(everyoneMayAnswer, plan));
    expect(readdirSync(dir)).toEqual([`${plan.seed}.fray.jsonl`]);
    expect(file.endsWith(`${plan.seed}.fray.jsonl`)).toBe(true);
    expect(await checkFixtures(everyoneMayAnswer, dir)).toEqual([
      { file: `${plan.seed}.fray.jsonl`, fault: undefined },
    ]);
    const broken: AnyGame = {
      ...everyoneMayAnswer,
      audit: (s) => ((s as Shootout).lives.includes(2) ? 'hurt' : undefined),
    };
    expect((await checkFixtures(broken, dir))[0]!.fault).toMatch(
      /^after \d+ choices: the audit found: hurt$/,
    );
  });

  it('random matches end, and again the same from the same seed', () => {
    const [first, second] = [1, 2].map(() => playRandomMatch(measuredTable, {}, 'same'));
    expect(first!.outcome).not.toBeNull();
    expect(first!.hash()).toBe(second!.hash());
  });
});

describe('clause check', () => {
  const rules =
    '# Rules\n\n**RL-01** One.\n**RL-AB-inspire** *Two.*\n**A heading.** No clause.\nSee **RL-09**.\n**R-SLOT** Three.\n**DQ-3.2a** Four.';

  it('is silent when rules and tests fit', () => {
    const testFiles = [
      {
        path: 'a.test.ts',
        text: "it('[RL-01, R-SLOT] works', f); it('[DQ-3.2a] [XX-7] other', f); const a = x[RL];",
      },
      { path: 'b.scenario.txt', text: '# T\nids: RL-AB-inspire\n' },
    ];
    expect(checkClauses({ rules, testFiles, ids: ['RL-01', 'RL-AB-inspire', 'R-SLOT', 'DQ-3.2a'] })).toEqual(
      [],
    );
  });

  it('names clauses without a test, tests without a clause, lists that differ, and ranges', () => {
    const testFiles = [
      { path: 'a.test.ts', text: "it('[RL-01] [RL-99] works', f); it('[RL-01..RL-03] x', f)" },
    ];
    expect(
      checkClauses({
        rules: `${rules}\n**RL-01** Again.`,
        testFiles,
        names: ['[R-SLOT] made'],
        ids: ['RL-01', 'RL-02', 'R-SLOT', 'DQ-3.2a'],
      }),
    ).toEqual([
      'RL-01 is stated twice in the rules.',
      'RL-02 is not stated in the rules.',
      'RL-AB-inspire is not in the list of ids.',
      'RL-AB-inspire has no test: none has [RL-AB-inspire] in its name.',
      'DQ-3.2a has no test: none has [DQ-3.2a] in its name.',
      'a.test.ts names RL-99, which the rules do not state.',
      'a.test.ts names a range of ids; each must be written out.',
    ]);
  });

  it('reads the tests and scenarios of a folder', () => {
    writeFileSync(join(scratch, 'x.test.ts'), "it('[RL-01] x')");
    writeFileSync(join(scratch, 'x.scenario.txt'), 'ids: RL-02');
    expect(readTestFiles(scratch).map(({ path }) => path)).toEqual(['x.scenario.txt', 'x.test.ts']);
  });
});

describe('plain data and differences', () => {
  it.each([
    [{ a: [1, { b: undefined }] }, 'it.a[1].b is undefined'],
    [{ a: Number.NaN }, 'it.a is NaN'],
    [[-0], 'it[0] is minus zero'],
    [new Array(2), 'it[0] is missing'],
    [{ f: () => 1 }, 'it.f is a function'],
    [{ d: new Date(0) }, 'it.d is an object of a class'],
    [{ s: 'x', n: null, t: true, l: [0.5] }, undefined],
  ])('%j', (value, fault) => expect(plainFault(value)).toBe(fault));

  it('a difference names the path and both values', () => {
    expect(difference({ a: [1, 2], b: 1 }, { a: [1, 3], b: 1 })).toBe('  a.1\n    one: 2\n    other: 3');
    expect(difference({ a: 1 }, { a: 1, b: undefined })).toBeUndefined();
    expect(difference([1, 2, 3, 4, 5, 6], [])).toContain('and 2 more');
    for (const [one, other] of [
      [[], {}],
      [{ a: [] }, { a: null }],
      [{ b: 1, c: 0 }, { b: 1 }],
      [[undefined], [0]],
      [1, '1'],
    ])
      expect([one, other, difference(one, other)]).not.toContain(undefined);
    expect(difference([undefined], [null])).toBeUndefined();
    expect(difference({ a: undefined }, {})).toBeUndefined();
  });
});
