import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fray, playToRecord, scratch } from '../fray.js';

const start = ['play', 'rohan', '--seed', 'test', '-o', 'firstAttacker=seat1'];

describe('fray play', () => {
  it('plays a whole match by numbers and says who won', async () => {
    const { code, out, err } = await fray(start, '1\n'.repeat(400));
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('You attack first.');
    expect(out).toMatch(/\n(You win|Isengard wins): .+ \(RL-\w+\)\n/);
  });

  it('is the same match again for the same seed', async () => {
    const [one, two] = await Promise.all([fray(start, '1\n2\n3\n'), fray(start, '1\n2\n3\n')]);
    expect(one.out).toBe(two.out);
    expect((await fray(['play', 'rohan', '--seed', 'other'], '1\n2\n3\n')).out).not.toBe(one.out);
  });

  it('takes short notation, and explains every refusal with its clause', async () => {
    const { out } = await fray(start, 'play recruit 9\nplay berserker 1\nkeep\n99\nfly away\nplay\npass\n');
    expect(out).toContain('No: There are five lanes, numbered 1 to 5. (RL-06)');
    expect(out).toMatch(/play berserker 1\nNo: .+ \(RL-\w+\)/);
    expect(out).toContain('There is no choice 99; choose from 1 to ');
    expect(out).toContain('Unknown word "fly". Known: play, pass');
    expect(out).toContain('Write it as: play <card> <lane>.');
    expect(out).toContain('You passed.');
  });

  it('shows on ? what is refused and why', async () => {
    const { out } = await fray(start, '1\n?\n');
    expect(out).toMatch(/A card of yours already stands in that lane. \(RL-06\)\n {4}play [a-z-]+ 1/);
  });

  it('takes the last choice back on undo', async () => {
    const { out } = await fray(start, 'undo\n1\nundo\n');
    expect(out).toContain('Nothing has been chosen yet.');
    expect(out).toMatch(/Rohan took back: play [a-z-]+ 1\./);
    // What the choices name is explained only the first time.
    const unexplained = out.replace(/^ {4}.* · .*\n/gm, '');
    const tables = unexplained.split('Which card joins the attack?').map((part) => part.split('> ')[0]);
    expect(tables[3]).toBe(tables[1]);
  });

  it('looks things up, tells the story so far and lists its commands', async () => {
    const { out } = await fray(start, 'look king\nlook nobody\nlook\nlog\nhelp\nboard\n\n');
    expect(out).toContain('The King · Attack 5');
    expect(out).toContain('Nothing here is called "nobody".');
    expect(out).toContain('Say what to look up');
    expect(out.match(/You attack first\./g)).toHaveLength(2);
    expect(out).toContain('play <card> <lane>, pass, finish');
    expect(out.match(/Which card joins the attack\?/g)).toHaveLength(2);
  });

  it('[RL-35] reads the rules and each clause of them at the table', async () => {
    const { out } = await fray(start, 'rules\nlook RL-11\nrules rl-09\nlook RL-99\n');
    expect(out).toContain('Two players, two unequal armies, five lanes.');
    expect(out).toMatch(/look RL-11\nRL-11 The defender may not place a card opposite a Surprise card\./);
    expect(out).toMatch(/rules rl-09\nRL-09 The defender may only use a lane/);
    expect(out).toContain('Nothing here is called "RL-99".');
  });

  it('explains what the choices name, once', async () => {
    const { out } = await fray(start, '1\n1\n');
    expect(
      out.match(/Elven Prince · Attack 9.*Armor Pierce: The card opposite has no defence/g),
    ).toHaveLength(1);
  });

  it('leaves cleanly when the input ends or on quit', async () => {
    for (const input of ['', '1\n', 'quit\n', 'q\n']) {
      const { code, out, err } = await fray(start, input);
      expect({ code, err }).toEqual({ code: 0, err: '' });
      expect(out).toContain('You left the table.');
    }
  });

  it('saves a record as it goes, also of a match that was left', async () => {
    const file = scratch('left.fray.jsonl');
    const other = scratch('other.fray.jsonl');
    const { out } = await fray(
      [...start, '--save', file],
      `1\nsave ${other}\nsave\nsave ${scratch('no/where')}\n`,
    );
    expect(out).toContain(`Saved to ${other}.`);
    expect(out).toContain('Say where to: save <file>.');
    expect(out).toContain('Cannot write');
    expect(readFileSync(file, 'utf8')).toBe(readFileSync(other, 'utf8'));
    expect((await fray(['verify', file])).code).toBe(0);
  });

  it('lets the person take the other seat, by number or name, and set options', async () => {
    const byNumber = await fray([...start, '--seat', '2'], '');
    const byName = await fray([...start, '--seat', 'isengard'], '');
    expect(byNumber.out).toMatch(/You drew (?!7 cards)/);
    expect(byName.out).toBe(byNumber.out);
    expect((await fray([...start, '-o', 'startHealth=40'], '')).out).toMatch(/Health +40/);
  });
});

