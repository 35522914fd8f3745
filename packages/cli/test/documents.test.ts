/** What the documents tell people to type is typed here, and what they point to exists. */
import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rohan } from '@fray/game-rohan';
import { scenarioAdapter } from '@fray/game-rohan/scenario';
import { runScenarios } from '@fray/testkit';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildProgram } from '../src/program.js';
import { fray } from './fray.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const read = (name: string): string => readFileSync(join(root, name), 'utf8');
const packages = readdirSync(join(root, 'packages')).map((name) => `packages/${name}`);
const documents = ['.', 'docs', ...packages].flatMap((folder) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name)),
);
/** What stands in a block and looks like something to type, without the remark behind it. */
const commands = documents.flatMap((name) =>
  [...read(name).matchAll(/^(?: {4})?(?:.*&& )?((?:npx |npm |node |fray ).+?)(?: +#.*)?$/gm)].map(
    (match) => [name, match[1]!] as const,
  ),
);
const lines = commands.flatMap(([name, text]) => {
  const [, line] = /^(?:npx )?fray (.+)$/.exec(text) ?? [];
  return line === undefined ? [] : [[name, line] as const];
});
/** Commands that run until they are stopped, or that measure for minutes: tests of their own run them. */
const LONG = ['serve', 'bench', 'load', 'ladder', 'lab answers', 'lab bench', 'lab work', 'lab status'];
const isLong = (line: string): boolean =>
  LONG.some((command) => `${line} `.startsWith(`${command} `)) || line.includes('--queue');

describe('documents', () => {
  it('show how to use the program', () => expect(lines.length).toBeGreaterThan(12));

  it.each(lines)('%s: fray %s is understood', async (_name, line) => {
    const program = buildProgram();
    let ran = '';
    for (const command of program.commands)
      for (const each of [command, ...command.commands])
        each.exitOverride().action(() => {
          ran = command.name();
        });
    await program.parseAsync(line.split(/ +/), { from: 'user' });
    expect(ran).toBe(line.split(' ')[0]);
  });

  describe('and what they say works', () => {
    const folder = mkdtempSync(join(tmpdir(), 'fray-documents-'));
    const runs = [...new Set(lines.map(([, line]) => line))].filter(
      (line) => !isLong(line) && !line.includes('stone-wall') && !line.includes('<'),
    );

    beforeAll(async () => {
      // The record that later lines speak of.
      const saving = runs.find((line) => line.includes('--save match.jsonl'))!;
      await fray(saving.split(/ +/), '', folder);
    }, 120_000);

    it.each(runs)('fray %s', async (line) => {
      const { code, err } = await fray(typed(line), '', folder);
      expect({ code, err }).toEqual({ code: 0, err: '' });
    });
  });

  it('name only scripts and files that there are', () => {
    const missing = commands.flatMap(([name, text]) => {
      const [, script] = /npm run ([\w:-]+)/.exec(text) ?? [];
      const [, workspace] = /-w @fray\/([\w-]+)/.exec(text) ?? [];
      const { scripts } = JSON.parse(
        read(join(workspace === undefined ? '.' : `packages/${workspace}`, 'package.json')),
      );
      const files = [...text.matchAll(/(?<= )(?:packages|tools|bench|examples)\/[^\s*]+\.\w+/g)].map(
        ([file]) => file,
      );
      const gone = files.filter((file) => !existsSync(join(root, file)));
      return script === undefined || script in scripts ? gone : [...gone, `${name}: npm run ${script}`];
    });
    expect(missing).toEqual([]);
    expect(commands.length).toBeGreaterThan(lines.length + 4);
  });

  it.each(documents)('%s points only to what exists', (name) => {
    const links = [...read(name).matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, link]) => link!);
    expect(links.filter((link) => !existsSync(join(root, dirname(name), link)))).toEqual([]);
  });

  it('show a scenario that holds', async () => {
    const text = /## An example\n\n((?: {4}.*\n|\n)+)/.exec(read('packages/testkit/SCENARIOS.md'))![1]!;
    const results = await runScenarios(text.replace(/^ {4}/gm, ''), rohan, scenarioAdapter);
    expect(results.ok && results.value.map(({ fault }) => fault)).toEqual([undefined, undefined]);
  });

  it('name the same line for all tests as the check that runs it', () => {
    const line = 'npm ci && npm test';
    expect(read('README.md')).toContain(`\n    ${line}\n`);
    const commands = read('.ci/run')
      .split('\n')
      .filter((text) => text !== '' && !/^(#|set |cd )/.test(text));
    expect(commands).toEqual([line]);
  });
});

/** A line as a shell hands it on, with fewer matches than a person has time for. */
function typed(line: string): string[] {
  const words = line
    .split(/ +/)
    .flatMap((word) =>
      word.includes('*') ? expand(word) : [word.startsWith('examples/') ? join(root, word) : word],
    );
  return words[0] === 'sim' ? [...words, '--games', '4'] : words;
}

function expand(pattern: string): string[] {
  const folder = join(root, dirname(pattern));
  const end = pattern.slice(pattern.lastIndexOf('*') + 1);
  return readdirSync(folder)
    .filter((name) => name.endsWith(end))
    .map((name) => join(folder, name));
}
