import { describe, expect, it } from 'vitest';
import { type Faced, facedIn, scoreAgainst } from '../src/pages/bots/faced.js';
import { standingOf } from '../src/pages/bots/standing.js';
import type { KeptMatch } from '../src/session/archive.js';

const header = (...bots: string[]): string =>
  `${JSON.stringify({ seats: [{ name: 'M', kind: 'person' }, ...bots.map((bot) => ({ name: '', kind: 'bot', bot }))] })}\n{}`;
const kept = (id: string, more: Partial<KeptMatch> = {}): KeptMatch => ({
  ...{ id, game: 'rohan', people: [0], players: [], started: '', choices: 1, winners: [0] },
  ...more,
});

describe('whom one has met', () => {
  const records: Record<string, string> = {
    won: header('steady.oswin'),
    lost: header('steady.oswin'),
    drawn: header('casual.halla'),
    many: header('casual.halla', 'casual.brand', 'casual.vesper'),
    mixed: header('casual.halla', 'best.brand'),
    other: header('greedy'),
  };
  const met = (...matches: KeptMatch[]) => facedIn('rohan', matches, (id) => records[id]);

  it('counts what was won and lost against each of the cast', () => {
    const faced = met(kept('won'), kept('lost', { winners: [1] }), kept('drawn', { winners: [] }));
    expect(scoreAgainst(faced, 'oswin')).toEqual({ won: 1, lost: 1 });
    expect(scoreAgainst(faced, 'halla')).toEqual({ won: 0, lost: 0 });
    expect(faced.map(({ score }) => score)).toEqual([1, 0, 0.5]);
  });

  it('among many, only who won has beaten me', () => {
    const faced = met(kept('many', { winners: [2] }));
    expect(scoreAgainst(faced, 'brand')).toEqual({ won: 0, lost: 1 });
    expect(scoreAgainst(faced, 'vesper')).toEqual({ won: 0, lost: 0 });
  });

  it('leaves out what says nothing: running, another game, played on, two people, other bots, gone records', () => {
    const { winners: _, ...running } = kept('won');
    expect(met(running, kept('won', { game: 'trueshot' }), kept('won', { branch: 3 }))).toEqual([]);
    expect(met(kept('won', { people: [0, 1] }), kept('other'), kept('mixed'), kept('gone'))).toEqual([]);
  });
});

describe('where one stands', () => {
  const levels = [
    { level: 'newcomer', elo: 0 },
    { level: 'casual', elo: 100 },
    { level: 'steady', elo: 200 },
    { level: 'strong', elo: 330 },
  ] as const;
  const played = (level: Faced['level'], ...scores: number[]): Faced[] =>
    scores.map((score) => ({ level, cast: [], winners: [], score }));

  it('is the level one draws even with, above the one that is beaten, below the one that beats', () => {
    expect(standingOf(played('casual', 1, 0, 1, 0), levels, 0.5)).toBe('casual');
    expect(standingOf(played('casual', 1, 1, 1, 0, 1, 0), levels, 0.5)).toBe('steady');
    expect(standingOf(played('casual', 0, 0, 0, 0), levels, 0.5)).toBe('newcomer');
    expect(standingOf(played('strong', 1, 1, 1, 1), levels, 0.5)).toBe('strong');
  });

  it('among three, a third of the wins is even', () => {
    expect(standingOf(played('casual', 1, 0, 0, 1, 0, 0), levels, 1 / 3)).toBe('casual');
  });

  it('is not told before there is enough', () => {
    expect(standingOf(played('casual', 1, 1), levels, 0.5)).toBeUndefined();
    expect(standingOf(played('best', 1, 1, 1, 1), levels, 0.5)).toBeUndefined();
  });
});
