import { describe, expect, it } from 'vitest';
import { fray, scratch } from './fray.js';

const MARROW = `hero: Old Marrow
path: rogue
career: pariah

main hand: Shiv (dagger) +2 speed +3 brawn [deep wound]
ring 1: Plain hoop +1 brawn
`;
const run = (args: string[], input = '') =>
  fray(['tournament', '--seed', 't', '--bot', 'random', ...args], input);

describe('fray tournament', () => {
  it('plays a bracket of all heroes to a champion, the same for the same seed', async () => {
    const [one, two] = await Promise.all([run([]), run([])]);
    expect({ code: one.code, err: one.err }).toEqual({ code: 0, err: '' });
    expect(one.out).toBe(two.out);
    const champion = /\n(.+) wins the tournament\.\n$/.exec(one.out)![1]!;
    expect(one.out).toContain(`\n1. ${champion} `);
    expect(one.out).toMatch(/Round 4, duel 1/);
  });

  it('plays a round robin with a hero from a file, best of three', async () => {
    const file = scratch('marrow.hero.txt', MARROW);
    const { code, out } = await run(['--heroes', `monk,titan,@${file}`, '--round-robin', '--best-of-three']);
    expect(code).toBe(0);
    expect(out).toContain('Old Marrow');
    expect(out.match(/^Round \d, duel 2/gm)!.length).toBeGreaterThanOrEqual(3);
  });

  it('lets a person play one of the heroes, or leave', async () => {
    const args = ['--heroes', 'monk,titan', '--as', 'monk'];
    const played = await run(args, '1\n'.repeat(600));
    expect(played.code).toBe(0);
    expect(played.out).toContain('wins the tournament.');
    const left = await run(args, '1\n');
    expect(left).toMatchObject({ code: 0, err: '' });
    expect(left.out).toContain('You left the tournament.');
  });

  it.each([
    [['--heroes', 'monk'], 'A tournament needs a list of 2 to 16 entrants'],
    [['--heroes', 'monk,zorro'], 'There is no hero called "zorro"'],
    [['--heroes', 'monk,titan', '--as', 'druid'], '"druid" does not take part; choose one of monk, titan.'],
    [['--heroes', `monk,@${scratch('bad.hero.txt', 'hero: X\n')}`], 'bad.hero.txt'],
    [['--bot', 'hal'], 'There is no bot called "hal"'],
  ])('answers %j with one sentence', async (args, message) => {
    const { code, err } = await run(args);
    expect(code).toBe(1);
    expect(err).toContain(message);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });
});
