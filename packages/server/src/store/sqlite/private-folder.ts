/** The folder of the embedded store holds seeds and the key of all cookies: nobody but its owner may look into it. */
import { chmodSync, existsSync, mkdirSync, statSync } from 'node:fs';

/** Makes the folder if need be. A file that is there and empty is a lost one, not a new server. */
export function prepareFolder(folder: string, file: string): void {
  if (!existsSync(folder)) mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (existsSync(file) && statSync(file).size === 0)
    throw new Error(`${file} is empty: restore a backup, or delete it to start anew`);
}

/** The files beside it (log and index of the database) get their rights from it. */
export function keepPrivate(file: string): void {
  for (const each of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(each)) chmodSync(each, 0o600);
}
