/** However the server was started, a signal ends it: nothing stays behind with its port and its folder. */
import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { showInBrowser } from '../../src/show-in-browser.js';
import { BIN } from '../fray.js';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const home = mkdtempSync(join(tmpdir(), 'fray-ending-'));
const data = join(home, 'data');
const args = ['serve', '--port', '0', '--data', data];
/** What `npm start` runs once everything is built, as npm runs a script. */
writeFileSync(
  join(home, 'package.json'),
  JSON.stringify({ private: true, scripts: { start: `node ${JSON.stringify(BIN)} ${args.join(' ')}` } }),
);

afterAll(() => rmSync(home, { recursive: true, force: true }));

/** Its address, once it is open. Everything of it is of one group, as from a terminal. */
async function start(program: string, args: readonly string[], cwd: string): Promise<[ChildProcess, number]> {
  const child = spawn(program, args, { cwd, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout!.on('data', (chunk) => {
      said += chunk;
      const [, found] = /http:\/\/127\.0\.0\.1:(\d+)/.exec(said) ?? [];
      if (found !== undefined) resolve(Number(found));
    });
    child.once('close', () => reject(new Error(`ended before it opened: ${said}`)));
  });
  return [child, port];
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

describe('a server', () => {
  it.each([
    ['npx', ['--no-install', 'fray', ...args], root, 'SIGTERM', 'alone'],
    ['npx', ['--no-install', 'fray', ...args], root, 'SIGINT', 'all'],
    ['npm', ['start'], home, 'SIGTERM', 'alone'],
    ['npm', ['start'], home, 'SIGINT', 'all'],
    [process.execPath, [BIN, ...args], root, 'SIGINT', 'alone'],
  ] as const)('started by %s %j in %s ends by %s to %s of it', async (program, words, cwd, signal, whom) => {
    const [child, port] = await start(program, words, cwd);
    try {
      // Its outputs are closed when the last process that has them is gone.
      const gone = new Promise((resolve) => child.once('close', resolve));
      process.kill(whom === 'all' ? -child.pid! : child.pid!, signal);
      await gone;
      expect(await isOpen(port)).toBe(false);
      const [again, next] = await start(process.execPath, [BIN, ...args], root);
      again.kill('SIGTERM');
      expect(next).toBeGreaterThan(0);
      await new Promise((resolve) => again.once('close', resolve));
    } finally {
      try {
        process.kill(-child.pid!, 'SIGKILL');
      } catch {
        // Nothing was left.
      }
    }
  });
});

describe('a browser', () => {
  it('is opened where there is a display, and not elsewhere', async () => {
    const seen = join(home, 'seen');
    writeFileSync(
      join(home, 'xdg-open'),
      `#!/bin/sh\nprintf '%s' "$1" > '${seen}.new' && mv '${seen}.new' '${seen}'\n`,
    );
    chmodSync(join(home, 'xdg-open'), 0o755);
    const before = process.env['PATH'];
    process.env['PATH'] = `${home}${delimiter}${before}`;
    try {
      showInBrowser('http://127.0.0.1:1', {}, 'linux');
      showInBrowser('http://127.0.0.1:2', { DISPLAY: ':0' }, 'linux');
      await expect.poll(() => readFileSync(seen, 'utf8')).toBe('http://127.0.0.1:2');
    } finally {
      process.env['PATH'] = before;
    }
  });
});
