/** `fray backup` and `fray restore`: from and to any store, while a server runs on it. */
import { readBackup, writeBackup } from './backup-file.js';
import type { BackupSide } from './backup-row.js';
import { openPostgresSide } from './postgres-side.js';
import { openSqliteSide } from './sqlite-side.js';

/** Writes everything in the store to a file; a server may be running on it. Returns how many rows. */
export async function backUp(where: string, file: string): Promise<number> {
  return withSide(where, (side) => writeBackup(file, side.rows()));
}

/** Fills an empty store from a file. A store that has anything in it is left alone. */
export async function restore(where: string, file: string): Promise<number> {
  return withSide(where, async (side) => {
    if (!(await side.isEmpty()))
      throw new Error(`the store at ${where} is not empty; restore into a new one`);
    // Read to its end once before anything is written: half a backup must not become a server.
    let count = 0;
    for await (const _ of readBackup(file)) count++;
    await side.fill(readBackup(file));
    return count;
  });
}

async function withSide<T>(where: string, work: (side: BackupSide) => Promise<T>): Promise<T> {
  const side = /^postgres(ql)?:\/\//.test(where) ? await openPostgresSide(where) : openSqliteSide(where);
  try {
    return await work(side);
  } finally {
    await side.close();
  }
}
