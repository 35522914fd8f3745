import { findGame } from '@fray/games';
import { describe, expect, it } from 'vitest';
import {
  climb,
  gapOf,
  inWords,
  type Ladder,
  type LadderRequest,
  ladderPicture,
  type MatchResult,
  measure,
  shareOf,
} from '../src/index.js';
import { madeUp } from './support/match.js';

const match = (seats: number, ...winners: number[]): MatchResult => madeUp(seats, winners);

describe('a share of wins', () => {
  it('counts a seed once, from every chair, and halves a draw', () => {
    // The chair moves: seat 0 in even matches, seat 1 in odd ones.
    const results = [match(2, 0), match(2, 0), match(2), match(2, 1)];
    const share = shareOf(results, (i) => i % 2, 2);
    expect(share).toMatchObject({ games: 4, score: 0.625, even: 0.5 });
  });

  it('is surer where luck is the same from both sides', () => {
    const lucky = Array.from({ length: 200 }, () => [match(2, 0), match(2, 0)]).flat();
    const mixed = Array.from({ length: 400 }, (_, i) => match(2, (i >> 1) % 2 === 0 ? i % 2 : 1 - (i % 2)));
    const width = (results: MatchResult[]): number => {
      const { low, high } = shareOf(results, (i) => i % 2, 2);
      return high - low;
    };
    expect(shareOf(lucky, (i) => i % 2, 2).score).toBe(0.5);
    expect(width(lucky)).toBeLessThan(width(mixed) / 4);
  });

  it('becomes Elo: 3 of 4 is 191 between two, and odds against an equal at a larger table', () => {
    const share = { games: 100, score: 0.75, low: 0.5, high: 0.9, even: 0.5 };
    expect(gapOf(share).elo).toBeCloseTo(190.8, 1);
    expect(gapOf(share).low).toBeCloseTo(0, 6);
    // One of four equals wins a quarter; half of the matches is then threefold odds.
    expect(gapOf({ ...share, score: 0.5, even: 0.25 }).elo).toBeCloseTo(400 * Math.log10(3), 6);
    expect(gapOf({ ...share, score: 1 }).elo).toBeLessThan(2000);
  });

  it.each([
    [0.75, [3, 4]],
    [0.66, [2, 3]],
    [0.52, [1, 2]],
    [0.9, [9, 10]],
    [0.35, [1, 3]],
  ])('%d is said simply', (share, said) => {
    expect(inWords(share)).toEqual(said);
  });
});

