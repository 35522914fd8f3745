/**
 * One program a folder. The lock is held by the operating system through an open transaction, so it ends with its holder,
 * however that dies; a small file beside it says who that is.
 */
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';

export interface FolderLock {
  release(): void;
}

export function lockFolder(folder: string): FolderLock {
  const file = join(folder, 'fray.lock');
  const holderFile = join(folder, 'fray.holder');
  const lock = new Database(file, {});
  try {
    lock.exec('pragma busy_timeout = 0');
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (!/locked|busy/i.test(String(error))) throw error;
    throw new Error(
      `the folder ${folder} is in use by ${holderIn(holderFile)}; stop it or use another folder`,
    );
  }
  chmodSync(file, 0o600);
  const holder = { pid: process.pid, host: hostname(), since: new Date().toISOString() };
  writeFileSync(holderFile, `${JSON.stringify(holder)}\n`, { mode: 0o600 });
  return {
    release: () => {
      lock.exec('rollback');
      lock.close();
    },
  };
}

function holderIn(file: string): string {
  try {
    const { pid, host, since } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
    return `another Fray: process ${pid} on ${host}, since ${since}`;
  } catch {
    return 'another Fray';
  }
}
