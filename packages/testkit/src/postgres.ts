/** A real PostgreSQL, started for the tests in a folder of its own and thrown away afterwards. */
import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const DEBIAN = '/usr/lib/postgresql';
const USER = 'postgres';
const HOW =
  'These tests need a real PostgreSQL: install Debian’s package with "apt-get install -y postgresql", ' +
  'or put initdb and pg_ctl on the PATH.';

export interface Postgres {
  readonly address: string;
  readonly port: number;
  /** Cuts every connection, as a crash does, and comes back. */
  restart(): void;
  stop(): void;
}

/** Whom the database asks for a password; without it everybody on this machine is believed. */
export interface Login {
  readonly user: string;
  readonly password: string;
}

export async function startPostgres(login?: Login): Promise<Postgres> {
  const bin = findBinaries();
  const folder = mkdtempSync(join(tmpdir(), 'fray-pg-'));
  const owner = ownerIds();
  if (owner !== undefined) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const run = (tool: string, ...args: string[]): void => runAs(owner, join(bin, tool), args, folder);
  const port = await freePort();
  const user = login?.user ?? USER;
  const asked = login === undefined ? ['-A', 'trust'] : ['-A', 'scram-sha-256', '--pwfile', `${folder}/word`];
  if (login !== undefined) writeFileSync(join(folder, 'word'), login.password);
  run('initdb', '-D', data, '-U', user, ...asked, '-E', 'UTF8', '--no-sync');
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -k ${folder}`;
  const control = (...args: string[]): void =>
    run('pg_ctl', '-D', data, '-w', '-t', '60', '-l', join(folder, 'log'), '-o', options, ...args);
  control('start');
  return {
    address: `postgres://${user}@127.0.0.1:${port}/postgres`,
    port,
    restart: () => control('-m', 'immediate', 'restart'),
    stop: () => {
      run('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function findBinaries(): string {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((x, y) => Number(y) - Number(x)) : [];
  const places = [...versions.map((v) => join(DEBIAN, v, 'bin')), ...(process.env['PATH'] ?? '').split(':')];
  const found = places.find((place) =>
    ['initdb', 'pg_ctl', 'postgres'].every((tool) => existsSync(join(place, tool))),
  );
  if (found === undefined) throw new Error(HOW);
  return found;
}

/** PostgreSQL refuses to run as root; the user that Debian's package makes for it is used instead. */
function ownerIds(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string): number => Number(execFileSync('id', [flag, USER], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

function runAs(
  owner: { uid: number; gid: number } | undefined,
  file: string,
  args: string[],
  cwd: string,
): void {
  execFileSync(file, args, { cwd, stdio: 'ignore', ...(owner ?? {}) });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
