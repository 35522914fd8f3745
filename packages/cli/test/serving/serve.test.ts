import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BIN, fray } from '../fray.js';

const data = mkdtempSync(join(tmpdir(), 'fray-serve-'));

describe('fray serve', () => {
  it('opens, says where, answers, and closes on a signal', async () => {
    const child = spawn(process.execPath, [BIN, 'serve', '--port', '0', '--data', data]);
    const url = await new Promise<string>((resolve, reject) => {
      child.stdout.once('data', (chunk) =>
        resolve(/http:\/\/\S+?(?=\. )/.exec(String(chunk))?.[0] ?? String(chunk)),
      );
      child.stderr.once('data', (chunk) => reject(new Error(String(chunk))));
    });
    const closed = new Promise<number | null>((resolve) => child.once('close', resolve));
    try {
      expect((await fetch(`${url}/api/games`)).status).toBe(200);
      const taken = await fray(['serve', '--port', new URL(url).port, '--data', join(data, 'second')]);
      expect(taken).toMatchObject({
        code: 1,
        err: expect.stringMatching(/^fray: Port \d+ is taken; choose another with --port\.\n$/),
      });
    } finally {
      child.kill('SIGTERM');
    }
    expect(await closed).toBe(0);
  });

  it('ends with the reason where it may not write, even beside a log that is not yet in the file', async () => {
    const folder = join(data, 'read-only');
    const first = spawn(process.execPath, [BIN, 'serve', '--port', '0', '--data', folder]);
    await new Promise((resolve) => first.stdout.once('data', resolve));
    const gone = new Promise((resolve) => first.once('close', resolve));
    first.kill('SIGKILL');
    await gone;
    expect(existsSync(join(folder, 'fray.db-wal'))).toBe(true);
    for (const name of readdirSync(folder)) chmodSync(join(folder, name), 0o444);
    chmodSync(folder, 0o555);
    chmodSync(data, 0o755);
    // Nothing is read-only for root.
    const owner = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
    const second = spawn(process.execPath, [BIN, 'serve', '--port', '0', '--data', folder], owner);
    let err = '';
    second.stderr.on('data', (chunk) => {
      err += chunk;
    });
    const code = await new Promise((resolve) => second.once('close', resolve));
    chmodSync(folder, 0o755);
    expect(err).toMatch(/^fray: The server cannot start: .*(read-?only|permission|unable to open|denied)/i);
    expect([code, err.trimEnd().split('\n').length]).toEqual([1, 1]);
  });

  it('says which of the two may not be used, the port or the data folder', async () => {
    const closed = mkdtempSync(join(tmpdir(), 'fray-closed-'));
    chmodSync(closed, 0o555);
    const run = async (...args: string[]) => {
      // Root may do everything; a port below 1024 is anybody's where the system says so.
      const owner = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
      const child = spawn(process.execPath, [BIN, 'serve', ...args], owner);
      let said = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk) => {
          said += chunk;
          if (said.includes('http://')) child.kill('SIGTERM');
        });
      await new Promise((resolve) => child.once('close', resolve));
      return said;
    };
    expect(await run('--port', '0', '--data', join(closed, 'in'))).toBe(
      `fray: You may not write to the data folder ${join(closed, 'in')}; choose another with --data.\n`,
    );
    const own = mkdtempSync(join(tmpdir(), 'fray-open-'));
    chmodSync(own, 0o777);
    const lowest = Number(readFileSync('/proc/sys/net/ipv4/ip_unprivileged_port_start', 'utf8'));
    const said = await run('--port', '1', '--data', own);
    if (lowest > 1)
      expect(said).toBe('fray: You may not use port 1; choose one of 1024 or more with --port.\n');
    else expect(said).not.toContain('data folder');
  });

  it.each([
    [['--port', 'web'], '--port must be a whole number of at least 0, not "web".'],
    [['--port', '70000'], '--port must be at most 65535, not 70000.'],
    [['--log', 'loud'], '--log must be one of trace, debug, info, warn, error, silent, not "loud".'],
    [
      ['--web', '/nowhere', '--port', '0'],
      'There is no built page in /nowhere: --web needs a folder with an index.html.',
    ],
    [['--data', 'postgres://nobody@127.0.0.1:1/none', '--port', '0'], 'The server cannot start'],
  ])('answers %j with one sentence', async (args, message) => {
    const { code, err } = await fray(['serve', ...args]);
    expect(code).toBe(1);
    expect(err).toContain(message);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });
});