describe('fray play --two', () => {
  it('covers the hands between two people', async () => {
    const { out } = await fray([...start, '--two'], '\n1\n\npass\n\n');
    const screens = out.split('-'.repeat(60));
    expect(out).toContain('Rohan is next. Press Enter when only they can see this.');
    expect(out).toContain('Isengard is next.');
    const [, rohan, handover, isengard] = screens;
    expect(rohan).toContain('You drew Elf Soldier');
    expect(rohan).toContain('Isengard drew 7 cards.');
    expect(handover).not.toContain('drew');
    expect(isengard).toContain('Rohan drew 7 cards.');
    expect(isengard).not.toContain('drew Elf Soldier');
  });

  it('asks everybody before something seen is taken back', async () => {
    const { out } = await fray([...start, '--two'], '\n1\n\nundo\nn\nundo\ny\n\n');
    expect(out.match(/Does everybody agree\?/g)).toHaveLength(2);
    expect(out.match(/Rohan took the last choice back\./g)).toHaveLength(1);
  });
});

describe('fray play, asked wrongly', () => {
  it.each([
    [['play', 'chess'], 'There is no game called "chess"; choose one of rohan'],
    [['play', 'rohan', '--bot', 'hal'], 'There is no bot called "hal"; choose one of random, greedy'],
    [['play', 'rohan', '-o', 'startHealth=25'], 'Option "startHealth" must be one of 20, 30, 40, not "25".'],
    [['play', 'rohan', '-o', 'colour=red'], 'Unknown option "colour". Known: startHealth'],
    [['play', 'rohan', '-o', 'colour'], 'Write an option as name=value, not "colour".'],
    [['play', 'rohan', '--seat', '3'], 'There is no seat "3"; choose one of 1 (Rohan), 2 (Isengard).'],
    [['play', 'rohan', '--seats', '3'], 'is for 2 players, not 3.'],
    [['play', 'rohan', '--seats', 'x'], '--seats must be a whole number of at least 1, not "x".'],
    [['play', 'rohan', '--two', '--seat', '1'], 'Use either --two or --seat'],
    [['play', 'rohan', '--save', scratch('no/such/folder/x')], 'Cannot write'],
  ])('%j gets one sentence', async (args, message) => {
    const { code, err } = await fray(args);
    expect(code).toBe(1);
    expect(err).toContain(message);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });

  it('never leaves a half-written file behind when it refuses', async () => {
    const file = scratch('never.jsonl');
    await fray(['play', 'rohan', '-o', 'startHealth=25', '--save', file]);
    expect(existsSync(file)).toBe(false);
  });
});

describe('playToRecord', () => {
  it('gives a finished match', async () => {
    expect(readFileSync(await playToRecord('done.jsonl', 'x'), 'utf8')).toContain('"line":"end"');
  });
});
