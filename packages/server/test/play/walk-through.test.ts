/** The walk-through of docs/API.md, run as it is written, against the real server and a real game. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseRecord, verifyRecord } from '@fray/engine';
import { findGame } from '@fray/games';
import { describe, expect, it } from 'vitest';
import { startServer } from '../../src/start-server.js';
import { temporaryFolder } from '../support/folder.js';

const page = readFileSync(fileURLToPath(new URL('../../../../docs/API.md', import.meta.url)), 'utf8');

describe('docs/API.md', () => {
  it('has a walk-through that works', async () => {
    const blocks = [...page.matchAll(/```sh\n(.*?)```/gs)].map(([, block]) => block!);
    expect(blocks.length).toBeGreaterThanOrEqual(8);
    const data = temporaryFolder();
    const work = temporaryFolder();
    const server = await startServer({ port: 0, data: data.path, logLevel: 'silent' });
    const script = ['set -euo pipefail', ...blocks].join('\n');
    const output = await runShell(script, work.path, server.url);
    const record = parseRecord(readFileSync(`${work.path}/match.fray.jsonl`, 'utf8'));
    await server.close();
    expect(output).toContain('rohan');
    expect(output).toMatch(/"repeated":false\}.*"repeated":true\}/s);
    expect(record.ok).toBe(true);
    const game = findGame('rohan');
    if (!record.ok || !game.ok) return;
    expect(verifyRecord(game.value, record.value).ok).toBe(true);
    expect(record.value.header.fair!.players).toEqual(['Ann rolled 4 4 1', 'Bob likes rain']);
    data.remove();
    work.remove();
  });

  it('names every route that the server has, and no other', async () => {
    const data = temporaryFolder();
    const server = await startServer({ port: 0, data: data.path, logLevel: 'silent' });
    const { paths } = server.app.swagger() as { paths: Record<string, Record<string, unknown>> };
    for (const path of Object.keys(paths)) {
      const written = path.replaceAll(/\{(\w+)\}/g, ':$1').replace(/^(.*)\/ws$/, '$1');
      expect(page, written).toContain(written);
    }
    await server.close();
    data.remove();
  });
});

function runShell(script: string, cwd: string, url: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = execFile(
      'bash',
      ['-c', script],
      { cwd, env: { ...process.env, FRAY: url } },
      (error, out, err) =>
        error === null ? resolve(out) : reject(new Error(`${error.message}\n${out}\n${err}`)),
    );
    child.stdin?.end();
  });
}
