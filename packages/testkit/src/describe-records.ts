/** Golden records, fixtures and clauses as vitest tests. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyGame } from '@fray/engine';
import { describe, expect, it } from 'vitest';
import { type ClauseCheck, checkClauses } from './clauses.js';
import { checkFixture, fixtureFiles } from './fixtures.js';
import { type GoldenConfig, goldenRecords } from './golden-records.js';

export function describeGoldenRecords(game: AnyGame, dir: string, configs: readonly GoldenConfig[]): void {
  describe(`golden records of ${game.id}`, () => {
    for (const { file, fault } of goldenRecords(game, dir, configs))
      it(`${file} replays byte for byte`, () => expect(fault, fault).toBeUndefined());
  });
}

/** Every failure that was found by fuzzing, as far as today's rules play it, keeps the contract. */
export function describeFixtures(game: AnyGame, dir: string): void {
  const files = fixtureFiles(dir);
  if (files.length === 0) return;
  describe(`fixtures of ${game.id}`, () => {
    for (const file of files)
      it(file, async () => {
        const fault = await checkFixture(game, readFileSync(join(dir, file), 'utf8'));
        expect(fault, fault).toBeUndefined();
      });
  });
}

export function describeClauses(check: ClauseCheck): void {
  it('every clause of the rules has a test, and every test that names one names a real one', () => {
    expect(checkClauses(check)).toEqual([]);
  });
}
