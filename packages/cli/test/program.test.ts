import { describe, expect, it } from 'vitest';
import { fray } from './fray.js';

describe('fray', () => {
  it('lists its commands, and every command explains itself', async () => {
    const { code, out } = await fray(['--help']);
    expect(code).toBe(0);
    const commands = [...out.matchAll(/^ {2}([a-z]+) /gm)]
      .map(([, name]) => name!)
      .filter((name) => name !== 'help');
    for (const expected of ['play', 'sim', 'replay', 'verify', 'scenario', 'bench', 'games'])
      expect(commands).toContain(expected);
    const pages = await Promise.all(commands.map((name) => fray([name, '--help'])));
    for (const [i, page] of pages.entries()) {
      expect(page.code).toBe(0);
      expect(page.out).toContain(`Usage: fray ${commands[i]}`);
    }
  });

  it.each([
    [['dance'], 'There is no command called "dance"; "fray --help" lists them.'],
    [['nonsense', '--help'], 'There is no command called "nonsense"'],
    [['help', 'nonsense'], 'There is no command called "nonsense"'],
    [['rules', 'rohan', 'RL-99'], 'The rules of Rohan’s Last Stand have no clause RL-99.'],
    [['play'], "Missing required argument 'game'."],
    [['play', 'rohan', '--loud'], "Unknown option '--loud'."],
    [['verify', 'a', 'b'], 'Too many arguments'],
    [['sim', 'rohan', '--games'], 'argument missing'],
    [['load', '--matches', '4,2'], '--matches must grow, such as 4,16,64, not "4,2".'],
    [['load', '--seconds', 'few'], '--seconds must be a whole number of at least 1, not "few".'],
    [['load', '--against', '.', '--bots'], '--against goes with neither --data nor --bots.'],
    [['bench', '--repetitions', '1'], '--repetitions must be a whole number of at least 5, not "1".'],
    [['games', 'chess'], 'There is no game called "chess"'],
  ])('answers %j with one sentence', async (args, message) => {
    const { code, err, out } = await fray(args);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain(message);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });

  it('lists the games and the options of one', async () => {
    expect((await fray(['games'])).out).toContain('rohan  Rohan');
    const { out } = await fray(['games', 'rohan']);
    expect(out).toContain('startHealth=20 | 30 | 40');
    expect(out).toContain('coin: a coin decides, seat1: seat 1, seat2: seat 2');
    expect(out).toMatch(/nothing-fits\n +Pass when no lane is open\./);
  });

  it('says of every value what it is beside the document, with the rules and with the list of options', async () => {
    for (const { out } of [await fray(['rules', 'trueshot']), await fray(['games', 'trueshot'])]) {
      expect(out).toContain('refundFirst: refund first (departure) There is no income');
      expect(out).toContain('payFirst: pay first (letter)');
    }
    expect((await fray(['rules', 'trueshot', 'TL-47'])).out).toContain('payFirst: pay first (letter)');
    expect((await fray(['rules', 'trueshot', 'TL-46'])).out).not.toContain('(letter)');
  });

  it('[RL-35] prints the rules of a game, or some clauses of them', async () => {
    expect((await fray(['rules', 'rohan'])).out).toContain('\nRL-05 The players take turns placing cards');
    const { out } = await fray(['rules', 'rohan', 'rl-11', 'RL-A2']);
    expect(out).toMatch(/^RL-11 The defender.*\nRL-A2 Ruling: a player may pass.*\n$/);
  });

  it('fuzzes a game, and says so when nothing was found', async () => {
    const { code, out, err } = await fray(['fuzz', 'rohan', '--matches', '2', '--seed', 'x']);
    expect({ code, out, err }).toEqual({
      code: 0,
      out: 'Nothing found in 2 matches each of rohan (seed x).\n',
      err: '',
    });
    expect((await fray(['fuzz', 'chess'])).err).toContain('There is no game called "chess"');
    expect((await fray(['fuzz', '--matches', 'no'])).err).toContain('--matches must be a whole number');
  });

  it('shows its help when nothing is asked of it', async () => {
    const { code, out, err } = await fray([]);
    expect(`${out}${err}`).toContain('Usage: fray');
    expect(code).toBe(1);
  });
});
