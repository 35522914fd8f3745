/** Golden records, fixtures and clauses as vitest tests. */
import type { AnyGame } from '@fray/engine';
import { describe, expect, it } from 'vitest';
import { type ClauseCheck, checkClauses } from './clauses.js';
import { checkFixtures } from './fixtures.js';
import { type GoldenConfig, goldenRecords } from './golden-records.js';

export function describeGoldenRecords(game: AnyGame, dir: string, configs: readonly GoldenConfig[]): void {
  describe(`golden records of ${game.id}`, () => {
    for (const { file, fault } of goldenRecords(game, dir, configs))
      it(`${file} replays byte for byte`, () => expect(fault, fault).toBeUndefined());
  });
}

/** Every failure that was found by fuzzing, as far as today's rules play it, keeps the contract. */
export function describeFixtures(game: AnyGame, dir: string): void {
  const fixtures = checkFixtures(game, dir);
  if (fixtures.length === 0) return;
  describe(`fixtures of ${game.id}`, () => {
    for (const { file, fault } of fixtures) it(file, () => expect(fault, fault).toBeUndefined());
  });
}

export function describeClauses(check: ClauseCheck): void {
  it('every clause of the rules has a test, and every test that names one names a real one', () => {
    expect(checkClauses(check)).toEqual([]);
  });
}
