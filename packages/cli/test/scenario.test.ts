import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { fray, scratch } from './fray.js';

const folder = fileURLToPath(new URL('../../game-rohan/test/scenarios', import.meta.url));
const files = readdirSync(folder).map((name) => join(folder, name));

describe('fray scenario', () => {
  it('runs all of Rohan’s scenarios', async () => {
    const { code, out, err } = await fray(['scenario', ...files]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const [, holding, all] = /(\d+) of (\d+) scenarios hold\.\n$/.exec(out)!;
    expect(holding).toBe(all);
    expect(Number(all)).toBeGreaterThan(20);
  });

  it('shows the difference where one fails, and exits with an error', async () => {
    const file = scratch(
      'wrong.scenario.txt',
      'game: rohan\n\n# A match starts\nseed: s\nexpect:\n  rohan health 99\n',
    );
    const { code, out, err } = await fray(['scenario', file]);
    expect(code).toBe(1);
    expect(out).toContain('FAIL  A match starts');
    expect(out).toContain('rohan health 99');
    expect(err).toBe('fray: 1 of 1 scenarios failed.\n');
  });

  it.each([
    ['empty', '', 'There is no scenario in this file'],
    ['nameless', '# A match starts\nexpect:\n  outcome none\n', 'does not say which game it is for'],
    ['strange', 'game: chess\n\n# Mate\nexpect:\n  outcome none\n', 'There is no game called "chess"'],
    ['jumbled', '# A\nwhatever\n', 'jumbled'],
  ])('answers an %s file with one sentence', async (name, content, message) => {
    const { code, err } = await fray(['scenario', scratch(`${name}.scenario.txt`, content)]);
    expect(code).toBe(1);
    expect(err).toContain(message);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });

  it('takes the game from the command line', async () => {
    const file = scratch('plain.scenario.txt', '# A match starts\nseed: s\nexpect:\n  outcome none\n');
    expect((await fray(['scenario', '--game', 'rohan', file])).code).toBe(0);
  });
});
