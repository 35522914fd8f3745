import { describe, expect, it } from 'vitest';
import { fray } from './fray.js';

const sim = (...args: string[]) => fray(['sim', 'rohan', '--games', '450', '--seed', 's', ...args]);

describe('fray sim', () => {
  it('gives the same result on any number of threads', async () => {
    const [none, one, three] = await Promise.all(
      ['0', '1', '3'].map((workers) => sim('--bots', 'random', '--json', '--workers', workers)),
    );
    expect(none!.code).toBe(0);
    expect(none!.err).toBe('');
    expect(one!.out).toBe(none!.out);
    expect(three!.out).toBe(none!.out);
    const report = JSON.parse(none!.out);
    expect(report).toMatchObject({ game: 'rohan', seed: 's', games: 450 });
    expect(report.seats[0].wins + report.seats[1].wins + report.draws).toBe(450);
    expect(report.bots[0].wins + report.bots[1].wins + report.draws).toBe(450);
  });

  it('prints a table with rates and intervals', async () => {
    const { out, err } = await sim('--bots', 'greedy,random');
    expect(err).toBe('');
    expect(out).toMatch(/side +wins +rate +95% interval\nRohan +\d+ +\d+\.\d% +\d+\.\d% to \d+\.\d%/);
    expect(out).toMatch(/greedy +\d+ +[89]\d\.\d%/);
    expect(out).toMatch(/decisions a match: mean \d/);
  });

  it('tells by number of players how every side fares, and how long it takes', async () => {
    const { out, err } = await fray([
      'sim',
      'shadow-hunters',
      '--seats',
      '4-5',
      '--games',
      '6',
      '--seed',
      's',
    ]);
    expect(err).toBe('');
    expect(out).toMatch(/hunter, 4 players +\d+ +\d+\.\d% +\d+\.\d% to \d+\.\d%/);
    expect(out).toMatch(/neutral, 5 players +\d/);
    expect(out).toMatch(/emi, 5 players +\d/);
    expect(out.match(/Rounds played: \d+\.\d a match/g)).toHaveLength(2);
  });

  it.each([
    [['sim', 'chess'], 'There is no game called "chess"'],
    [['sim', 'rohan', '--games', '0'], '--games must be a whole number of at least 1, not "0".'],
    [['sim', 'rohan', '--games', '1e3'], '--games must be a whole number'],
    [['sim', 'rohan', '--bots', 'greedy,hal'], 'There is no bot called "hal"'],
    [['sim', 'rohan', '--bots', 'random,random,random'], 'is for 2 players, not 3.'],
    [['sim', 'rohan', '--heroes', 'all'], 'has no heroes to compare; leave --heroes out.'],
    [['sim', 'rohan', '--workers', 'many'], '--workers must be a whole number'],
    [['sim', 'rohan', '-o', 'roundCap=7'], 'Option "roundCap" must be one of'],
  ])('%j gets one sentence', async (args, message) => {
    const { code, err, out } = await fray(args);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain(message);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });
});
