import { describe, expect, it } from 'vitest';
import { compare, compareResults, type MatchResult, type Plan, parsePlan } from '../src/index.js';
import { madeUp } from './support/match.js';

/** The Hunter sits where the match was won, or on the other seat. */
const result = (winners: number[], decisions: number, hunter: 0 | 1): MatchResult =>
  madeUp(2, winners, {
    decisions,
    had: { 'faction:hunter': hunter === 1 ? 1 << winners[0]! : 2 >> winners[0]! },
  });

function planOf(options: Record<string, unknown>): Plan {
  const plan = parsePlan({ game: 'rohan', bots: ['greedy'], seed: 'compare', games: 60, options });
  if (!plan.ok) throw new Error(plan.error.id);
  return plan.value;
}

describe('comparing two settings', () => {
  it('reckons pair by pair', () => {
    const before = Array.from({ length: 100 }, (_, i) => result([i % 2], 10, i % 2 === 0 ? 1 : 0));
    const after = before.map((match, i) => (i < 20 && i % 2 === 1 ? result([0], 12, 1) : match));
    const { pairs, differed, effects } = compareResults(before, after);
    expect([pairs, differed]).toEqual([100, 10]);
    const effect = (name: string) => effects.find(({ response }) => response === name)!;
    expect(effect('seat:1')).toMatchObject({ before: 0.5, differed: 10, seeds: 100 });
    expect(effect('seat:1').difference).toBeCloseTo(0.1, 12);
    expect(effect('seat:2').difference).toBeCloseTo(-0.1, 12);
    expect(effect('decisions').difference).toBeCloseTo(0.2, 12);
    expect(effect('faction:hunter').difference).toBeCloseTo(0.1, 12);
    expect(effect('seat:1').low).toBeGreaterThan(0);
  });

  it('says of a rule that changes nothing that no match differed', async () => {
    const { differed, effects } = await compare(planOf({}), planOf({ hateCavalry: true }), { workers: 0 });
    expect(differed).toBe(0);
    for (const { difference, differed: here, p } of effects) expect([difference, here, p]).toEqual([0, 0, 1]);
  });

  it('finds a change that is there: more Health, longer matches', async () => {
    const { differed, effects } = await compare(planOf({}), planOf({ startHealth: 40 }), { workers: 0 });
    expect(differed).toBeGreaterThan(50);
    const length = effects.find(({ response }) => response === 'decisions')!;
    expect(length.low).toBeGreaterThan(5);
    expect(length.p).toBeLessThan(0.001);
  });
});
