/** `fray lab run`, an experiment from a file, and `fray lab answers`, a folder of them. */
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Chapter } from '@fray/lab';
import { describe, expect, it } from 'vitest';
import { fray } from './fray.js';

const folder = mkdtempSync(join(tmpdir(), 'fray-lab-'));

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const HEALTH =
  '# More Health?\ngame: rohan\ncompare:\n  startHealth = 40\n  hateCavalry\nmatches: 50\nseed: s\n';

describe('fray lab run', () => {
  it('answers the same on any number of threads, and says how to ask again', async () => {
    const path = file('health.lab.txt', HEALTH);
    const [none, three] = await Promise.all(
      ['0', '3'].map((workers) => fray(['lab', 'run', path, '--json', '--workers', workers])),
    );
    expect([none!.code, none!.err]).toEqual([0, '']);
    expect(three!.out).toBe(none!.out);
    const found = JSON.parse(none!.out);
    expect(found).toMatchObject({ command: `npx fray lab run ${path}`, seeds: 50, matches: 150, done: true });
    expect(found.file).toContain('startHealth = 40');
  });

  it('prints tables, and writes pictures and every match', async () => {
    const [html, matches] = [join(folder, 'report.html'), join(folder, 'matches.csv')];
    const path = file('again.lab.txt', HEALTH);
    const { out, err } = await fray(['lab', 'run', path, '--html', html, '--matches', matches]);
    expect(err).toBe('');
    expect(out).toMatch(
      /More Health\?\n\nHealth: 40 matters most: .*\n50 seeds, each under 3 settings: 150 matches/,
    );
    expect(out).toMatch(/no match differed/);
    expect(readFileSync(html, 'utf8')).toContain('<svg');
    expect(readFileSync(matches, 'utf8').split('\n')).toHaveLength(1 + 150 + 1);
  });

  it.each([
    ['game: chess\ncompare:\n  x', 'There is no game called "chess"'],
    ['game: rohan\nnonsense', 'Line 2: an experiment has lines such as'],
    ['compare:\n  x', 'does not say "game:"'],
    ['game: rohan\ncompare:\n  startHealth = 99', 'Option "startHealth" must be one of'],
  ])('says what is wrong with %j', async (text, message) => {
    const { code, err, out } = await fray(['lab', 'run', file('wrong.lab.txt', text)]);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain(message);
  });
});

describe('fray lab answers', () => {
  const answers = join(folder, 'answers');
  mkdirSync(answers);
  const [document, page] = [join(folder, 'ANSWERS.md'), join(folder, 'answers.json')];
  const ask = (name: string, title: string) =>
    file(
      `answers/${name}.lab.txt`,
      `# ${title}\n#de Auf Deutsch\n> Note.\n>de Notiz.\ngame: rohan\ncompare:\n  redraw\nmatches: 5\n`,
    );
  const write = (...more: string[]) => fray(['lab', 'answers', answers, '--write', document, ...more]);

  it('plays them all, or some, and keeps what it knows of the rest', async () => {
    ask('1-first', 'First');
    ask('2-second', 'Second');
    expect((await write('--page', page)).out).toBe('1-first.lab.txt\n2-second.lab.txt\n');
    ask('1-first', 'First again');
    ask('2-second', 'Second again');
    const { out, err } = await write('--page', page, '--only', '2');
    expect([out, err]).toEqual(['2-second.lab.txt\n', '']);
    const titles = readFileSync(document, 'utf8').match(/^## .*/gm);
    expect(titles).toEqual(['## First again', '## Second again']);
    const chapters = JSON.parse(readFileSync(page, 'utf8'));
    // Words are read anew without playing; findings stand as they were played.
    expect(chapters.map(({ told }: Chapter) => told)).toEqual(
      ['First again', 'Second again'].map((title) => ({
        en: { title, notes: ['Note.'] },
        de: { title: 'Auf Deutsch', notes: ['Notiz.'] },
      })),
    );
    expect(chapters.map(({ found }: Chapter) => found.experiment.title)).toEqual(['First', 'Second again']);
  });

  it('says what it needs to play only some', async () => {
    const none = await write('--only', '2');
    expect([none.code, none.err]).toEqual([1, expect.stringContaining('--page FILE')]);
    const damaged = await write('--only', '2', '--page', file('damaged.json', '['));
    expect([damaged.code, damaged.err]).toEqual([1, expect.stringContaining('--page FILE')]);
  });
});
