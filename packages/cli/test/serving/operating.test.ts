/** docs/OPERATING.md, performed as far as one machine allows: the unit, both stages of nginx, a backup and a restore. */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { fray } from '../fray.js';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const UNIT = 'docs/operating/fray.service';
const home = mkdtempSync(join(tmpdir(), 'fray-operating-'));
const path = `${process.env['PATH']}:/usr/sbin`;
/** Of 10; an unprotected service has 9.6. */
const EXPOSED_AT_MOST = 2;

afterAll(() => rmSync(home, { recursive: true, force: true }));

/** Where the document's paths lie in this test. */
function here(text: string): string {
  return text
    .replaceAll('/usr/bin/node', process.execPath)
    .replaceAll('/opt/fray', root.replace(/\/$/, ''))
    .replaceAll('/var/lib/fray', join(home, 'data'))
    .replaceAll('/var/backups/fray', home);
}

function startUnit(data: string): Promise<[ChildProcess, string]> {
  const [, line] = /^ExecStart=(.*)$/m.exec(read(UNIT))!;
  const words = here(line!).replace('--port 4680', '--port 0').replace(join(home, 'data'), data).split(' ');
  const child = spawn(words[0]!, words.slice(1), { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  // The log comes before and after the sentence that says where it is.
  return new Promise((resolve) =>
    child.stdout.on('data', (text) => {
      said += text;
      const [url] = /(?<=open at )http:\/\/\S+?(?=\. )/.exec(said) ?? [];
      if (url !== undefined) resolve([child, url]);
    }),
  );
}

function end(child: ChildProcess): Promise<number | null> {
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  child.kill('SIGTERM');
  return ended;
}

describe('the unit', () => {
  it('is one that systemd takes, and leaves little open', () => {
    // systemd wants the programs that it names to be there; which Node this is does not matter to it.
    const unit = join(home, 'fray.service');
    writeFileSync(unit, here(read(UNIT)));
    const verified = spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' });
    expect([verified.status, verified.stderr]).toEqual([0, '']);
    const security = execFileSync('systemd-analyze', ['security', '--offline=true', '--no-pager', unit], {
      encoding: 'utf8',
    });
    expect(Number(/Overall exposure level.*: ([\d.]+)/.exec(security)?.[1])).toBeLessThan(EXPOSED_AT_MOST);
    for (const set of ['MemoryMax=2G', 'IPAddressDeny=10.0.0.0/8', 'CapabilityBoundingSet=\n'])
      expect(read(UNIT)).toContain(`\n${set}`);
  });

  it('starts a server that ends; its backup, restored, knows the same guests', async () => {
    const [server, url] = await startUnit(join(home, 'data'));
    const guest = await fetch(`${url}/api/guests`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"name":"Ines"}',
    });
    expect(guest.status).toBe(200);
    const cookie = guest.headers.get('set-cookie')!.split(';')[0]!;
    const commands = [...read('docs/OPERATING.md').matchAll(/runuser -u fray -- fray (.*)$/gm)];
    expect(commands.map(([, line]) => line!.split(' ')[0])).toEqual(['backup', 'restore']);
    for (const [, line] of commands)
      expect(await fray(here(line!).split(' '))).toMatchObject({ code: 0, err: '' });
    expect(await end(server)).toBe(0);
    expect(existsSync(join(home, 'data-again'))).toBe(true);
    const [again, restored] = await startUnit(join(home, 'data-again'));
    const me = await fetch(`${restored}/api/guests/me`, { headers: { cookie } });
    expect(await me.text()).toContain('Ines');
    expect(await end(again)).toBe(0);
  });
});

describe('nginx', () => {
  const certificate = join(home, 'live');

  it.each([
    ['nginx-first.conf', false],
    ['nginx.conf', true],
  ])('loads %s with or without a certificate (%s)', (name, withCertificate) => {
    if (withCertificate) {
      mkdirSync(certificate, { recursive: true });
      const files = ['-keyout', join(certificate, 'privkey.pem'), '-out', join(certificate, 'fullchain.pem')];
      execFileSync(
        'openssl',
        ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=fray.example.org', ...files],
        { stdio: 'ignore' },
      );
    }
    const site = read(`docs/operating/${name}`).replaceAll(
      '/etc/letsencrypt/live/fray.example.org',
      certificate,
    );
    const conf = join(home, name);
    writeFileSync(
      conf,
      `pid ${home}/pid;\nerror_log stderr;\nevents {}\nhttp {\naccess_log off;\n${site}\n}\n`,
    );
    const tested = spawnSync('nginx', ['-t', '-p', home, '-c', conf], {
      encoding: 'utf8',
      env: { ...process.env, PATH: path },
    });
    expect(tested.stderr).toContain('test is successful');
    expect(tested.status).toBe(0);
  });
});

describe('packages', () => {
  it('replace what others ask for only by versions that are named exactly', () => {
    const { overrides } = JSON.parse(read('package.json')) as { overrides: Record<string, string> };
    for (const version of Object.values(overrides)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  });
});