describe('a ladder', () => {
  const rohan = findGame('rohan');
  if (!rohan.ok) throw new Error('no Rohan');
  const request = {
    // Quick levels alone: how many matches are played is what counts here.
    game: {
      ...rohan.value,
      knowledge: {
        ...rohan.value.knowledge,
        levels: {
          newcomer: { method: 'policy', mistakes: 90 },
          casual: { method: 'policy', mistakes: 0 },
        },
      },
    },
    options: Object.fromEntries(rohan.value.options.map((option) => [option.id, option.default])),
    seats: 2,
    seed: 'ladder',
    narrow: 1,
    least: 40,
    most: 60,
    levels: ['casual'],
  } as const;

  it('plays neighbours until the interval is narrow or enough was played, the same on any number of threads', async () => {
    const looks: boolean[] = [];
    const found = await climb({ ...request, onStep: (_, isDone) => looks.push(isDone) }, { workers: 0 });
    const [lowest, second] = found.rungs;
    expect(lowest!.step).toBeNull();
    expect(second!.step).toMatchObject({ bot: 'casual', against: 'newcomer', games: 60 });
    expect(second!.step!.elo.elo).toBeGreaterThan(0);
    expect(looks.slice(0, 2)).toEqual([false, true]);
  }, 60_000);

  it('plays more where neither level looks ahead, if told so', async () => {
    const levels = {
      newcomer: { method: 'policy', mistakes: 90 },
      casual: { method: 'practice', mistakes: 50 },
      steady: { method: 'rollouts', iterations: 2, sigmas: 9 },
    } as const;
    const game = { ...rohan.value, knowledge: { ...rohan.value.knowledge, levels } };
    const asked = { ...request, game, levels: ['casual', 'steady'], least: 2, most: 2, quick: 10 } as const;
    const { rungs, yardstick, effort } = await climb(asked, { workers: 0 });
    expect(rungs.map(({ step }) => step?.games)).toEqual([undefined, 10, 2]);
    expect(yardstick.games).toBe(2);
    expect(effort).toEqual({ narrow: 1, least: 2, most: 2, quick: 10 });
  }, 60_000);

  it('does not play again what would be played just so', async () => {
    const levels = {
      newcomer: { method: 'policy', mistakes: 90 },
      casual: { method: 'policy', mistakes: 50 },
      steady: { method: 'policy', mistakes: 0 },
    } as const;
    const game = { ...rohan.value, knowledge: { ...rohan.value.knowledge, levels } };
    const asked = { ...request, game, levels: ['casual', 'steady'], least: 4, most: 4 } as const;
    const kept = await climb(asked, { workers: 0 });
    const played = async (more: Partial<LadderRequest>): Promise<string[]> => {
      const bots: string[] = [];
      const onStep = ({ bot }: { bot: string }) => void bots.push(bot);
      const found = await climb({ ...asked, kept, onStep, ...more }, { workers: 0 });
      expect(found.rungs.map(({ step }) => step?.games)).toEqual([undefined, 4, 4]);
      return bots;
    };
    const other = { ...levels, newcomer: { method: 'policy', mistakes: 91 } } as const;
    const changed = { ...game, knowledge: { ...game.knowledge, levels: other } };
    // The strongest is compared with the quick choice once more in any case.
    expect(await played({})).toEqual(['steady']);
    expect((await climb({ ...asked, kept }, { workers: 0 })).rungs).toEqual(kept.rungs);
    expect(await played({ game: changed })).toEqual(['casual', 'steady']);
    expect(await played({ seed: 'another' })).toEqual(['casual', 'steady', 'steady']);
    expect(await played({ narrow: 2000 })).toEqual(['casual', 'steady', 'steady']);
  }, 60_000);

  it('compares with the quick choice by the last step, where the level below is nothing else', async () => {
    const levels = {
      newcomer: { method: 'policy', mistakes: 0 },
      casual: { method: 'policy', mistakes: 60 },
    } as const;
    const game = { ...rohan.value, knowledge: { ...rohan.value.knowledge, levels } };
    const { rungs, yardstick } = await climb({ ...request, game }, { workers: 0 });
    expect(yardstick).toEqual({ ...rungs[1]!.step, against: 'greedy' });
    const quicker = await climb(request, { workers: 0 });
    expect(quicker.yardstick.score).not.toBe(quicker.rungs[1]!.step!.score);
  }, 60_000);

  it('lets heroes change from seed to seed where it is told so', async () => {
    const duels = findGame('destinyquest');
    if (!duels.ok) throw new Error('no duels');
    const options = Object.fromEntries(duels.value.options.map((option) => [option.id, option.default]));
    const asked = { ...request, game: duels.value, options };
    const same = await measure(asked, 'casual', 'newcomer', { workers: 0 });
    const varied = await measure({ ...asked, vary: ['hero1', 'hero2'] }, 'casual', 'newcomer', {
      workers: 0,
    });
    expect(varied.games).toBe(same.games);
    expect(varied.score).not.toBe(same.score);
  });

  it('is drawn with a stair for every level', () => {
    const elo = { elo: 100, low: 70, high: 130 };
    const step = {
      bot: 'casual',
      against: 'newcomer',
      games: 9,
      score: 0.6,
      low: 0,
      high: 1,
      even: 0.5,
      elo,
    };
    const ladder: Ladder = {
      game: 'g',
      version: '1',
      seats: 2,
      seed: 's',
      effort: { narrow: 25, least: 2, most: 2 },
      rungs: [
        { level: 'newcomer', thinking: 'policy:60', step: null },
        { level: 'casual', thinking: 'policy:25', step: { ...step, wins: [3, 5] } },
      ],
      yardstick: { ...step, wins: [3, 5] },
    };
    const picture = ladderPicture(ladder, { title: 'Title', axis: 'Elo', level: (level) => level });
    expect(picture.match(/<rect/g)).toHaveLength(3);
    expect(picture).toContain('>+100<');
    expect(picture).toContain('>casual<');
  });
});
