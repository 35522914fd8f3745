/** A game in a folder above is a stranger's code until it is known to be the reader's own, and is run for nothing else than itself. */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { findLocalGame } from '../src/game/local-game.js';
import { fray, playToRecord } from './fray.js';

const above = mkdtempSync(join(tmpdir(), 'fray-above-'));
const folder = join(above, 'in', 'between');
const mark = join(above, 'it-ran');
mkdirSync(folder, { recursive: true });
writeFileSync(
  join(above, 'package.json'),
  '{ "name": "x", "type": "module", "fray": { "game": "trap.js" } }',
);
writeFileSync(
  join(above, 'trap.js'),
  `import { writeFileSync } from 'node:fs'; writeFileSync(${JSON.stringify(mark)}, ''); export const game = { id: 'trap' };`,
);

describe('a game in a folder above', () => {
  beforeEach(() => rmSync(mark, { force: true }));

  it('is not run for games on the shelf', async () => {
    const record = await playToRecord('above.jsonl', 'above');
    for (const args of [
      ['verify', record],
      ['replay', record],
      ['rules', 'rohan', 'RL-11'],
      ['games', 'rohan'],
    ]) {
      expect(await fray(args, '', folder), args.join(' ')).toMatchObject({ code: 0, err: '' });
      expect(existsSync(mark), args.join(' ')).toBe(false);
    }
  });

  it('is run when it may be the one that is meant, and its reader is told before', async () => {
    const { err } = await fray(['rules', 'trap'], '', folder);
    expect(err.split('\n')[0]).toBe(`fray: Running the code of the game in ${above}.`);
    expect(existsSync(mark)).toBe(true);
  });

  it('of somebody else is not run, and its reader is told', async () => {
    const me = userInfo().uid;
    const said: string[] = [];
    const say = (text: string): void => void said.push(text);
    expect(await findLocalGame(folder, me + 1, say)).toBeUndefined();
    expect(said).toEqual([`The game in ${above} belongs to another user, so its code is not run.`]);
    expect(existsSync(mark)).toBe(false);
    expect((await findLocalGame(folder, me, say))?.game.id).toBe('trap');
  });
});
