/** The same commands for a game of another kind: sealed choices, heroes as options, open sheets. */
import { describe, expect, it } from 'vitest';
import { fray, scratch } from '../fray.js';

describe('fray with DestinyQuest', () => {
  it('plays a duel to its end, proves it and tells it again', async () => {
    const file = scratch('duel.jsonl');
    const args = ['play', 'destinyquest', '--seed', 'duel', '--bot', 'random', '--save', file];
    const played = await fray(args, '1\n'.repeat(500));
    expect({ code: played.code, err: played.err }).toEqual({ code: 0, err: '' });
    const clause = /\n(?:.+ wins?|A draw): .+ (\([A-Z]+-\S+\))\n/.exec(played.out)![1]!;
    const [verified, told] = await Promise.all([
      fray(['verify', file]),
      fray(['replay', file, '--seat', '2']),
    ]);
    expect(verified).toMatchObject({ code: 0, err: '' });
    expect(verified.out).toContain(clause);
    expect(told.out).toContain(clause);
  });

  it('sets two people against each other without showing a sealed choice', async () => {
    const { code, out } = await fray(['play', 'destinyquest', '--seed', 's', '--two'], '\n1\n\n1\n\n1\n');
    expect(code).toBe(0);
    expect(out.match(/is next\. Press Enter/g)!.length).toBeGreaterThan(1);
  });

  it('passes where every modifier can wait once that is ordered, and asks everything before', async () => {
    const args = ['play', 'destinyquest', '--seed', 's'];
    const [quick, slow] = await Promise.all([
      fray(args, `orders nothing-at-stake\n${'1\n'.repeat(8)}`),
      fray(args),
    ]);
    expect(quick.out).toContain('Your standing orders answered');
    expect(quick.out).toContain('How do you come at them?');
    expect(slow.out).not.toContain('Your standing orders answered');
    expect(slow.out).toContain('The round begins.');
  });

  it('compares heroes in a square, the same on any number of threads', async () => {
    const args = ['sim', 'destinyquest', '--heroes', 'gladiator,monk', '--games', '30', '--seed', 's'];
    const [table, one, two] = await Promise.all([
      fray(args),
      fray([...args, '--json', '--workers', '1']),
      fray([...args, '--json', '--workers', '2']),
    ]);
    expect(table.out).toMatch(/ 1 gladiator +\d+\n +\d+-\d+\n 2 monk +\d+ *\n/);
    expect(table.out).toMatch(/against the field +95% interval\ngladiator +\d+\.\d%/);
    expect(two.out).toBe(one.out);
    const { contenders, cells, matches } = JSON.parse(one.out);
    expect(contenders).toEqual(['gladiator', 'monk']);
    const games = cells.flat().map((cell: { games: number } | null) => cell?.games);
    expect(games).toEqual([undefined, 30, 30, undefined]);
    expect(matches).toBe(60);
  });

  it.each([
    [['play', 'destinyquest', '-o', 'hero1=zorro'], 'There is no hero called "zorro"'],
    [['play', 'destinyquest', '-o', `hero1=@${scratch('none.hero')}`], 'there is no such file'],
    [['play', 'destinyquest', '-o', `hero1=@${scratch('odd.hero', '{"name":"X"}')}`], ''],
    [
      ['sim', 'destinyquest', '--heroes', 'monk,zorro'],
      'There is no hero called "zorro"; choose all, or some of',
    ],
    [['sim', 'destinyquest', '--heroes', 'monk,monk'], 'Name each hero once.'],
  ])('answers %j with one sentence', async (args, message) => {
    const { code, err } = await fray(args);
    expect(code).toBe(1);
    expect(err).toContain(message);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });
});
