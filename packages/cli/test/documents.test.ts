/** What the documents tell people to type must exist. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { buildProgram } from '../src/program.js';

const read = (name: string): string =>
  readFileSync(fileURLToPath(new URL(`../../../${name}`, import.meta.url)), 'utf8');
const documents = ['README.md', 'CONTRIBUTING.md', 'packages/testkit/SCENARIOS.md'];
const lines = documents.flatMap((name) =>
  [...read(name).matchAll(/^ {4}(?:.*&& )?npx fray (.+?)(?: +#.*)?$/gm)].map(
    (match) => [name, match[1]!] as const,
  ),
);

describe('documents', () => {
  it('show how to use the program', () => expect(lines.length).toBeGreaterThan(8));

  it.each(lines)('%s: fray %s is understood', async (_name, line) => {
    const program = buildProgram();
    let ran = '';
    for (const command of program.commands) {
      command.exitOverride().action(() => {
        ran = command.name();
      });
    }
    await program.parseAsync(line.split(/ +/), { from: 'user' });
    expect(ran).toBe(line.split(' ')[0]);
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
